import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

/** Batches that end one by one when the test says so. Those with "alone" are done one by one. */
function theBatches() {
  const begun: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const batches = new Batches<string, string>(async (asks, as) => {
    begun.push(asks);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (asks.includes('lost')) throw new Error('lost');
    if (as === 'batch' && asks.includes('alone')) return 'eachAlone';
    return asks.map((ask) => ask.toUpperCase());
  });
  const untilBegun = async (count: number) => {
    await expect.poll(() => begun.length).toBe(count);
  };
  return { batches, begun, untilBegun, end: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what comes at the same moment is done together, and each gets its own answer', async () => {
  const { batches, begun, untilBegun, end } = theBatches();
  const asked = ['a', 'b', 'c'].map((ask) => batches.ask(ask, [ask]));
  await untilBegun(1);
  end();
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'C']);
  expect(begun).toEqual([['a', 'b', 'c']]);
});

test('two that name the same thing are never in one batch', async () => {
  const { batches, begun, untilBegun, end } = theBatches();
  const asked = [
    batches.ask('a', ['car']),
    batches.ask('b', ['van', 'car']),
    batches.ask('c', ['bus']),
    batches.ask('d', ['van']),
  ];
  await untilBegun(2);
  expect(begun).toEqual([['a', 'c', 'd'], ['b']]);
  end();
  end();
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'C', 'D']);
});

test('at most 16 are done together and two batches at once; what waits is done when one of them ends', async () => {
  const { batches, begun, untilBegun, end } = theBatches();
  const asked = Array.from({ length: 40 }, (_, place) => batches.ask(`${place}`, [`${place}`]));
  await untilBegun(2);
  await settled();
  expect(begun.map((asks) => asks.length)).toEqual([16, 16]);
  end();
  await untilBegun(3);
  expect(begun[2]).toEqual(['32', '33', '34', '35', '36', '37', '38', '39']);
  end();
  end();
  await Promise.all(asked);
});

test('a batch names at most 128 things, and what names more is done without others', async () => {
  const { batches, begun, untilBegun, end } = theBatches();
  const naming = (ask: string, count: number) =>
    batches.ask(
      ask,
      Array.from({ length: count }, (_, place) => `${ask}${place}`),
    );
  const asked = [naming('a', 64), naming('b', 129), naming('c', 63), naming('d', 2), naming('e', 1)];
  await untilBegun(2);
  expect(begun).toEqual([['a', 'c', 'e'], ['b']]);
  end();
  await untilBegun(3);
  expect(begun[2]).toEqual(['d']);
  end();
  end();
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('each of a batch that did nothing is done alone, and no batch waits for that', async () => {
  const { batches, begun, untilBegun, end } = theBatches();
  const asked = ['a', 'alone'].map((ask) => batches.ask(ask, [ask]));
  await untilBegun(1);
  end();
  await untilBegun(3);
  expect(begun.slice(1)).toEqual([['a'], ['alone']]);
  const next = [batches.ask('b', ['b']), batches.ask('c', ['c'])];
  await untilBegun(4);
  expect(begun[3]).toEqual(['b', 'c']);
  for (let left = 3; left > 0; left -= 1) end();
  expect(await Promise.all([...asked, ...next])).toEqual(['A', 'ALONE', 'B', 'C']);
});

test('a batch that fails fails each of those in it, and the next one is done', async () => {
  const { batches, untilBegun, end } = theBatches();
  const asked = ['a', 'lost'].map((ask) => batches.ask(ask, [ask]));
  const failed = Promise.allSettled(asked);
  await untilBegun(1);
  end();
  expect(await failed).toMatchObject([{ reason: { message: 'lost' } }, { reason: { message: 'lost' } }]);
  const next = batches.ask('b', ['b']);
  await untilBegun(2);
  end();
  expect(await next).toBe('B');
});
