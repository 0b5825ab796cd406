import { afterEach, describe, expect, test, vi } from 'vitest';

const WISH = { vehicleIds: ['a'], totalAmount: '1.00' };

function aStorage(holding?: string) {
  const kept = new Map(holding === undefined ? [] : [['orderKey', holding]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A page just opened, or loaded again, in a tab with this storage. */
async function openPage(storage: object) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  return import('./order-key.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('the key of an order', () => {
  test('is the same for the same wish, also after a reload', async () => {
    const storage = aStorage();
    const key = (await openPage(storage)).orderKeyOf(WISH);
    const { orderKeyOf } = await openPage(storage);
    expect(orderKeyOf(WISH)).toBe(key);
    expect(orderKeyOf(WISH)).toBe(key);
  });

  test('is one that the server takes', async () => {
    const { orderKeyOf } = await openPage(aStorage());
    expect(orderKeyOf(WISH)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is another one as soon as the cart changes', async () => {
    const { orderKeyOf } = await openPage(aStorage());
    const key = orderKeyOf(WISH);
    expect(orderKeyOf({ ...WISH, totalAmount: '2.00' })).not.toBe(key);
  });

  test('is another one for the same vehicles chosen again', async () => {
    const storage = aStorage();
    const { orderKeyOf, forgetOrderKey } = await openPage(storage);
    const key = orderKeyOf(WISH);
    forgetOrderKey();
    expect(orderKeyOf(WISH)).not.toBe(key);
    expect((await openPage(storage)).orderKeyOf(WISH)).not.toBe(key);
  });

  test.each(['{', '7', '{"content":1,"key":2}'])(
    'is made anew where the storage holds %s',
    async (broken) => {
      const { orderKeyOf } = await openPage(aStorage(broken));
      expect(orderKeyOf(WISH)).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test('is the same for a second try where the storage is switched off', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { orderKeyOf } = await openPage({ getItem: denied, setItem: denied, removeItem: denied });
    const key = orderKeyOf(WISH);
    expect(orderKeyOf(WISH)).toBe(key);
  });
});
