import { describe, expect, test } from 'vitest';
import { orderKeyOf } from './order-key.ts';

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}

let made = 0;
const makeKey = () => `key-${(made += 1)}`;

describe('the key of an order', () => {
  test('is the same for the same wish, also after a reload', () => {
    const storage = aStorage();
    const key = orderKeyOf({ vehicleIds: ['a'] }, storage, makeKey);
    expect(orderKeyOf({ vehicleIds: ['a'] }, storage, makeKey)).toBe(key);
  });

  test('is another one as soon as the cart changes', () => {
    const storage = aStorage();
    const key = orderKeyOf({ vehicleIds: ['a'], totalAmount: '1.00' }, storage, makeKey);
    expect(orderKeyOf({ vehicleIds: ['a'], totalAmount: '2.00' }, storage, makeKey)).not.toBe(key);
  });

  test('is made anew where the storage holds something else', () => {
    const storage = aStorage();
    for (const broken of ['{', '7', '{"content":1,"key":2}']) {
      storage.kept.set('orderKey', broken);
      expect(orderKeyOf({}, storage, makeKey)).toMatch(/^key-/);
    }
  });
});
