import { expect, test } from 'vitest';
import { PICKUP_OFFERED } from '../../contract/constants.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';

test.each([
  ['de', de, /nach Absprache/i],
  ['en', en, /by arrangement/i],
  ['fr', fr, /sur accord/i],
] as const)('home page and cart say the same about pickup: %s', (_, { home, cart }, words) => {
  // When pickup can be chosen in the cart, both sentences change.
  expect(PICKUP_OFFERED).toBe(false);
  expect(home.benefits.pickup.text).toMatch(words);
  expect(cart.summary.pickupHint).toMatch(words);
});
