import { describe, expect, test } from 'vitest';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { aSpec } from '../../fixtures/deliveries.ts';
import { ImportRejected } from './rejected.ts';
import { readSpec, type Spec } from './spec.ts';

const NOW = new Date('2025-06-01T12:00:00Z');

const NO_FACTS = { ...Object.fromEntries(FACT_NAMES.map((name) => [name, null])), condition: null };

function read(spec: unknown): Spec {
  const json = typeof spec === 'string' ? spec : JSON.stringify(spec);
  return readSpec(Buffer.from(json), 'spec.json', NOW);
}

function faults(spec: unknown): unknown {
  try {
    read(spec);
  } catch (error) {
    if (error instanceof ImportRejected) return error.params.fields ?? error.reason;
    throw error;
  }
  return 'accepted';
}

test('the English keys fill the fields', () => {
  const spec = aSpec({
    vin: ' wauzzzf25nn048210 ',
    variant: '40 TDI quattro',
    bodyType: 'ESTATE',
    firstRegistered: '2022-03-15',
    mileageKm: 48210,
    engineSizeCc: 1968,
    kw: 150,
    transmission: 'Automatic',
    fuelType: 'Diesel',
    colour: 'Daytona Grey',
    doors: 5,
    steeringPosition: 'LEFT',
    priceNet: '33490.5',
  });
  expect(read(spec)).toEqual({
    ...NO_FACTS,
    ...spec,
    vin: 'WAUZZZF25NN048210',
    priceNet: '33490.50',
    specsJson: spec,
  });
});

test('a known make has one name, however it is written, and the delivery keeps its own', () => {
  expect(read(aSpec({ make: 'vw' }))).toMatchObject({ make: 'Volkswagen', specsJson: { make: 'vw' } });
  expect(read(aSpec({ make: 'Borgward' })).make).toBe('Borgward');
});

test('names that look the same are the same text: what has no width is left out, and one space stays of several', () => {
  const spec = read(
    aSpec({
      make: 'Wies\u200bmann',
      model: '\u2060MF\u00a0 3\u00ad',
      variant: '\u200b',
      colour: 'Bleu fonce\u0301',
    }),
  );
  expect(spec).toMatchObject({ make: 'Wiesmann', model: 'MF 3', variant: null, colour: 'Bleu foncé' });
  expect(spec.specsJson).toMatchObject({ make: 'Wies\u200bmann' });
});

test('the German labels fill the fields', () => {
  const { specsJson, ...fields } = read({
    Marke: 'Volkswagen',
    Modell: 'Passat Variant',
    Ausführung: '2.0 TDI Elegance',
    Karosserie: 'Kombi',
    FIN: 'WVWZZZ3CZME112233',
    Erstzulassung: '15.06.2021',
    Kilometerstand: '81.022 km',
    Hubraum: '1.968 cm³',
    Leistung: '110 kW (150 PS)',
    Getriebe: '7-Gang-Automatik',
    Kraftstoff: 'Diesel',
    Farbe: 'Pyritsilber Metallic',
    Türen: '4/5',
    Lenkung: 'links',
    Preis: '18.450,00 €',
  });
  expect(fields).toEqual({
    ...NO_FACTS,
    vin: 'WVWZZZ3CZME112233',
    make: 'Volkswagen',
    model: 'Passat Variant',
    variant: '2.0 TDI Elegance',
    bodyType: 'ESTATE',
    firstRegistered: '2021-06-15',
    mileageKm: 81022,
    engineSizeCc: 1968,
    kw: 110,
    transmission: 'Automatic',
    fuelType: 'Diesel',
    colour: 'Pyritsilber Metallic',
    doors: 5,
    steeringPosition: 'LEFT',
    priceNet: '18450.00',
  });
  expect(specsJson).toHaveProperty('Kilometerstand', '81.022 km');
});

test('the six labels that exports use fill the fields', () => {
  const { specsJson, ...fields } = read({
    Make: 'Peugeot',
    Model: '308 SW',
    'Trim/spec.': '1.5 BlueHDi Allure',
    Transmission: 'Automatic',
    'Fuel type': 'Diesel',
    Colour: 'Blau',
    vin: 'VF3LCYHZRLS123456',
    priceNet: 15_900,
  });
  expect(fields).toMatchObject({
    make: 'Peugeot',
    model: '308 SW',
    variant: '1.5 BlueHDi Allure',
    transmission: 'Automatic',
    fuelType: 'Diesel',
    colour: 'Blau',
  });
  expect(specsJson).toHaveProperty('Trim/spec.', '1.5 BlueHDi Allure');
});

test.each(['Make', 'MARKE', 'marke'])('the label %s is accepted for the make', (label) => {
  expect(read(aSpec({ make: undefined, [label]: 'Opel' })).make).toBe('Opel');
});

test("the field's own key takes precedence over its labels, unless it is empty", () => {
  expect(read(aSpec({ Marke: 'Opel', make: 'Ford' })).make).toBe('Ford');
  expect(read(aSpec({ Marke: 'Opel', make: ' ' })).make).toBe('Opel');
});

test('the whole spec.json is stored, including unknown keys', () => {
  const spec = aSpec({ leaseContract: 'LV-2019', nested: { list: [1, null, true] } });
  expect(read(spec).specsJson).toEqual(spec);
});

test('a byte order mark is dropped', () => {
  expect(read(`\ufeff${JSON.stringify(aSpec({ make: 'Citroën' }))}`).make).toBe('Citroën');
});

test('characters that PostgreSQL cannot store are removed from keys and values', () => {
  const { specsJson } = read(aSpec({ 'a\0b': ['x\0y', '\ud800'] }));
  expect(specsJson).toHaveProperty('ab', ['xy', '\ufffd']);
});

describe('fuel and transmission', () => {
  test.each([
    ['Benzin', 'Petrol'],
    ['Essence', 'Petrol'],
    ['GAZOLE', 'Diesel'],
    ['Électrique', 'Electric'],
    ['Elektro', 'Electric'],
    ['Hybrid (Benzin/Elektro)', 'Hybrid'],
    ['Plug-in-Hybrid', 'Plug-in hybrid'],
    ['Hybride rechargeable', 'Plug-in hybrid'],
    ['Autogas (LPG)', 'LPG'],
    ['Erdgas', 'CNG'],
    ['Wasserstoff', 'Hydrogen'],
    ['Sonstige', 'Other'],
    ['Gas', 'Gas'],
    ['Kernspaltung', 'Kernspaltung'],
  ])('%s is stored as %s', (written, stored) => {
    expect(read(aSpec({ fuelType: written })).fuelType).toBe(stored);
  });

  test.each([
    ['Schaltgetriebe', 'Manual'],
    ['6-Gang-Schaltgetriebe', 'Manual'],
    ['Boîte manuelle', 'Manual'],
    ['Automatik', 'Automatic'],
    ['Automatique', 'Automatic'],
    ['Riemen', 'Riemen'],
  ])('%s is stored as %s', (written, stored) => {
    expect(read(aSpec({ transmission: written })).transmission).toBe(stored);
  });
});

describe('power', () => {
  test.each([
    ['110', 110],
    ['150 kW', 150],
    ['150 kW (204 PS)', 150],
    ['204 PS (150 kW)', 150],
    ['204 PS', 150],
  ])('%s is %i kW', (written, kw) => {
    expect(read(aSpec({ Leistung: written })).kw).toBe(kw);
  });
});

describe('prices', () => {
  test.each([
    [18450, '18450.00'],
    [18450.5, '18450.50'],
    ['18450', '18450.00'],
    ['18.450', '18450.00'],
    ['18,450.00', '18450.00'],
    ['18.450,- €', '18450.00'],
    ['EUR 18 450,90', '18450.90'],
    ['0.01', '0.01'],
    ['99999999.99', '99999999.99'],
  ])('%s is %s EUR', (written, price) => {
    expect(read(aSpec({ priceNet: written })).priceNet).toBe(price);
  });
});

test('model names that are numbers may be JSON numbers', () => {
  expect(read(aSpec({ make: 'Peugeot', model: 208 })).model).toBe('208');
});

test('a first registration today, in the time zone of the provider, is accepted', () => {
  expect(read(aSpec({ firstRegistered: '2025-06-01' })).firstRegistered).toBe('2025-06-01');
  const afterMidnight = new Date('2025-06-01T22:30:00Z');
  const spec = Buffer.from(JSON.stringify(aSpec({ firstRegistered: '2025-06-02' })));
  expect(readSpec(spec, 'spec.json', afterMidnight).firstRegistered).toBe('2025-06-02');
});

describe('the refusal names faulty fields', () => {
  test('all missing ones at once', () => {
    expect(faults({})).toEqual(
      ['vin', 'make', 'model', 'priceNet'].map((field) => ({ field, code: 'REQUIRED' })),
    );
  });

  test.each([
    ['vin', 'WVWZZZ3CZME11223', 'VIN_INVALID'],
    ['vin', 'WVWZZZ3CZME11223O', 'VIN_INVALID'],
    ['vin', 12345678901234568, 'VIN_INVALID'],
    ['make', 'x'.repeat(101), 'TOO_LONG'],
    ['make', 'Au\u0007di', 'CONTROL_CHARACTERS'],
    ['make', 'Au\u202edi', 'CONTROL_CHARACTERS'],
    ['model', { name: 'Golf' }, 'INVALID'],
    ['priceNet', 0, 'OUT_OF_RANGE'],
    ['priceNet', '0.001', 'AMOUNT_INVALID'],
    ['priceNet', -1, 'OUT_OF_RANGE'],
    ['priceNet', 100_000_000, 'OUT_OF_RANGE'],
    ['priceNet', 18450.555, 'AMOUNT_INVALID'],
    ['priceNet', 'auf Anfrage', 'AMOUNT_INVALID'],
    ['priceNet', true, 'AMOUNT_INVALID'],
    ['mileageKm', -1, 'OUT_OF_RANGE'],
    ['mileageKm', 2_000_001, 'OUT_OF_RANGE'],
    ['mileageKm', 81.022, 'INVALID'],
    ['mileageKm', 'wenig', 'INVALID'],
    ['engineSizeCc', 20_001, 'OUT_OF_RANGE'],
    ['kw', 0, 'OUT_OF_RANGE'],
    ['doors', 10, 'OUT_OF_RANGE'],
    ['firstRegistered', '30.02.2021', 'DATE_INVALID'],
    ['firstRegistered', 2021, 'DATE_INVALID'],
    ['firstRegistered', '1899-12-31', 'OUT_OF_RANGE'],
    ['firstRegistered', '2025-06-02', 'DATE_IN_FUTURE'],
    ['firstRegistered', '15.07.2026', 'DATE_IN_FUTURE'],
    ['steeringPosition', 'mittig', 'NOT_A_CHOICE'],
    ['vatScheme', 'halb', 'NOT_A_CHOICE'],
    ['vatScheme', true, 'NOT_A_CHOICE'],
  ])('%s of %j: %s', (field, value, code) => {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    expect(faults(aSpec({ [field]: value }))).toEqual([
      expect.objectContaining({ field, code, ...(code === 'TOO_LONG' ? {} : { value: written }) }),
    ]);
  });
});

test.each([
  ['vatScheme', 'MARGIN'],
  ['vatScheme', 'margin scheme'],
  ['VAT scheme', 'Differenzbesteuert nach § 25a UStG'],
  ['Besteuerung', '§25a'],
  ['Besteuerungsart', 'Differenzbesteuerung'],
  ['Régime de TVA', 'TVA sur la marge'],
])('a delivery that says margin scheme is refused by name: %s of %s', (key, value) => {
  expect(faults(aSpec({ [key]: value }))).toEqual([{ field: 'vatScheme', code: 'MARGIN_SCHEME', value }]);
});

test.each([
  ['currency', 'CHF'],
  ['Währung', 'Schweizer Franken'],
  ['Devise', '$'],
  ['currency', 978],
])('a delivery in another currency than euros is refused by name: %s of %s', (key, value) => {
  const written = String(value);
  expect(faults(aSpec({ [key]: value }))).toEqual([
    { field: 'currency', code: 'CURRENCY_NOT_EURO', value: written },
  ]);
});

test.each(['EUR', 'eur', ' € ', 'Euro', 'euros', '', null])(
  'a delivery in euros is taken: %s',
  (currency) => {
    const spec = aSpec({ currency });
    expect(read(spec).specsJson).toEqual(spec);
  },
);

test.each(['REGULAR', 'Regelbesteuerung', 'MwSt. ausweisbar', 'TVA récupérable', '', null])(
  'a delivery of regular VAT is taken: %s',
  (vatScheme) => {
    const spec = aSpec({ vatScheme });
    expect(read(spec).specsJson).toEqual(spec);
  },
);

test.each([
  ['a list', '[]'],
  ['a word', '"Golf"'],
  ['null', 'null'],
])('a spec.json with %s is refused', (_what, json) => {
  expect(faults(json)).toBe('SPEC_NOT_AN_OBJECT');
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('a key whose value is nested too deeply is refused by name', () => {
  for (const levels of [33, 20_000])
    expect(faults(`{"make": "Audi", "damages": ${nested(levels)}}`)).toEqual([
      { field: 'damages', code: 'INVALID' },
    ]);
  expect(faults(`{"notes": ${nested(32)}}`)).not.toContainEqual({ field: 'notes', code: 'INVALID' });
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1]));

test.each([
  ['SPEC_TOO_MANY_KEYS', 'keys', keys(60_000)],
  ['SPEC_TOO_MANY_KEYS', 'keys at all depths', { nested: [keys(600), { deeper: keys(600) }] }],
  ['SPEC_TOO_LARGE', 'text', { notes: 'x'.repeat(200_000) }],
  ['SPEC_TOO_LARGE', 'text in a key', { ['x'.repeat(200_000)]: '' }],
])('a spec.json larger than any real description is refused: %s, %s', (reason, _what, extra) => {
  expect(faults(aSpec(extra))).toBe(reason);
});

test('a long real description is kept', () => {
  const spec = aSpec({ ...keys(900), notes: 'x'.repeat(100_000) });
  expect(read(spec).specsJson).toEqual(spec);
});
