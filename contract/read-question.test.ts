import { expect, test } from 'vitest';
import { hasEngine } from './read-engine.ts';
import { readQuestion } from './read-question.ts';

// In Germany it is July already.
const now = new Date('2026-06-30T22:30:00Z');
const filtersOf = (q: string) => readQuestion(q, now).flatMap(({ filters }) => (filters ? [filters] : []));
const wordsOf = (q: string) => readQuestion(q, now).map(({ word }) => word);

test.each([
  ['anhängelast 2000', 2000],
  ['Anhängelast bis 2.000 kg', 2000],
  ['max. Anhängelast 2 000 kg', 2000],
  ['1,8 t Anhängelast', 1800],
  ['remorquage 2 000kg', 2000],
  ['at least 2.5t towing capacity', 2500],
])('„%s“ asks for cars that tow at least %i kg', (q, towLoadMin) => {
  expect(filtersOf(q)).toEqual([{ towLoadMin }]);
});

test.each([
  '2000 kg',
  'anhängelast',
  'anhängelast 5',
  'anhängelast 20 t',
  'anhängelast unter 2000',
  '5000 kg zuladung',
])('„%s“ names no towing load', (q) => {
  expect(filtersOf(q).map((filters) => filters.towLoadMin)).not.toContainEqual(expect.anything());
});

test('a year beside a towing load stays a year', () => {
  expect(filtersOf('golf 2021 anhängelast 1500')).toEqual([
    { firstRegisteredFrom: '2021-01-01', firstRegisteredTo: '2021-12-31' },
    { towLoadMin: 1500 },
  ]);
});

test.each([
  ['reichweite ab 400 km', 400],
  ['elektrische Reichweite 300', 300],
  ['mindestens 350 km Reichweite', 350],
  ['400km autonomie', 400],
  ["plus de 400 km d'autonomie", 400],
  ['range 250 miles', 402],
])('„%s“ asks for cars that run at least %i km on electricity', (q, rangeMin) => {
  expect(filtersOf(q)).toEqual([{ rangeMin }]);
});

test.each(['range rover 400', 'range 400', '400 km', 'reichweite', 'reichweite 100.000 km'])(
  '„%s“ names no electric range',
  (q) => {
    expect(filtersOf(q).map((filters) => filters.rangeMin)).not.toContainEqual(expect.anything());
  },
);

test.each([
  ['co2 unter 120', 120],
  ['CO₂ max. 95 g', 95],
  ['CO2-Ausstoß bis 130 g/km', 130],
  ['co2 120', 120],
  ['CO2 < 100 g', 100],
  ['120g CO2', 120],
  ['unter 120 g/km', 120],
  ['max CO2 110', 110],
  ['moins de 120 g de CO2', 120],
  ['émissions de CO2 jusqu’à 115 gr/km WLTP', 115],
  ['CO2 below 120 g/km', 120],
  ['0 g CO2', 0],
])('„%s“ asks for cars with at most %i g of CO2', (q, co2Max) => {
  expect(filtersOf(q)).toEqual([{ co2Max }]);
});

test.each(['co2', 'co2 ab 120', 'co2 2020', 'unter 120 g', 'bis 120 kg', 'malus 120', 'golf 120'])(
  '„%s“ names no CO2',
  (q) => {
    expect(filtersOf(q).map((filters) => filters.co2Max)).not.toContainEqual(expect.anything());
  },
);

test.each([
  ['Golf oder Polo', [['golf'], ['polo']]],
  [
    'vw golf or audi a3 diesel',
    [
      ['vw', 'golf'],
      ['audi', 'a3'],
    ],
  ],
  ['bmw / audi', [['bmw'], ['audi']]],
  ['BMW/Audi', [['bmw'], ['audi']]],
  ['clio, mégane, zoe', [['clio'], ['mégane'], ['zoe']]],
  [
    'bmw 320d, audi a4',
    [
      ['bmw', '320d'],
      ['audi', 'a4'],
    ],
  ],
  ['X3/X5', [['x3'], ['x5']]],
  ['trabant ou golf', [['trabant'], ['golf']]],
])('„%s“ has the alternatives %j', (q, alternatives) => {
  const found: string[][] = [];
  for (const { alternative = 0, word = '', filters } of readQuestion(q, now)) {
    const name = word.toLowerCase().replace(/,$/, '');
    if (!filters && name !== '/') (found[alternative] ??= []).push(name);
  }
  expect(found).toEqual(alternatives);
});

test.each([
  'bmw, 320d',
  'vw golf, gti',
  'golf, diesel, navi',
  'schwarz oder weiß',
  'HU/AU neu',
  'golf und ahk',
  'golf oder',
])('„%s“ has no alternatives among the names', (q) => {
  expect(readQuestion(q, now).flatMap(({ alternative }) => alternative ?? [])).toEqual([]);
});

test.each([
  ['weniger als 2 Vorbesitzer', 1],
  ['moins de 3 propriétaires', 2],
  ['fewer than 2 owners', 1],
  ['max. 2 Halter', 2],
  ['Halter max 1', 1],
  ['3 owners or fewer', 3],
])('„%s“ asks for cars with at most %i owners', (q, ownersMax) => {
  expect(filtersOf(q)).toEqual([{ ownersMax }]);
});

test.each([
  'älter als 3 Jahre',
  'older than 3 years',
  'over 3 years old',
  'mehr als 3 Jahre alt',
  'plus vieux que 3 ans',
])('„%s“ asks for cars that are older, and leaves out those of that month', (q) => {
  expect(filtersOf(q)).toEqual([{ firstRegisteredTo: '2023-06-30' }]);
  expect(filtersOf('jünger als 3 Jahre')).toEqual([{ firstRegisteredFrom: '2023-07-01' }]);
});

test('a time that may be of an inspection is no age', () => {
  expect(filtersOf('over 12 months MOT')).toEqual([]);
});

test('no filter says that a car has many owners, so those words stay', () => {
  expect(wordsOf('mehr als 2 Halter')).toContain('mehr');
});

test('the unit of a range may stand behind both numbers', () => {
  expect(filtersOf('20k-25k')).toEqual([{ priceMin: 20_000, priceMax: 25_000 }]);
  expect(filtersOf('50tkm-80tkm')).toEqual([{ mileageMin: 50_000, mileageMax: 80_000 }]);
  expect(filtersOf('20k-25km')).toEqual([]);
});

test('miles are read as kilometres', () => {
  expect(filtersOf('30,000 miles')).toEqual([{ mileageMax: 48_280 }]);
  expect(filtersOf('over 20k mi')).toEqual([{ mileageMin: 32_187 }]);
  expect(filtersOf('c 300 mi')).toEqual([]);
  expect(filtersOf('20-30k miles')).toEqual([{ mileageMin: 32_187, mileageMax: 48_280 }]);
});

test('a new inspection is valid for 18 months or more', () => {
  expect(readQuestion('golf tüv neu', now)).toMatchObject([
    { word: 'golf' },
    { filters: { nextInspectionFrom: '2028-01-01' }, word: 'tüv-neu' },
  ]);
});

test('the letter of a class and an engine are one word, with and without spaces', () => {
  expect(wordsOf('e220d c 220d a 180 d 320d')).toEqual(['e220d', 'c-220d', 'a-180-d', '320d']);
  expect(readQuestion('e 220 d', now)).toMatchObject([{ models: { make: 'Mercedes-Benz' } }]);
  expect(readQuestion('520d', now)).toMatchObject([{ models: { make: 'BMW' } }]);
});

test('names of other makes with three digits are no class', () => {
  for (const q of ['508', 'e-tron', 'a4', 'x3', 'q5', 'c 220 de 2020'])
    expect(readQuestion(q, now).filter(({ models }) => models?.make === 'BMW')).toEqual([]);
  expect(wordsOf('c 220 de')).toEqual(['c-220']);
});

test.each([
  ['GLC 300 de', 'de'],
  ['glc 300 de 4matic', 'de'],
  ['GLC 300de', 'de'],
  ['diesel GLC 300 de automatik', 'de'],
  // Before a number it is the French word.
  ['GLC 300 de 2021', ''],
  ['GLC 300 de moins de 40000', ''],
])('„%s“ asks for the engine 300 with the fuel „%s“', (q, fuel) => {
  const engines = readQuestion(q, now).flatMap(({ models }) => models?.engine ?? []);
  expect(engines).toEqual([{ number: '300', fuel }]);
});

test.each(['charging cable', 'câble de recharge', 'câble de charge'])('„%s“ is one name', (q) => {
  expect(wordsOf(q)).toEqual([q.replaceAll(' ', '-')]);
});

test('a gearbox that is shifted by hand is manual', () => {
  expect(filtersOf('golf handgeschaltet')).toEqual([{ transmission: ['Manual'] }]);
});

test('a name has an engine where its number and its fuel stand together', () => {
  const [d220, any220] = [
    { number: '220', fuel: 'd' },
    { number: '220', fuel: '' },
  ];
  for (const name of ['e 220 d avantgarde', 'e-klasse 220d', '220d4matic', 'e 220-d'])
    expect(hasEngine(name, d220)).toBe(true);
  for (const name of ['e 220 cdi', '1220d', '220 design', 'e 300 d'])
    expect(hasEngine(name, d220)).toBe(false);
  expect(['e 220 cdi', '2200', 'e 2 20'].map((name) => hasEngine(name, any220))).toEqual([
    true,
    false,
    false,
  ]);
  expect(hasEngine('x3 xdrive20d', { number: '20', fuel: 'd' })).toBe(true);
});

test('the French registration papers are no grey car', () => {
  expect(readQuestion('golf carte grise', now)).toMatchObject([{ word: 'golf' }, { word: 'carte-grise' }]);
  expect(filtersOf('golf carte grise')).toEqual([]);
});

test('„Combi“ is an estate, also in a name', () => {
  expect(readQuestion('superb combi', now)).toMatchObject([
    { word: 'superb' },
    { filters: { bodyType: ['ESTATE'] }, word: 'combi' },
  ]);
});

test('a word between two numbers bounds the second', () => {
  expect(filtersOf('golf 20k max 60tkm')).toEqual([{ priceMax: 20_000 }, { mileageMax: 60_000 }]);
  expect(filtersOf('20k max')).toEqual([{ priceMax: 20_000 }]);
  expect(filtersOf('année 2021 minimum')).toEqual([{ firstRegisteredFrom: '2021-01-01' }]);
});

test.each(['mai', 'may', 'mars', 'golf sept 5 portes', 'März 20', 'März 1980', 'sept places'])(
  '„%s“ names no month of a year',
  (q) => {
    expect(filtersOf(q).map((filters) => filters.firstRegisteredFrom)).not.toContainEqual(expect.anything());
  },
);

test('a month by its name is read with the year behind it alone', () => {
  expect(filtersOf('Golf Juni 2021 2022')).toEqual([
    { firstRegisteredFrom: '2021-06-01', firstRegisteredTo: '2021-06-30' },
    { firstRegisteredFrom: '2022-01-01', firstRegisteredTo: '2022-12-31' },
  ]);
});

test.each([
  'Hubraum unter 1500',
  'Hubraum bis 2000 ccm',
  'Hubraum 1500 bis 2000',
  'unter 1.500 ccm',
  'unter 1500 Hubraum',
  '3.000 kg',
  'Anhängelast unter 2000',
  'Reichweite unter 600',
  'Neupreis bis 50.000 €',
  'cylindrée moins de 1500',
  'entre 1200 et 1600 cm3',
  'poids inférieur à 1500 kg',
  'engine size below 1500',
  'torque over 500 Nm',
  'list price under 50000',
])('the number of „%s“ is of a fact without a filter, and its words stay together', (q) => {
  expect(readQuestion(`golf ${q} unter 20000`, now)).toEqual([
    expect.objectContaining({ word: 'golf' }),
    { from: 5, to: 5 + q.length, word: expect.stringMatching(/^[\p{L}\d-]+$/u) },
    expect.objectContaining({ filters: { priceMax: 20_000 } }),
  ]);
});

test.each([
  ['Schäden 500 bis 1000', { damagesMin: 500, damagesMax: 1000 }],
  ['Schäden 500-1000', { damagesMin: 500, damagesMax: 1000 }],
  ['Schäden zwischen 500 und 1.000 €', { damagesMin: 500, damagesMax: 1000 }],
  ['500 bis 1000 € Schäden', { damagesMin: 500, damagesMax: 1000 }],
  ['500 bis 1000 Schäden', { damagesMin: 500, damagesMax: 1000 }],
  ['dommages 500 à 1000', { damagesMin: 500, damagesMax: 1000 }],
  ['damages 500 to 1000', { damagesMin: 500, damagesMax: 1000 }],
  ['Schäden ab 500', { damagesMin: 500 }],
  ['mehr als 500 € Schäden', { damagesMin: 500 }],
  ['plus de 500 € de frais', { damagesMin: 500 }],
  ['Schäden bis 500', { damagesMax: 500 }],
])('„%s“ asks for a sum of damages, and for no price', (q, filters) => {
  expect(filtersOf(q)).toEqual([filters]);
});

test('a price beside a sum of damages stays one', () => {
  const expected = [
    { priceMin: 15_000, priceMax: 20_000 },
    { damagesMin: 500, damagesMax: 1000 },
  ];
  expect(filtersOf('15000 bis 20000 schäden 500 bis 1000')).toEqual(expected);
  expect(filtersOf('15000 bis 20000 schäden bis 500')).toEqual([expected[0], { damagesMax: 500 }]);
});

test('what is no number of such a fact is read as before', () => {
  expect(filtersOf('co2 2020')).toEqual(filtersOf('2020'));
  expect(filtersOf('Zuladung diesel')).toEqual([{ fuelType: ['Diesel'] }]);
  expect(filtersOf('lange 20.000 km')).toEqual([{ mileageMax: 20_000 }]);
  expect(filtersOf('Kilometer unter 50000')).toEqual([{ mileageMax: 50_000 }]);
  expect(wordsOf('1500 ccm')).toEqual(['1500', 'ccm']);
});

test.each([
  ['schnellladen 150 kW', ['schnellladen-150-kw']],
  ['150 kW DC-Laden', ['150-kw-dc-laden']],
  ['Ladeleistung ab 150 kW', ['Ladeleistung', 'ladeleistung-ab-150-kw']],
  ['laden mit 150 kW', ['laden', 'laden-mit-150-kw']],
  ['DC 150 kW', ['DC', 'dc-150-kw']],
  ['recharge rapide 150 kW', ['rapide-150-kw']],
  ['fast charging up to 150 kW', ['charging-up-to-150-kw']],
  ['von 100 bis 150 kW schnellladen', ['von-100-bis-150-kw-schnellladen']],
  ['von 100 bis 150 kW schnellladend', ['von-100-bis-150-kw-schnellladend', 'schnellladend']],
  ['charge rapide 100 à 150 kW', ['rapide-100-a-150-kw']],
  ['entre 100 et 150 kW de recharge', ['entre-100-et-150-kw-de-recharge', 'recharge']],
  ['from 100 to 150 kW fast charging', ['from-100-to-150-kw-fast']],
])('„%s“ asks for no power of an engine', (q, words) => {
  const read = readQuestion(q, now);
  expect(read.flatMap(({ word }) => word ?? [])).toEqual(words);
  for (const { filters } of read) expect(filters?.kwMin ?? filters?.kwMax).toBeUndefined();
});

test('a power beside no word of charging is of the engine, and a feature stays one', () => {
  expect(filtersOf('elektro 150 kW')).toEqual([{ fuelType: ['Electric'] }, { kwMin: 150, kwMax: 150 }]);
  expect(filtersOf('elektro von 100 bis 150 kW')).toEqual([
    { fuelType: ['Electric'] },
    { kwMin: 100, kwMax: 150 },
  ]);
  expect(filtersOf('22 kW Lader')).toEqual([{ feature: ['ONBOARD_22KW'] }]);
});

test.each(['2 Schlüssel', 'zwei Fahrzeugschlüssel', '2 clés', 'double des clés', '2 keys', 'spare key'])(
  'no filter tells the keys, so „%s“ excludes no car',
  (q) => {
    expect(readQuestion(q, now)).toEqual([{ from: 0, to: q.length, filters: {} }]);
  },
);

test.each([
  'TÜV bis mindestens 06/2027',
  'HU gültig bis 06/2027',
  'MOT until at least 06/2027',
  'CT valable jusqu’à juin 2027',
  'contrôle technique au moins jusqu’en juin 2027',
])('the date of „%s“ is of the inspection', (q) => {
  expect(filtersOf(q)).toEqual([{ nextInspectionFrom: '2027-06-01' }]);
});

test.each([
  ['camionnette', { bodyType: ['PANEL_VAN'] }],
  ['Klima hinten', { feature: ['REAR_AIR_CONDITIONING'] }],
  ['clim arrière', { feature: ['REAR_AIR_CONDITIONING'] }],
])('„%s“ is a word of the trade', (q, filters) => {
  expect(filtersOf(q)).toEqual([filters]);
});

test.each([
  ['ab 15.03.2021', { firstRegisteredFrom: '2021-03-15' }],
  ['vor 15.03.2021', { firstRegisteredTo: '2021-03-14' }],
  ['nach 31.12.2021', { firstRegisteredFrom: '2022-01-01' }],
  ['immatriculée le 15/03/2021', { firstRegisteredFrom: '2021-03-15', firstRegisteredTo: '2021-03-15' }],
  ['TÜV bis 15.03.2027', { nextInspectionFrom: '2027-03-01' }],
])('„%s“ names a day', (q, filters) => {
  expect(filtersOf(q)).toEqual([filters]);
});

test.each([
  ['EZ 21-23', '2021-01-01', '2023-12-31'],
  ['EZ 21 bis 23', '2021-01-01', '2023-12-31'],
  ['bj 20 bis 80.000 km', '2020-01-01', '2020-12-31'],
])('„%s“ names years of two digits', (q, firstRegisteredFrom, firstRegisteredTo) => {
  expect(filtersOf(q)[0]).toEqual({ firstRegisteredFrom, firstRegisteredTo });
});

test('a plus may stand at the number or at its unit', () => {
  for (const q of ['150+ PS', '150 PS+', '150PS+']) expect(filtersOf(q)).toEqual([{ kwMin: 110 }]);
});
