import { expect, test } from 'vitest';
import { en } from '../texts/en/all.ts';

test('the English texts of the cart are those that dealers were promised', () => {
  const { title, empty, summary } = en.cart;
  expect(title).toBe('Your vehicle selection');
  expect(empty).toBe('No vehicles in your selection');
  expect(summary.acceptFirst).toBe('You must accept the terms to continue');
  expect(summary.accept.replaceAll(/<\/?terms>/g, '')).toBe(
    'I accept the terms of service and understand that this reservation is legally binding',
  );
});
