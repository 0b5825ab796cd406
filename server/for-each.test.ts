import { expect, test } from 'vitest';
import { forEach } from './for-each.ts';

test('a row that fails does not keep the others from their work, and its error says which it was', async () => {
  const done: string[] = [];
  const working = forEach('order', [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], async ({ id }) => {
    if (id === 'a') throw new Error('no paper');
    // A library may throw what is no error.
    if (id === 'c') throw 'torn';
    done.push(id);
  });
  await expect(working).rejects.toThrow('order a: no paper; order c: failed');
  expect(done).toEqual(['b', 'd']);
});
