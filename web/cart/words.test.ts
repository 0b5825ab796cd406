import { expect, test } from 'vitest';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';

test('the English texts of the cart are those that dealers were promised', () => {
  const { title, empty, summary } = en.cart;
  expect(title).toBe('Your vehicle selection');
  expect(empty).toBe('No vehicles in your selection');
  expect(summary.acceptFirst).toBe('You must accept the terms to continue');
  expect(summary.accept.replaceAll(/<\/?terms>/g, '')).toBe(
    'I accept the terms of service and understand that this reservation is legally binding',
  );
});

test('a full and an empty cart say that it is kept in this browser only', () => {
  expect([de.cart.lead, de.cart.emptyHint]).toEqual([
    expect.stringContaining('nur in diesem Browser'),
    expect.stringContaining('nur in dem Browser'),
  ]);
  expect([en.cart.lead, en.cart.emptyHint]).toEqual([
    expect.stringContaining('in this browser only'),
    expect.stringContaining('only in the browser'),
  ]);
  for (const words of [fr.cart.lead, fr.cart.emptyHint]) expect(words).toMatch(/conservée uniquement dans/);
});
