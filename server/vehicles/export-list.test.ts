import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { BULK_MAX } from '../../contract/reprice.ts';

const app = await testApp();
const { db, publicUrl } = app.deps;
const { cookie } = await aDealer(app);

const download = (query: string, as = cookie) =>
  app.inject({ url: `/api/vehicles/export?${query}`, headers: { cookie: as } });

/** The rows of a CSV file without its head, as their cells. */
const rowsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    // Within a cell a semicolon has a blank behind it.
    .map((line) => line.split(/;(?! )/));

test('the file holds the vehicles of all pages in the order of the list, numbers as numbers', async () => {
  const dear = await aVehicle(db, { make: 'Lada', price_net: '20000.50', mileage_km: null });
  const cheap = await aVehicle(db, { make: 'Lada', price_net: '9000.00' });
  await aVehicle(db, { make: 'Lada', price_net: '30000.00' });
  await aVehicle(db, { make: 'Lada', price_net: '1000.00', status: 'SOLD' });
  const csv = await download('make=Lada&priceMax=25000&sortBy=priceDesc&locale=de');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="vehicles.csv"');
  expect(csv.headers['cache-control']).toBe('private, no-store');
  expect(csv.body).toMatch(/^\ufeff"FIN";"Marke";.*"Preis netto EUR";"Status";"Adresse";"Ausstattung"\r\n/);
  const rows = rowsOf(csv.body);
  expect(rows.map(([vin]) => vin)).toEqual([`"${dear.vin}"`, `"${cheap.vin}"`]);
  expect(rows[0]?.slice(-4, -1)).toEqual(['20000,50', '"Verfügbar"', `"${publicUrl}/vehicles/${dear.id}"`]);
  const head = csv.body.slice(1).split('\r\n')[0]?.split(';') ?? [];
  expect(rows[0]?.[head.indexOf('"Kilometer"')]).toBe('');

  const json = await download('make=Lada&priceMax=25000&sortBy=priceDesc&format=json');
  expect(json.headers['content-type']).toMatch(/^application\/json/);
  expect(json.json().vehicles).toMatchObject([
    { vin: dear.vin, priceNet: 20_000.5, mileageKm: null, url: `${publicUrl}/vehicles/${dear.id}` },
    { vin: cheap.vin, priceNet: 9000, mileageKm: 48_200, fuelType: 'Diesel', status: 'AVAILABLE' },
  ]);
});

test('a search finds the same vehicles in the file as in the list', async () => {
  const found = await aVehicle(db, { make: 'Lancia', model: 'Delta', variant: 'Integrale' });
  await aVehicle(db, { make: 'Lancia', model: 'Ypsilon' });
  const { vehicles } = (await download('q=lancia+delta&format=json')).json();
  expect(vehicles.map(({ vin }: { vin: string }) => vin)).toEqual([found.vin]);
});

test.each([
  ['de', '"Kraftstoff"', '"Verkauft"'],
  ['en', '"Fuel"', '"Sold"'],
  ['fr', '"Énergie"', '"Vendu"'],
])('heads and words of the file are those of the language: %s', async (locale, head, word) => {
  const make = `Make ${locale}`;
  await aVehicle(db, { make, status: 'SOLD' });
  const { body } = await download(`make=${encodeURIComponent(make)}&status=SOLD&locale=${locale}`);
  expect(body.split('\r\n')[0]).toContain(head);
  expect(rowsOf(body)[0]).toContain(word);
});

test.each([
  ['de', 'Grundfarbe', 'Blau'],
  ['en', 'Base colour', 'Blue'],
  ['fr', 'Couleur de base', 'Bleu'],
])('the file holds the name of the paint and its base colour: %s', async (locale, head, word) => {
  const make = `Paint ${locale}`;
  await aVehicle(db, { make, colour: 'Nachtblau Metallic', base_colour: 'Blue' });
  const list = `make=${encodeURIComponent(make)}`;
  const { body } = await download(`${list}&locale=${locale}`);
  const heads = body.slice(1).split('\r\n')[0]?.split(';') ?? [];
  const at = heads.indexOf(`"${head}"`);
  expect(rowsOf(body)[0]?.slice(at - 1, at + 1)).toEqual(['"Nachtblau Metallic"', `"${word}"`]);
  const { vehicles } = (await download(`${list}&format=json`)).json();
  expect(vehicles).toMatchObject([{ colour: 'Nachtblau Metallic', baseColour: 'Blue' }]);
});

test.each([
  ['de', 'Ausstattung', 'Anhängerkupplung; Navigationssystem; Sitzheizung'],
  ['en', 'Equipment', 'Tow bar; Navigation system; Heated seats'],
  ['fr', 'Équipement', 'Attelage; Système de navigation; Sièges chauffants'],
])('the file holds the recognised equipment, the best first: %s', async (locale, head, words) => {
  const make = `Equipped ${locale}`;
  const list = `make=${encodeURIComponent(make)}`;
  const features = ['HEATED_SEATS', 'TOW_BAR', 'NAVIGATION'];
  await aVehicle(db, { make, features, price_net: '1000.00' });
  await aVehicle(db, { make, features: [], price_net: '2000.00' });
  const csv = (await download(`${list}&locale=${locale}&sortBy=priceAsc`)).body;
  const [heads = '', equipped, bare] = csv.split('\r\n');
  expect(heads.endsWith(`;"${head}"`)).toBe(true);
  expect(equipped?.endsWith(`;"${words}"`)).toBe(true);
  expect(bare?.endsWith(';""')).toBe(true);
  const { vehicles } = (await download(`${list}&format=json&sortBy=priceAsc`)).json();
  expect(vehicles).toMatchObject([{ features: ['TOW_BAR', 'NAVIGATION', 'HEATED_SEATS'] }, { features: [] }]);
});

test('the file holds every fact of a vehicle once, with its damages and its former price', async () => {
  const make = 'Facts';
  await aVehicle(db, {
    make,
    co2_g_km: 128,
    consumption_litres: '4.9',
    keys: 2,
    service_book: 'COMPLETE',
    accident_free: true,
    imported: false,
    hsn_tsn: '0588/BRP',
    ready_from: '2026-12-10',
    condition: JSON.stringify({
      damages: [{ part: 'BONNET', kind: 'DENT', estimate: '250.00' }],
      tyres: [
        { axle: 'FRONT', mm: 4.5 },
        { axle: 'REAR', mm: 3 },
        { axle: 'FRONT', mm: null },
      ],
      paint: [
        { part: 'ROOF', microns: 128 },
        { part: 'BONNET', microns: 95 },
      ],
      inspection: { by: null, on: '2026-11-12' },
    }),
    price_net: '18490.00',
  });
  await sql`update vehicles set price_net = 17990 where make = ${make}`.execute(db);
  const csv = (await download(`make=${make}&locale=de`)).body;
  const head = csv.slice(1).split('\r\n')[0]?.split(';') ?? [];
  expect(head.toSorted()).toEqual([...new Set(head)].toSorted());
  const cells = rowsOf(csv)[0] ?? [];
  const cellOf = (name: string) => cells[head.indexOf(`"${name}"`)];
  expect(
    [
      'Kraftstoffverbrauch l/100 km',
      'Schlüssel',
      'Serviceheft',
      'Importfahrzeug',
      'HSN/TSN',
      'Abholbereit ab',
      'Schäden Summe EUR',
      'Schäden Anzahl',
      'Reifen geringstes Profil mm',
      'Lackdicke höchster Wert µm',
      'Besichtigt am',
      'Früherer Preis netto EUR',
      'Preis netto EUR',
    ].map(cellOf),
  ).toEqual([
    '4,9',
    '2',
    '"vollständig"',
    '"nein"',
    '"0588/BRP"',
    '"2026-12-10"',
    '250,00',
    '1',
    '3',
    '128',
    '"2026-11-12"',
    '18490,00',
    '17990,00',
  ]);
  const [vehicle] = (await download(`make=${make}&format=json`)).json().vehicles;
  for (const name of FACT_NAMES) expect(vehicle).toHaveProperty(name);
  expect(vehicle).toMatchObject({
    co2GKm: 128,
    serviceBook: 'COMPLETE',
    accidentFree: true,
    imported: false,
    damagesSum: 250,
    damageCount: 1,
    formerPriceNet: 18_490,
    rangeKm: null,
  });
});

test.each([
  ['de', 'Lenkung', 'Rechts'],
  ['en', 'Steering', 'Right-hand drive'],
  ['fr', 'Position du volant', 'À droite'],
])('the file says on which side the steering wheel is: %s', async (locale, head, word) => {
  const make = `Wheel ${locale}`;
  await aVehicle(db, { make, steering_position: 'RIGHT' });
  const list = `make=${encodeURIComponent(make)}`;
  const { body } = await download(`${list}&locale=${locale}`);
  const heads = body.slice(1).split('\r\n')[0]?.split(';') ?? [];
  expect(rowsOf(body)[0]?.[heads.indexOf(`"${head}"`)]).toBe(`"${word}"`);
  expect((await download(`${list}&format=json`)).json().vehicles).toMatchObject([
    { steeringPosition: 'RIGHT' },
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1'])(
  'no cell that a dealer exports is a formula: %j',
  async (model) => {
    const { vin } = await aVehicle(db, { make: 'Formula', model });
    const rows = rowsOf((await download('make=Formula')).body);
    expect(rows.find(([cell]) => cell === `"${vin}"`)?.[2]).toBe(`"'${model}"`);
  },
);

test('what a dealer has hidden is not in the file unless the list shows it', async () => {
  const { vin, id } = await aVehicle(db, { make: 'Hidden' });
  const hiding = await app.inject({
    method: 'PUT',
    url: `/api/vehicles/${id}/mark`,
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ status: 'HIDDEN' }),
  });
  expect(hiding.statusCode).toBe(200);
  const vins = async (query: string, as?: string) =>
    rowsOf((await download(query, as)).body).map(([cell]) => cell);
  expect(await vins('make=Hidden')).toEqual([]);
  expect(await vins('make=Hidden&hidden=only')).toEqual([`"${vin}"`]);
  const other = await aDealer(app, { status: 'PENDING' });
  expect(await vins('make=Hidden', other.cookie)).toEqual([`"${vin}"`]);
  expect((await download('hidden=only', other.cookie)).statusCode).toBe(400);
});

test.each(['page=2', 'limit=5', 'format=pdf', 'stockDaysMin=1', 'sortBy=lastChange'])(
  'a parameter that the file does not know is refused: %s',
  async (query) => {
    expect((await download(query)).statusCode).toBe(400);
  },
);

test(`the file holds at most ${BULK_MAX} vehicles`, async () => {
  await sql`
    insert into vehicles (vin, make, model, price_net)
    select 'WVWZZZ' || lpad(place::text, 11, '0'), 'Many', 'Golf', 1000
    from generate_series(1, ${BULK_MAX + 1}::int) as place
  `.execute(db);
  expect((await download('make=Many&format=json')).json().vehicles).toHaveLength(BULK_MAX);
});
