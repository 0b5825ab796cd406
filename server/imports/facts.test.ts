import { expect, test } from 'vitest';
import { aSpec } from '../../fixtures/deliveries.ts';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { ImportRejected } from './rejected.ts';
import { readSpec } from './spec.ts';

const read = (spec: object) =>
  readSpec(Buffer.from(JSON.stringify(aSpec({ ...spec }))), 'spec.json', new Date('2026-01-01'));

function refusalOf(spec: object): ImportRejected {
  try {
    read(spec);
  } catch (error) {
    if (error instanceof ImportRejected) return error;
    throw error;
  }
  throw new Error('the delivery was accepted');
}

const FACTS = {
  seats: 5,
  emissionClass: 'EURO_6D_TEMP',
  co2GKm: 122,
  consumptionLitres: 5.4,
  consumptionKwh: 16.2,
  batteryKwh: 77,
  batteryHealthPercent: 96,
  rangeKm: 455,
  towLoadKg: 1800,
  hsnTsn: '0603/BRW',
  interior: 'Leder Schwarz',
  owners: 1,
  keys: 2,
  serviceBook: 'COMPLETE',
  nextInspection: '2027-03-31',
  accidentFree: true,
  imported: false,
  locationPostalCode: '28195',
  locationCountry: 'DE',
  readyFrom: '2026-02-01',
};

test('the facts of a vehicle are read under their own keys and under German labels, with units', () => {
  expect(read(FACTS)).toMatchObject(FACTS);
  const german = {
    Sitze: '5 Sitze',
    Schadstoffklasse: 'Euro 6d-TEMP',
    'CO2-Emission': '122 g/km',
    Verbrauch: '5,4 l/100 km (kombiniert)',
    Stromverbrauch: '16,2 kWh/100 km',
    Batteriekapazität: '77 kWh',
    SoH: '96 %',
    Reichweite: '455 km',
    Anhängelast: '1.800 kg',
    'HSN/TSN': '0603 brw000012',
    Polster: 'Leder Schwarz',
    Vorbesitzer: '1',
    Schlüssel: '2 Stück',
    Scheckheft: 'lückenlos',
    HU: '03/2027',
    Unfallfrei: 'ja',
    Importfahrzeug: 'nein',
    'Standort PLZ': '28195',
    'Standort Land': 'Deutschland',
    'Verfügbar ab': '01.02.2026',
  };
  expect(read(german)).toMatchObject(FACTS);
});

test('the month of the next inspection may have a year of two digits', () => {
  expect(read({ HU: '03/27' }).nextInspection).toBe('2027-03-31');
  expect(read({ 'TÜV bis': '11.28' }).nextInspection).toBe('2028-11-30');
  expect(read({ HU: '11.12' }).nextInspection).toBeNull();
  expect(read({ HU: '13/27' }).nextInspection).toBeNull();
});

test('words say whether a vehicle was imported', () => {
  expect(read({ Importfahrzeug: 'EU-Import' }).imported).toBe(true);
  expect(read({ imported: 'Véhicule importé' }).imported).toBe(true);
  expect(read({ imported: 'non' }).imported).toBe(false);
});

test('a delivery without facts is imported without any', () => {
  expect(read({})).toMatchObject(Object.fromEntries(FACT_NAMES.map((name) => [name, null])));
});

test('the hall and the address of the keeper are no location of the car', () => {
  const spec = read({ Standort: 'Halle 1', PLZ: '28195', Land: 'DE' });
  expect([spec.locationPostalCode, spec.locationCountry]).toEqual([null, null]);
});

test.each<[string, unknown, string, (number | string)?, (number | string)?]>([
  ['seats', 61, 'OUT_OF_RANGE', 1, 60],
  ['seats', { a: 1 }, 'INVALID'],
  ['Sitze', 61, 'OUT_OF_RANGE', 1, 60],
  ['co2GKm', -1, 'OUT_OF_RANGE', 0, 1000],
  ['consumptionLitres', '100,0 l/100 km', 'OUT_OF_RANGE', 0.1, 99.9],
  ['consumptionKwh', [16], 'INVALID'],
  ['batteryKwh', 1e9, 'OUT_OF_RANGE', 0.1, 999.9],
  ['batteryHealthPercent', 101, 'OUT_OF_RANGE', 1, 100],
  ['rangeKm', 9e15, 'OUT_OF_RANGE', 1, 2000],
  ['towLoadKg', 'many', 'INVALID'],
  ['hsnTsn', 'x', 'INVALID'],
  ['owners', 1.5, 'INVALID'],
  ['keys', '21 Stück', 'OUT_OF_RANGE', 0, 20],
  ['serviceBook', 7, 'NOT_A_CHOICE'],
  ['emissionClass', 'Euro 9', 'NOT_A_CHOICE'],
  ['emissionClass', -6, 'NOT_A_CHOICE'],
  ['emissionClass', ' -6d', 'NOT_A_CHOICE'],
  ['nextInspection', '9999-12-31', 'OUT_OF_RANGE', '2000-01-01', '2036-12-31'],
  ['nextInspection', '01/2037', 'OUT_OF_RANGE', '2000-01-01', '2036-12-31'],
  ['readyFrom', '2099-01-01', 'OUT_OF_RANGE', '2000-01-01', '2036-12-31'],
  ['nextInspection', '13/2027', 'DATE_INVALID'],
  ['accidentFree', 'perhaps', 'INVALID'],
  ['imported', 1, 'INVALID'],
  ['imported', 'unfallfrei', 'INVALID'],
  ['accidentFree', 'EU-Import', 'INVALID'],
  ['locationPostalCode', '<b>', 'INVALID'],
  ['locationCountry', 'Atlantis', 'NOT_A_CHOICE'],
  ['readyFrom', 20260101, 'DATE_INVALID'],
  ['bodyType', ['ESTATE'], 'NOT_A_CHOICE'],
])('a fact that cannot be is refused by name, with its bounds: %s %j', (key, value, code, min, max) => {
  const refusal = refusalOf({ [key]: value });
  const field = key === 'Sitze' ? 'seats' : key;
  expect(refusal.params.fields).toEqual([
    { field, code, value: expect.any(String), ...(min === undefined ? {} : { min, max }) },
  ]);
  expect(refusal.message).toContain(min === undefined ? field : `from ${min} to ${max}`);
});

test('a fact that is too long is refused with its bound', () => {
  expect(refusalOf({ interior: 'x'.repeat(101) }).params.fields).toEqual([
    { field: 'interior', code: 'TOO_LONG', max: 100 },
  ]);
  for (const locationPostalCode of ['1234567890123', 1_234_567_890_123])
    expect(refusalOf({ locationPostalCode }).params.fields).toEqual([
      { field: 'locationPostalCode', code: 'TOO_LONG', max: 12 },
    ]);
});

test('words under a label that the portal does not understand stay among the other data, as before', () => {
  const spec = read({ Verbrauch: 'siehe Datenblatt', HU: 'neu', Sitze: 'Leder beige' });
  expect([spec.consumptionLitres, spec.nextInspection, spec.seats]).toEqual([null, null, null]);
  expect(spec.specsJson).toMatchObject({ HU: 'neu' });
});

test.each([
  ['Stromverbrauch', 0],
  ['Verbrauch', '0,0 l/100 km'],
  ['Elektrische Reichweite', '0'],
  ['Batteriekapazität', 0],
  ['Sitze', 0],
  ['SoH', 96.4],
  ['CO2', 120.5],
  ['HU', true],
])(
  'a number under a label that says nothing, or that the portal does not understand, refuses no delivery: %s %j',
  (label, value) => {
    const spec = read({ [label]: value });
    expect(FACT_NAMES.filter((name) => spec[name] !== null)).toEqual([]);
    expect(spec.specsJson).toMatchObject({ [label]: value });
  },
);

test('a bare consumption of an electric vehicle is not in litres, and the range of a tank not electric', () => {
  const electric = read({ Kraftstoff: 'Elektro', Verbrauch: '15,2', Reichweite: '455 km' });
  expect([electric.consumptionLitres, electric.rangeKm]).toEqual([null, 455]);
  const diesel = read({ Kraftstoff: 'Diesel', Verbrauch: '5,4', Reichweite: '900 km' });
  expect([diesel.consumptionLitres, diesel.rangeKm]).toEqual([5.4, null]);
});
