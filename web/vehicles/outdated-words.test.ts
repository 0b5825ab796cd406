import { expect, test } from 'vitest';
import { outdatedWords } from './outdated-words.ts';

test('the notice says that hidden vehicles leave the list only where the list does not show them', () => {
  expect(outdatedWords({}, ['WATCHED', 'HIDDEN'])).toBe('hidden');
  expect(outdatedWords({}, ['WATCHED', null])).toBe('changed');
  expect(outdatedWords({ hidden: 'also' }, ['HIDDEN'])).toBe('changed');
  expect(outdatedWords({ hidden: 'only' }, ['HIDDEN'])).toBe('changed');
});
