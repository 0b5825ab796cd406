import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../database/project-root.ts';
import { equipmentFile, specOf } from '../../demo/deliveries.ts';
import { demoStock } from '../../demo/stock.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { compareInventories, readers } from '../../fixtures/stock-comparison.ts';
import { aVehicle, damagesOf } from '../../fixtures/vehicles.ts';
import { readEquipment } from '../imports/equipment.ts';
import { readSpec } from '../imports/spec.ts';
import { VEHICLE_FIELD_NAMES } from '../../contract/vehicle-fields.ts';
import { columnOf } from './columns.ts';

/**
 * What dealers type, in three languages, and which vehicles of the demo it finds: exactly those that match the terms of the second
 * column. `~` contains, `^` begins with, `|` or, `_` stands for a space; every other vehicle must not be found.
 */
const QUESTIONS = readFileSync(join(projectRoot, 'server/vehicles/search-questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [question = '', finds = ''] = line.split('\t');
    return { question, finds };
  });

interface Row {
  id: string;
  make: string;
  model: string;
  variant: string;
  /** Model and variant. */
  name: string;
  fuel: string;
  gearbox: string;
  colour: string;
  body: string;
  line: string;
  year: number;
  km: number;
  kw: number;
  price: number;
  accident: string;
  owners: number;
  tow: number;
  reach: number;
  /** 999 if nobody knows it. */
  co2: number;
  /** Whether the inspection is new. */
  inspected: boolean | null;
  /** The month until which the inspection is valid: 202703; 0 if nobody knows. */
  due: number;
  /** The seats, and the equipment. */
  seating: string;
  /** Names and equipment. */
  drive: string;
  emission: string;
  /** What the delivery says of the service book, and the equipment. */
  book: string;
  /** The sum of the damages; -1 if nobody knows it. */
  damage: number;
  country: string;
  doors: number;
  vin: string;
  /** The month of the first registration: 202105. */
  from: number;
  /** For how many months it has been registered; the month of the registration counts as a whole. */
  aged: number;
}

const app = await testApp();
const { db } = app.deps;
let rows: Row[] = [];

beforeAll(async () => {
  for (const vehicle of demoStock(450, 20_260_115)) {
    const spec = readSpec(Buffer.from(JSON.stringify(specOf(vehicle))), 'spec.json', new Date());
    await aVehicle(db, {
      vin: spec.vin,
      make: spec.make,
      model: spec.model,
      price_net: spec.priceNet,
      equipment_text: readEquipment(equipmentFile(vehicle), 'equipment.txt'),
      ...Object.fromEntries(VEHICLE_FIELD_NAMES.map((name) => [columnOf(name), spec[name]])),
      colour: spec.colour,
    });
  }
  // The demo has none of these.
  await aVehicle(db, {
    make: 'Audi',
    model: 'A4 Avant',
    variant: '40 TDI',
    first_registered: '2021-05-04',
    colour: 'Distriktgrün Metallic',
    body_type: 'ESTATE',
  });
  await aVehicle(db, { first_registered: '2021-02-03', mileage_km: 62_000, body_type: 'HATCHBACK' });
  // Others put the engine of a class into the variant. A socket of 220 V is no engine.
  await aVehicle(db, {
    make: 'Mercedes-Benz',
    model: 'E Klasse',
    variant: '220d Avantgarde',
    equipment_text: 'Scheckheftgepflegt',
  });
  await aVehicle(db, {
    make: 'Mercedes-Benz',
    model: 'E 300 e',
    fuel_type: 'Plug-in hybrid',
    equipment_text: 'Steckdose 220 V\nFull service history',
    next_inspection: monthsFromNow(24),
  });
  await aVehicle(db, {
    make: 'BMW',
    model: '3er',
    variant: 'xDrive20d M Sport',
    equipment_text: 'Carnet d’entretien à jour\nPack d’hiver\n8-Gang-Sportautomatik',
    next_inspection: monthsFromNow(12),
  });
  await aVehicle(db, { make: 'Renault', model: 'Megane', equipment_text: "Pack d'hiver\nBoîte 8 vitesses" });
  await aVehicle(db, {
    make: 'Skoda',
    model: 'Superb',
    variant: 'Combi',
    body_type: 'ESTATE',
    equipment_text: '8-fach bereift',
  });
  for (const service_book of ['COMPLETE', 'PRESENT', 'INCOMPLETE', 'NONE'] as const)
    await aVehicle(db, { make: 'Dacia', model: 'Jogger', service_book });
  for (const range_km of [250, 400, 520])
    await aVehicle(db, { make: 'Renault', model: 'Zoe', fuel_type: 'Electric', range_km });
  for (const co2_g_km of [0, 95, 96, 120])
    await aVehicle(db, { make: 'Dacia', model: 'Spring', fuel_type: 'Hybrid', co2_g_km });
  await aVehicle(db, {
    make: 'Maserati',
    model: 'Quattroporte',
    variant: 'Modena',
    emission_class: 'EURO_5',
    location_country: 'FR',
  });
  for (const [seats, estimates] of [
    [9, ['300.00']],
    [8, ['700.00']],
    [8, []],
  ] as const)
    await aVehicle(db, {
      make: 'Ford',
      model: 'Tourneo Custom',
      fuel_type: 'Diesel',
      body_type: 'ESTATE',
      seats,
      equipment_text: 'Anhängerkupplung',
      condition: damagesOf(...estimates),
    });
  await aVehicle(db, {
    make: 'Renault',
    model: 'Zoe',
    vin: 'VF1AG000268004666',
    doors: 4,
    owners: 2,
    equipment_text: 'Bordlader 22 kW',
  });
  const found = await sql<Row>`
    select id, make, model, coalesce(variant, '') as variant, concat_ws(' ', model, variant) as name, fuel_type as fuel,
      transmission as gearbox, coalesce(colour, '') as colour,
      coalesce(body_type, '') as body, coalesce(equipment_text, '') as line, extract(year from first_registered)::int as year,
      mileage_km as km, kw, price_net::float as price,
      coalesce(accident_free::text, '') as accident, coalesce(owners, 99) as owners, coalesce(tow_load_kg, 0) as tow,
      coalesce(range_km, 0) as reach, coalesce(co2_g_km, 999) as co2,
      next_inspection >= date_trunc('month', now() at time zone 'utc') + interval '18 months' as inspected,
      coalesce(extract(year from next_inspection) * 100 + extract(month from next_inspection), 0)::int as due,
      concat_ws(' ', 'seats ' || seats, equipment_text) as seating,
      concat_ws(' ', model, variant, equipment_text) as drive,
      replace(coalesce(emission_class, ''), '_', ' ') as emission,
      concat_ws(' ', 'book ' || service_book, equipment_text) as book,
      coalesce(damages_sum, -1)::float as damage, coalesce(location_country, '') as country, coalesce(doors, 0) as doors,
      coalesce(vin, '') as vin,
      (extract(year from first_registered) * 100 + extract(month from first_registered))::int as "from",
      (extract(year from age(date_trunc('month', now() at time zone 'utc'), date_trunc('month', first_registered))) * 12
        + extract(month from age(date_trunc('month', now() at time zone 'utc'), date_trunc('month', first_registered))))::int as aged
    from vehicles
  `.execute(db);
  rows = found.rows;
});

function monthsFromNow(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 10);
}

const TERM = /^(\w+)(<=|>=|=|~|\^)(.+)$/;

function matchesTerm(row: Row, term: string): boolean {
  const [, field = '', operator, operand = ''] = TERM.exec(term) ?? [];
  // The terms name fields of a row.
  const value = row[field as keyof Row];
  const text = String(value).toLowerCase();
  const wanted = operand.toLowerCase().replaceAll('_', ' ').split('|');
  if (operator === '<=') return Number(value) <= Number(operand);
  if (operator === '>=') return Number(value) >= Number(operand);
  if (operator === '~') return wanted.some((each) => text.includes(each));
  return wanted.some((each) => (operator === '^' ? text.startsWith(each) : text === each));
}

const nameOf = ({ make, model, variant, id }: Row) => `${make} ${model} ${variant} ${id}`;

test('there are 200 questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length);
});

test.each(QUESTIONS)('„$question“ finds $finds and nothing else', async ({ question, finds }) => {
  const expected =
    finds === 'none' ? [] : rows.filter((row) => finds.split(' ').every((term) => matchesTerm(row, term)));
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: question, status: 'ALL', limit: '100' },
  });
  const isListed = new Set(result.vehicles.map(({ id }) => id));
  const isExpected = new Set(expected);
  const wrong = rows.filter((row) => isListed.has(row.id) && !isExpected.has(row));
  // Beyond a page the total tells the rest.
  const missing = expected.length <= 100 ? expected.filter(({ id }) => !isListed.has(id)) : [];
  expect({ wrong: wrong.map(nameOf), missing: missing.map(nameOf) }).toEqual({ wrong: [], missing: [] });
  expect(result.pagination.total).toBe(expected.length);
  expect(expected.length > 0).toBe(finds !== 'none');
});

test('memory and database answer every question the same, with what they understood and the nearest list', async () => {
  const inventories = compareInventories(app);
  await inventories.compare(
    QUESTIONS.map(({ question }, at) => ({
      q: question,
      page: 1,
      limit: 5,
      sortBy: at % 2 === 0 ? 'relevance' : 'priceAsc',
      ...(at % 7 === 0 && { colour: ['Black'] }),
    })),
    readers.visitor,
  );
  await inventories.live.close();
  expect(inventories.compared()).toBeGreaterThan(QUESTIONS.length - 10);
});

test('words of the trade are listed with the filters that they act as', async () => {
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: 'golf dieesl unter 20.000 € schwarz' },
  });
  expect(result.understood).toEqual([
    {
      words: 'dieesl',
      without: 'golf unter 20.000 € schwarz',
      filters: [{ filter: 'fuelType', values: ['Diesel'] }],
    },
    {
      words: 'unter 20.000 €',
      without: 'golf dieesl schwarz',
      filters: [{ filter: 'priceMax', values: ['20000'] }],
    },
    {
      words: 'schwarz',
      without: 'golf dieesl unter 20.000 €',
      filters: [{ filter: 'colour', values: ['Black'] }],
    },
  ]);
});

test('a search without a match names the words that fail and the nearest list that has vehicles', async () => {
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: 'golf diesel trabant unter 900 €', make: 'Volkswagen' },
  });
  const near = await call(app, 'GET /api/vehicles', { query: { q: 'golf diesel', make: 'Volkswagen' } });
  expect(result.pagination.total).toBe(0);
  expect(result.nearest).toEqual({
    query: { q: 'golf diesel', make: ['Volkswagen'] },
    total: near.result.pagination.total,
    leftOut: ['trabant', 'unter 900 €'],
  });
  expect(near.result.nearest).toBeNull();
});

test('a number alone is no nearest list, beside a filter neither', async () => {
  const found = async (query: Record<string, string>) =>
    (await call(app, 'GET /api/vehicles', { query })).result;
  expect((await found({ q: '320' })).pagination.total).toBeGreaterThan(0);
  expect((await found({ q: 'trabant 320' })).nearest).toBeNull();
  expect((await found({ q: 'trabant 320', make: 'BMW' })).nearest).toMatchObject({
    query: { make: ['BMW'] },
    leftOut: ['trabant', '320'],
  });
});
