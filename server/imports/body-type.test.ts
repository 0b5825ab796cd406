import { expect, test } from 'vitest';
import { bodyTypeInName, bodyTypeOf } from './body-type.ts';

test.each([
  ['ESTATE', ['Kombi', 'estate', 'Break', 'Kombi, 5-türig', 'ESTATE', 'T-Modell']],
  ['HATCHBACK', ['Schrägheck', 'Fließheck', 'Berline compacte']],
  ['SALOON', ['Limousine', 'Sedan', 'berline']],
  ['SUV', ['SUV', 'Geländewagen', 'SUV/Geländewagen']],
  ['MPV', ['Van', 'Van/Minibus', 'Großraumlimousine', 'monospace']],
  ['CONVERTIBLE', ['Cabrio', 'Cabrio/Roadster', 'décapotable']],
  ['PANEL_VAN', ['Transporter', 'Kastenwagen', 'panel van', 'PANEL_VAN', 'Utilitaire']],
  ['SMALL_CAR', ['Kleinwagen', 'Citadine']],
] as const)('a delivery says the body in the words of the trade: %s', (type, words) => {
  expect(words.map(bodyTypeOf)).toEqual(words.map(() => type));
});

test('a body of two types, or of an unknown word, is none', () => {
  expect(['Kombi oder Limousine', 'Kombiinstrument', 'Zeppelin', ''].map(bodyTypeOf)).toEqual(
    Array.from({ length: 4 }),
  );
});

test("the maker's own name for a body says it, except that of a van with windows", () => {
  const estates = [
    ['Passat Variant', null],
    ['A6', 'Avant 40 TDI'],
    ['320d', 'Touring Sport Line'],
    ['308 SW', ''],
    ['Octavia', '2.0 TDI Combi'],
  ] as const;
  expect(estates.map(([model, variant]) => bodyTypeInName(model, variant))).toEqual(
    estates.map(() => 'ESTATE'),
  );
  const others = [
    ['Golf', '2.0 TDI Life'],
    ['Transporter', 'T6.1 Kombi 2.0 TDI'],
    ['TGE', '3.140 Kombi'],
    ['eVito', 'Kombi lang'],
    ['ID. Buzz', 'Kombi'],
    ['SpaceTourer', 'Combi M'],
    ['2er Active Tourer', null],
  ] as const;
  expect(others.map(([model, variant]) => bodyTypeInName(model, variant))).toEqual(others.map(() => null));
});
