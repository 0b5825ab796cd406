import { describe, expect, test } from 'vitest';
import { InventoryCache } from './inventory-cache.ts';

const cacheOf = (maxBytes: number) =>
  new InventoryCache<{ text: string }>(maxBytes, ({ text }) => text.length);

test('a value is computed once, and concurrent requests share the computation', async () => {
  const cache = cacheOf(100);
  let made = 0;
  const make = async () => ({ text: `made ${(made += 1)}` });
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([
    { text: 'made 1' },
    { text: 'made 1' },
  ]);
  expect(await cache.get('a', make)).toEqual({ text: 'made 1' });
  expect(await cache.get('b', make)).toEqual({ text: 'made 2' });
});

test('the least recently used entry is evicted first', async () => {
  // Two values of five bytes, each with a key of one character at two bytes.
  const cache = cacheOf(14);
  const isComputed = async (key: string) => {
    let isMade = false;
    await cache.get(key, async () => {
      isMade = true;
      return { text: 'fours' };
    });
    return isMade;
  };
  expect([await isComputed('a'), await isComputed('b'), await isComputed('a')]).toEqual([true, true, false]);
  expect([await isComputed('c'), await isComputed('a'), await isComputed('b')]).toEqual([true, false, true]);
});

test('the size of a key counts as well', async () => {
  const cache = cacheOf(100);
  let made = 0;
  const key = 'q'.repeat(60);
  for (let round = 0; round < 2; round += 1)
    await cache.get(key, async () => ({ text: `made ${(made += 1)}` }));
  expect(made).toBe(2);
});

test('a value that is larger than the cache is computed each time, and a failure is not cached', async () => {
  const cache = cacheOf(3);
  expect(await cache.get('a', async () => ({ text: 'long' }))).toEqual({ text: 'long' });
  expect(await cache.get('a', async () => ({ text: 'new' }))).toEqual({ text: 'new' });
  await expect(cache.get('b', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('b', async () => ({ text: 'now' }))).toEqual({ text: 'now' });
});

test('an entry that is evicted while it is computed still answers those who wait for it', async () => {
  const cache = cacheOf(14);
  let finish: (value: { text: string }) => void = () => {};
  const waiting = cache.get('slow', () => new Promise((resolve) => (finish = resolve)));
  for (const key of 'abcdef') await cache.get(key, async () => ({ text: 'fours' }));
  finish({ text: 'late' });
  expect(await waiting).toEqual({ text: 'late' });
});

describe('find', () => {
  const textOf = async (cache: InventoryCache<{ text: string }>, key: string, text: string) =>
    (await cache.find(key, async () => ({ text })))?.text;

  test('caches a value when it is requested a second time', async () => {
    const cache = cacheOf(100);
    expect(await textOf(cache, 'a', 'first')).toBe('first');
    expect(await textOf(cache, 'a', 'second')).toBe('second');
    expect(await textOf(cache, 'a', 'third')).toBe('second');
  });

  test('lets no value that is requested once replace another', async () => {
    const cache = cacheOf(20);
    await textOf(cache, 'a', 'cached');
    await textOf(cache, 'a', 'cached');
    for (const key of 'bcdefgh') await textOf(cache, key, 'once');
    expect(await textOf(cache, 'a', 'new')).toBe('cached');
  });

  test('shares the computation of requests that come meanwhile, and then caches it', async () => {
    const cache = cacheOf(100);
    const texts = ['one', 'two', 'three'].map((text) => textOf(cache, 'a', text));
    expect(await Promise.all(texts)).toEqual(['one', 'one', 'one']);
    expect(await textOf(cache, 'a', 'four')).toBe('one');
  });

  test('caches neither what is not at hand nor a failure', async () => {
    const cache = cacheOf(100);
    const failed = () => cache.find('a', () => Promise.reject(new Error('no database')));
    await expect(Promise.all([failed(), failed()])).rejects.toThrow('no database');
    expect(await cache.find('a', async () => undefined)).toBeUndefined();
    expect(await textOf(cache, 'a', 'now')).toBe('now');
  });
});
