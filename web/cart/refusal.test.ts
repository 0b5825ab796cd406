import { describe, expect, test } from 'vitest';
import { CallFailed } from '../api/call.ts';
import { refusalIn } from './refusal.ts';

const refused = (problem: object) => new CallFailed(409, JSON.stringify(problem), 'Conflict');

describe('what a refused order says of its vehicles', () => {
  test('is which of them are no longer free, or gone', () => {
    const vehicles = [
      { id: 'a', status: 'RESERVED' },
      { id: 'b', status: null },
    ];
    expect(refusalIn(refused({ code: 'VEHICLE_UNAVAILABLE', vehicles }))).toEqual({ vehicles, prices: [] });
  });

  test('is what they cost now', () => {
    const prices = [{ id: 'a', priceNet: '17990.00' }];
    expect(refusalIn(refused({ code: 'PRICE_CHANGED', prices }))).toEqual({ vehicles: [], prices });
  });

  test('is nothing where something else is wrong', () => {
    expect(refusalIn(refused({ code: 'DEALER_NOT_ACTIVE' }))).toBeUndefined();
    expect(refusalIn(new CallFailed(502, '<html>', 'Bad Gateway'))).toBeUndefined();
    expect(refusalIn(new TypeError('Failed to fetch'))).toBeUndefined();
  });

  test('is read with care', () => {
    const vehicles = ['a', null, { status: 'SOLD' }, { id: 'b', status: 'FLYING' }];
    expect(refusalIn(refused({ code: 'VEHICLE_UNAVAILABLE', vehicles }))?.vehicles).toEqual([
      { id: 'b', status: null },
    ]);
    expect(refusalIn(refused({ code: 'PRICE_CHANGED', prices: 'none' }))?.prices).toEqual([]);
  });
});
