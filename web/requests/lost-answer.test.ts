import { expect, test } from 'vitest';
import { CallFailed } from '../api/call.ts';
import { mayBeOrdered, ORDER, orderBehind } from './lost-answer.ts';

const refusal = (status: number, problem: object) =>
  new CallFailed(status, JSON.stringify(problem), '', ORDER);

test('a request may be ordered while no answer says that it is not', () => {
  expect(mayBeOrdered(new TypeError('Failed to fetch'), false)).toBe(true);
  expect(mayBeOrdered(new CallFailed(502, '', 'Bad Gateway', ORDER), false)).toBe(true);
  for (const before of [true, false]) {
    expect(mayBeOrdered(refusal(429, { code: 'RATE_LIMITED' }), before)).toBe(before);
    expect(mayBeOrdered(refusal(409, { code: 'PRICE_CHANGED' }), before)).toBe(false);
  }
});

test('after a lost answer a request that is ordered leads to its order, one that is declined does not', () => {
  const decided = (state: string, orderId: string | null) =>
    refusal(412, { code: 'EDITED_MEANWHILE', current: { state, orderId } });
  expect(orderBehind(decided('ORDERED', 'its order'), true)).toBe('its order');
  expect(orderBehind(decided('ORDERED', 'of a colleague'), false)).toBeNull();
  expect(orderBehind(decided('DECLINED', null), true)).toBeNull();
});
