import { expect, test } from 'vitest';
import { Failure } from './failure.ts';

test('a failure without the payload of its code does not compile', () => {
  const id = '0b9f6a1e-6d0c-4d1b-9a53-0c9c2a0f4a11';
  const prices = [{ id, priceNet: '18490.00' }];
  expect(new Failure('PRICE_CHANGED', { payload: { prices } }).payload).toEqual({ prices });
  // @ts-expect-error The payload is missing.
  expect(new Failure('PRICE_CHANGED').payload).toBeUndefined();
  // @ts-expect-error So are the prices in it.
  expect(new Failure('PRICE_CHANGED', { payload: {} }).payload).toEqual({});
  // @ts-expect-error A price is a text.
  expect(new Failure('PRICE_CHANGED', { payload: { prices: [{ id, priceNet: 18490 }] } }).code).toBe(
    'PRICE_CHANGED',
  );
  // @ts-expect-error This code has no payload.
  expect(new Failure('NOT_FOUND', { payload: { prices } }).code).toBe('NOT_FOUND');
  expect(new Failure('NOT_FOUND').payload).toBeUndefined();
});
