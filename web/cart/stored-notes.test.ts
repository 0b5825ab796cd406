import { afterEach, expect, test, vi } from 'vitest';
import { storeNotes, storedNotes } from './stored-notes.ts';

function aTab(holding?: string) {
  const kept = new Map(holding === undefined ? [] : [['orderNotes', holding]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('notes that were typed before a session ended are restored after signing in again, for the same dealer', () => {
  aTab();
  storeNotes('lyon', 'Bitte vormittags');
  expect(storedNotes('lyon')).toBe('Bitte vormittags');
  expect(storedNotes('kiel')).toBe('');
});

test('notes are deleted with the order, or when the dealer deletes them', () => {
  aTab();
  storeNotes('lyon', 'Bitte vormittags');
  storeNotes('lyon', '');
  expect(storedNotes('lyon')).toBe('');
});

test.each(['{', '{}', '["lyon"]', '["lyon", 7]', 'null'])('no notes are read from %s', (broken) => {
  aTab(broken);
  expect(storedNotes('lyon')).toBe('');
});

test('without storage the notes are empty', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeNotes('lyon', 'x');
  expect(storedNotes('lyon')).toBe('');
});
