import { expect, test } from 'vitest';
import { BASE_COLOURS } from './base-colours.ts';
import { baseColourOf } from './colours.ts';

test('there are twelve base colours, and each is its own', () => {
  expect(BASE_COLOURS).toHaveLength(12);
  expect(BASE_COLOURS.map(baseColourOf)).toEqual([...BASE_COLOURS]);
});

test.each([
  ['Mythosschwarz Metallic', 'Black'],
  ['Tiefschwarzmetallic', 'Black'],
  ['Candy-Weiß', 'White'],
  ['Snow (Weiss Metallic)', 'White'],
  ['Atlantic Blue Metallic', 'Blue'],
  ['Elixir-Rot Metallic', 'Red'],
  ['Distriktgrün Metallic', 'Green'],
  ['Distriktgruen', 'Green'],
  ['hightechsilber Metallic', 'Silver'],
  ['Anthrazit', 'Grey'],
  ['Gris Artense', 'Grey'],
  ['Blanc nacré', 'White'],
  ['Avantgardebronze Metallic', 'Brown'],
  ['Kreide', null],
  ['Magnetic Tech Metallic', null],
  ['Teal Mineraleffekt', null],
  ['Schwarz / Rot', null],
  ['', null],
  [null, null],
])('%s: %s', (name, colour) => {
  expect(baseColourOf(name)).toBe(colour);
});
