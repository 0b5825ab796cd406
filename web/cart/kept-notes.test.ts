import { afterEach, expect, test, vi } from 'vitest';
import { keepNotes, keptNotes } from './kept-notes.ts';

function aTab(holding?: string) {
  const kept = new Map(holding === undefined ? [] : [['orderNotes', holding]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('notes typed before a session ended are there after signing in again, for the same dealer', () => {
  aTab();
  keepNotes('lyon', 'Bitte vormittags');
  expect(keptNotes('lyon')).toBe('Bitte vormittags');
  expect(keptNotes('kiel')).toBe('');
});

test('notes that were ordered or deleted are gone', () => {
  aTab();
  keepNotes('lyon', 'Bitte vormittags');
  keepNotes('lyon', '');
  expect(keptNotes('lyon')).toBe('');
});

test.each(['{', '{}', '["lyon"]', '["lyon", 7]', 'null'])('no notes are read from %s', (broken) => {
  aTab(broken);
  expect(keptNotes('lyon')).toBe('');
});

test('without a storage notes begin anew', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepNotes('lyon', 'x');
  expect(keptNotes('lyon')).toBe('');
});
