import { describe, expect, test } from 'vitest';
import { changeOf } from './changes.ts';

const free = { id: 'a', status: 'AVAILABLE', priceNet: '18490.00' } as const;
const reserved = { ...free, status: 'RESERVED' } as const;
const sold = { ...free, status: 'SOLD' } as const;
const cheaper = { ...free, priceNet: '17990.00' };

describe('the message about a vehicle that changes while its page is open', () => {
  test.each([
    ['somebody reserves it', free, reserved, 'lost'],
    ['it is sold', free, sold, 'lost'],
    ['its reservation ends', reserved, free, 'regained'],
    ['a clerk changes its price', free, cheaper, 'repriced'],
    ['it comes back at another price', reserved, cheaper, 'regained'],
    ['what is reserved is sold', reserved, sold, null],
    ['the price of what nobody can buy changes', sold, { ...sold, priceNet: '1.00' }, null],
    ['nothing changes', free, { ...free }, null],
    ['another vehicle is opened', free, { ...reserved, id: 'b' }, null],
  ] as const)('%s', (_, before, now, told) => {
    expect(changeOf(before, now)).toBe(told);
  });

  test('a vehicle that has just been opened has no message', () => {
    expect(changeOf(undefined, reserved)).toBeNull();
  });
});
