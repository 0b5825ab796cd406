import { describe, expect, test } from 'vitest';
import { coverOf, nameOf, wordOf } from './facts.ts';

const bare = { make: '', model: '', variant: null, transmission: null, fuelType: null, colour: null };

describe('the texts of a card', () => {
  test('an empty field uses the value that the delivery has under its label', () => {
    const vehicle = {
      ...bare,
      specsJson: {
        Make: 'Audi',
        Model: 'A6',
        'Trim/spec.': 'S line',
        'Fuel type': 'Diesel',
        Colour: 'Grau',
        Transmission: 'Automatic',
      },
    };
    expect(nameOf(vehicle)).toBe('Audi A6');
    expect(wordOf(vehicle, 'variant')).toBe('S line');
    expect(wordOf(vehicle, 'fuelType')).toBe('Diesel');
    expect(wordOf(vehicle, 'transmission')).toBe('Automatic');
    expect(wordOf(vehicle, 'colour')).toBe('Grau');
  });

  test("the vehicle's own field wins, and a value that is not a string is ignored", () => {
    expect(wordOf({ ...bare, colour: 'Rot', specsJson: { Colour: 'Grau' } }, 'colour')).toBe('Rot');
    expect(wordOf({ ...bare, specsJson: { Colour: 7 } }, 'colour')).toBeNull();
  });

  test('the cover is the flagged picture, or else the first image, but never a document', () => {
    const pdf = { mediaType: 'pdf', isCover: false };
    const first = { mediaType: 'image', isCover: false };
    const flagged = { mediaType: 'image', isCover: true };
    expect(coverOf([pdf, first, flagged])).toBe(flagged);
    expect(coverOf([pdf, first])).toBe(first);
    expect(coverOf([pdf])).toBeUndefined();
  });
});
