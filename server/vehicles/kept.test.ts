import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

const words = (most: number) => new Kept<string>(most, (word) => word.length);

test('what was made once is given again, and made once for all who ask meanwhile', async () => {
  const kept = words(100);
  let made = 0;
  const make = async () => `made ${(made += 1)}`;
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['made 1', 'made 1']);
  expect(await kept.get('a', make)).toBe('made 1');
  expect(await kept.get('b', make)).toBe('made 2');
});

test('what was not asked for the longest goes first', async () => {
  // Two answers of five and their questions, at two bytes a letter.
  const kept = words(14);
  const isMade = async (key: string) => {
    let made = false;
    await kept.get(key, async () => {
      made = true;
      return 'fours';
    });
    return made;
  };
  expect([await isMade('a'), await isMade('b'), await isMade('a')]).toEqual([true, true, false]);
  expect([await isMade('c'), await isMade('a'), await isMade('b')]).toEqual([true, false, true]);
});

test('a long question takes room as well', async () => {
  const kept = words(100);
  let made = 0;
  const question = 'q'.repeat(60);
  for (let round = 0; round < 2; round += 1) await kept.get(question, async () => `made ${(made += 1)}`);
  expect(made).toBe(2);
});

test('more than there is room for is made each time, and a failure is not kept', async () => {
  const kept = words(3);
  expect(await kept.get('a', async () => 'long')).toBe('long');
  expect(await kept.get('a', async () => 'new')).toBe('new');
  await expect(kept.get('b', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await kept.get('b', async () => 'now')).toBe('now');
});
