import { expect, test } from 'vitest';
import { SharedRead } from './shared-read.ts';

/** A shared read whose readings end one by one when the test says so. */
function aSharedRead() {
  const begun: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const read = async (keys: readonly string[]) => {
    begun.push(keys);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (keys.includes('bad')) throw new Error('away');
    return keys.join(' ');
  };
  const shared = new SharedRead(read, () => new Promise<void>((resolve) => pauses.push(resolve)));
  const untilBegun = async (count: number) => {
    await expect.poll(() => begun.length).toBe(count);
  };
  return { shared, begun, pauses, untilBegun, end: () => ends.shift()?.() };
}

test('requests that come while a reading runs share the next one, which has each of their keys once', async () => {
  const { shared, begun, untilBegun, end } = aSharedRead();
  const first = shared.ask('a');
  await untilBegun(1);
  const later = [shared.ask('b'), shared.ask('a'), shared.ask('b'), shared.ask(undefined)];
  end();
  expect(await first).toBe('a');
  await untilBegun(2);
  end();
  expect(await Promise.all(later)).toEqual(['b a', 'b a', 'b a', 'b a']);
  expect(begun).toEqual([['a'], ['b', 'a']]);
});

test('a reading that fails fails only those who share it', async () => {
  const { shared, untilBegun, end } = aSharedRead();
  const failing = shared.ask('bad');
  await untilBegun(1);
  const next = shared.ask('good');
  end();
  await expect(failing).rejects.toThrow('away');
  await untilBegun(2);
  end();
  expect(await next).toBe('good');
});

test('after a reading that many share, the next waits for those who come soon; after one of few it does not', async () => {
  const { shared, begun, pauses, untilBegun, end } = aSharedRead();
  for (const key of ['a', 'b', 'c', 'd']) void shared.ask(key);
  await untilBegun(1);
  void shared.ask('e');
  end();
  await expect.poll(() => pauses.length).toBe(1);
  void shared.ask('f');
  expect(begun.length).toBe(1);
  pauses.shift()?.();
  await untilBegun(2);
  void shared.ask('g');
  end();
  await untilBegun(3);
  expect(begun).toEqual([['a', 'b', 'c', 'd'], ['e', 'f'], ['g']]);
  expect(pauses).toEqual([]);
});
