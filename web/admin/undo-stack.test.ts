import { expect, test } from 'vitest';
import { UndoStack } from './undo-stack.ts';

/** A stack with three changes, and what was undone. */
function threeChanges() {
  const undone: string[] = [];
  const stack = new UndoStack();
  const changes = ['first', 'second', 'third'].map((name) => ({
    undo: async () => {
      // The first undo takes longest.
      await new Promise((resolve) => {
        setTimeout(resolve, name === 'third' ? 20 : 0);
      });
      undone.push(name);
      return 'settled' as const;
    },
  }));
  // The answer to the last one comes first.
  const sent = changes.map((change) => ({ change, act: stack.begin() }));
  for (const { change, act } of sent.toReversed()) act.saved(change);
  return { stack, changes, undone };
}

test('changes are undone one by one, the last one first', async () => {
  const { stack, undone } = threeChanges();
  stack.undo();
  stack.undo();
  await expect.poll(() => undone).toEqual(['third', 'second']);
});

test('a change that its toast has undone is not undone again', async () => {
  const { stack, changes, undone } = threeChanges();
  stack.undo(changes[1]);
  stack.undo(changes[1]);
  for (const _ of changes) stack.undo();
  await expect.poll(() => undone).toEqual(['second', 'third', 'first']);
});

test('a change that is saved again is undone once, as it was saved last', async () => {
  const undone: string[] = [];
  const stack = new UndoStack();
  const undoing = (name: string) => ({
    undo: async () => {
      undone.push(name);
      return 'settled' as const;
    },
  });
  stack.begin().saved(undoing('older'));
  const act = stack.begin();
  for (const name of ['first attempt', 'second attempt']) act.saved(undoing(name));
  for (const _ of [1, 2]) stack.undo();
  await expect.poll(() => undone).toHaveLength(2);
  expect(undone).toEqual(['second attempt', 'older']);
});

test('a change that could not be undone stays in its place, and the next undo runs it again', async () => {
  const tried: string[] = [];
  const stack = new UndoStack();
  const undoing = (name: string, outcomes: ('settled' | 'retry')[] = []) => ({
    undo: async () => {
      tried.push(name);
      return outcomes.shift() ?? 'settled';
    },
  });
  stack.begin().saved(undoing('first'));
  const second = undoing('second', ['retry', 'settled']);
  stack.begin().saved(second);
  stack.undo(second);
  await expect.poll(() => tried).toEqual(['second']);
  stack.begin().saved(undoing('third'));
  for (const _ of [1, 2, 3, 4]) stack.undo();
  await expect.poll(() => tried).toHaveLength(4);
  expect(tried).toEqual(['second', 'third', 'second', 'first']);
});
