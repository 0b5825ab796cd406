import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { LOCALES } from '../../contract/constants.ts';
import { readDelivery } from '../../server/imports/read-delivery.ts';
import { readSpec } from '../../server/imports/spec.ts';
import { formatFiles } from './files.ts';
import { schemaOfSpec } from './schema.ts';

const inPublic = (name: string) => join(import.meta.dirname, '../../web/public', name);
const fits = new Ajv2020().compile(schemaOfSpec());
const NOW = new Date('2026-02-01T00:00:00Z');

async function readExample() {
  const scratch = await mkdtemp(join(tmpdir(), 'forecourt-example-'));
  try {
    return await readDelivery(inPublic('vehicle-zip-example.zip'), scratch, NOW);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

test('the description of a delivery and its schema say what the program reads', async () => {
  const described = Object.entries(await formatFiles()).filter(([name]) => !name.endsWith('.zip'));
  expect(described).toHaveLength(1 + LOCALES.length);
  for (const [name, content] of described) expect(await readFile(inPublic(name), 'utf8')).toBe(content);
});

test('the example is a delivery without a mistake, and fits the schema', async () => {
  const { specsJson, media, skipped, equipmentText, ...spec } = await readExample();
  expect(spec).toEqual({
    vin: 'WVWZZZCDZMW000001',
    make: 'Volkswagen',
    model: 'Golf',
    variant: '2.0 TDI Life',
    bodyType: 'HATCHBACK',
    priceNet: '18450.00',
    firstRegistered: '2021-06-15',
    mileageKm: 81_022,
    engineSizeCc: 1968,
    kw: 110,
    doors: 5,
    fuelType: 'Diesel',
    transmission: 'Automatic',
    colour: 'Mondsteingrau',
    steeringPosition: 'LEFT',
    seats: 5,
    emissionClass: 'EURO_6D_TEMP',
    co2GKm: 122,
    consumptionLitres: 4.7,
    consumptionKwh: null,
    batteryKwh: null,
    batteryHealthPercent: null,
    rangeKm: null,
    towLoadKg: 1600,
    hsnTsn: '0603/CEH',
    interior: 'Stoff Titanschwarz',
    owners: 1,
    keys: 2,
    serviceBook: 'COMPLETE',
    nextInspection: '2026-06-30',
    accidentFree: true,
    imported: false,
    locationPostalCode: '28195',
    locationCountry: 'DE',
    readyFrom: '2026-01-12',
    condition: {
      damages: [
        { part: 'LEFT_FRONT_DOOR', kind: 'SCRATCH', sizeMm: 40, estimate: '180.00', photo: '02-rear.jpg' },
        { part: 'RIGHT_FRONT_WHEEL', kind: 'KERB', sizeMm: null, estimate: '95.00', photo: null },
      ],
      tyres: [
        { axle: 'FRONT', side: null, season: 'SUMMER', mm: 5.5, make: 'Continental' },
        { axle: 'REAR', side: null, season: 'SUMMER', mm: 6, make: 'Continental' },
      ],
      paint: [{ part: 'BONNET', microns: 118 }],
      inspection: { by: 'TÜV Nord', on: '2026-01-05' },
    },
  });
  expect(equipmentText).toContain('Sitzheizung');
  expect(media.map(({ title, isCover }) => [title, isCover])).toEqual([
    ['01-front', true],
    ['02-rear', false],
  ]);
  expect(skipped).toEqual([]);
  fits(specsJson);
  expect(fits.errors).toBeNull();
});

const RIGHT = { make: 'VW', model: 'Golf', vin: 'WVWZZZCDZMW000001', priceNet: 18_450 };

const written = (spec: object) => JSON.stringify(spec);
const read = (spec: object) => readSpec(Buffer.from(written(spec)), 'spec.json', NOW);

test.each([
  ['the least that is needed', RIGHT],
  ['German keys', { Marke: 'VW', Modell: 208, FIN: RIGHT.vin, Preis: '18.450,00 €' }],
  ['other keys', { ...RIGHT, Anhänger: { kg: 1500 } }],
])('the schema and the import take %s', (_, spec) => {
  expect(fits(JSON.parse(written(spec)))).toBe(true);
  expect(read(spec)).toMatchObject({ vin: RIGHT.vin, priceNet: '18450.00' });
});

test.each([
  ['no price', { ...RIGHT, priceNet: undefined }],
  ['a VIN of sixteen characters', { ...RIGHT, vin: 'WVWZZZCDZMW00001' }],
  ['a price of nothing', { ...RIGHT, priceNet: 0 }],
  ['ten doors', { ...RIGHT, doors: 10 }],
  ['a mileage in words', { ...RIGHT, mileageKm: 'many' }],
  ['a day without a year', { ...RIGHT, firstRegistered: '15.06.' }],
])('the schema and the import refuse %s', (_, spec) => {
  expect(fits(JSON.parse(written(spec)))).toBe(false);
  expect(() => read(spec)).toThrow('spec.json');
});
