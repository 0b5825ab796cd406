import { beforeAll, describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

beforeAll(async () => {
  const stock = [
    {
      make: 'Volkswagen',
      model: 'Golf',
      variant: '2.0 TDI',
      vin: 'WVWZZZAUZKW123456',
      equipment_text: 'Navigationssystem\nSitzheizungen vorn',
    },
    {
      make: 'Volkswagen',
      model: 'Passat Variant',
      variant: 'Business',
      vin: 'WVWZZZ3CZLE000777',
      equipment_text: 'Anhängerkupplung',
    },
    {
      make: 'Volkswagen',
      model: 'ID.3',
      variant: 'Pro',
      vin: 'WVWZZZE1ZMP001122',
      equipment_text: 'Wärmepumpe',
    },
    {
      make: 'Mercedes-Benz',
      model: 'C-Klasse',
      variant: 'C 220 d',
      vin: 'W1K2050041F100200',
      equipment_text: 'Sitzheizung, Reserverad für Golf spielende Müller',
    },
    {
      make: 'Citroën',
      model: 'C4',
      variant: null,
      vin: 'VF7NCBHZ0HY500600',
      equipment_text: 'Lenkrad beheizbar',
    },
    {
      make: 'BMW',
      model: '320d Touring',
      variant: 'Sport Line',
      vin: 'WBA8K51040A700800',
      equipment_text: 'Ledersitze',
    },
    {
      make: 'Audi',
      model: 'e-tron',
      variant: '55 quattro',
      vin: 'WAUZZZGE1LB900100',
      equipment_text: 'Rückfahrkamera',
    },
    {
      make: 'Ford',
      model: 'Tourneo',
      variant: null,
      vin: 'WF0AXXTTRAKK11223',
      equipment_text: 'Leichtmetallräder',
    },
  ];
  for (const car of stock) await aVehicle(db, car);
});

async function find(q: string): Promise<string[]> {
  const { result } = await call(app, 'GET /api/vehicles', { query: { q, sortBy: 'relevance' } });
  return result.vehicles.map(({ model }) => model);
}

describe('what dealers type', () => {
  test.each([
    ['a make', 'BMW', ['320d Touring']],
    ['a model in small letters', 'passat', ['Passat Variant']],
    ['a variant', 'business', ['Passat Variant']],
    ['make, model and equipment together', 'volkswagen golf navigationssystem', ['Golf']],
    ['words of which one is nowhere', 'golf wärmepumpe', []],
    ['the beginning of a word', 'navi', ['Golf']],
    ['a word that is half typed, inside the ending that its stem drops', 'sitzheizu', ['C-Klasse', 'Golf']],
    ['a plural for a singular', 'Anhängerkupplungen', ['Passat Variant']],
    ['a singular for a plural', 'Sitzheizung', ['C-Klasse', 'Golf']],
    ['another form of a word', 'Ledersitz', ['320d Touring']],
    ['umlauts written out', 'mueller', ['C-Klasse']],
    ['umlauts', 'müller', ['C-Klasse']],
    ['umlauts without their dots', 'muller', ['C-Klasse']],
    ['a short written-out umlaut', 'Waermepumpe', ['ID.3']],
    ['a make without its accent', 'Citroen', ['C4']],
    ['a make with its accent', 'CITROËN', ['C4']],
    ['a name with a point', 'ID.3', ['ID.3']],
    ['a name without its point', 'id3', ['ID.3']],
    ['a name in two words', 'id 3', ['ID.3']],
    ['a name with its hyphen', 'e-tron', ['e-tron']],
    ['a name without its hyphen', 'etron', ['e-tron']],
    ['a name that is half typed', 'e-tr', ['e-tron']],
    ['a class of a make', 'mercedes c-klasse', ['C-Klasse']],
    ['a short name', 'vw passat', ['Passat Variant']],
    ['another short name', 'MB', ['C-Klasse']],
    ['a half of a name', 'benz', ['C-Klasse']],
    ['equipment for short', 'AHK', ['Passat Variant']],
    ['words that say nothing beside words that do', 'Audi mit der Rückfahrkamera', ['e-tron']],
    ['a VIN', 'WVWZZZAUZKW123456', ['Golf']],
    ['a VIN in small letters', 'wvwzzzauzkw123456', ['Golf']],
    ['the end of a VIN', '000777', ['Passat Variant']],
    ['four characters from the middle of a VIN', '8k51', ['320d Touring']],
    ['too little of a VIN', '077', []],
    ['a word that every object of JavaScript has as a property', 'constructor', []],
  ])('%s: %s', async (_, q, models) => {
    expect((await find(q)).sort()).toEqual(models);
  });

  test.each([
    ['Volkswagn Golf', ['Golf']],
    ['Wolksvagen passat', ['Passat Variant']],
    ['Pasat', ['Passat Variant']],
    ['Gofl', ['C-Klasse', 'Golf']],
    ['Mercdes', ['C-Klasse']],
    ['Citoren', ['C4']],
    ['Audii', ['e-tron']],
  ])('a typing error in make or model: %s', async (q, models) => {
    expect((await find(q)).sort()).toEqual(models);
  });

  test('a word that some vehicle contains is not corrected to a similar name', async () => {
    expect(await find('Touring')).toEqual(['320d Touring']);
  });

  test('a vehicle with the word in its name comes before a vehicle with the word in its equipment', async () => {
    expect(await find('golf')).toEqual(['Golf', 'C-Klasse']);
    expect(await find('volkswagen golf')).toEqual(['Golf']);
  });
});

describe('a hostile or meaningless search', () => {
  test.each([
    "' or 1=1 --",
    "golf' & !passat | (audi <-> bmw):*",
    '%',
    '____',
    '\\',
    '"golf',
    '!!!',
    ':*',
    '&',
    '<->',
    '🚗'.repeat(50),
    'ÄÖÜß',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '1e5 0x12 -3.5 http://example.com/x?y=z foo@example.com',
    'x'.repeat(100),
    'der die das mit',
  ])('does no harm: %s', async (q) => {
    const answer = await call(app, 'GET /api/vehicles', { query: { q } });
    expect(answer.status).toBe(200);
  });

  test('punctuation alone finds nothing, and punctuation around a word does not hide it', async () => {
    expect(await find('🚗')).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('!passat!')).toEqual(['Passat Variant']);
    expect(await find("passat:*'")).toEqual(['Passat Variant']);
  });

  test('NUL and more than 100 characters are refused, and the refusal names the parameter', async () => {
    for (const q of ['golf\0', 'x'.repeat(101)]) {
      const { status, problem } = await call(app, 'GET /api/vehicles', { query: { q } });
      expect(status).toBe(400);
      expect(problem.errors?.map(({ path }) => path)).toEqual(['q']);
    }
  });
});
