import { describe, expect, test } from 'vitest';
import { CallFailed, type EndpointName } from '../api/call.ts';
import { refusalIn } from './refusal.ts';

const refused = (problem: object, endpoint: EndpointName = 'POST /api/orders/create') =>
  new CallFailed(409, JSON.stringify(problem), 'Conflict', endpoint);

describe('the refusal of an order', () => {
  test('names the vehicles that are taken or deleted', () => {
    const vehicles = [
      { id: 'a', status: 'RESERVED' },
      { id: 'b', status: null },
    ];
    expect(refusalIn(refused({ code: 'VEHICLE_UNAVAILABLE', vehicles }))).toEqual({ vehicles, prices: [] });
  });

  test('names the current prices', () => {
    const prices = [{ id: 'a', priceNet: '17990.00' }];
    expect(refusalIn(refused({ code: 'PRICE_CHANGED', prices }))).toEqual({ vehicles: [], prices });
  });

  test('is undefined for every other error', () => {
    expect(refusalIn(refused({ code: 'DEALER_NOT_ACTIVE' }))).toBeUndefined();
    expect(refusalIn(new CallFailed(502, '<html>', 'Bad Gateway'))).toBeUndefined();
    expect(refusalIn(new TypeError('Failed to fetch'))).toBeUndefined();
    const another = refused({ code: 'VEHICLE_UNAVAILABLE', vehicles: [] }, 'PATCH /api/orders/{id}/status');
    expect(refusalIn(another)).toBeUndefined();
  });
});
