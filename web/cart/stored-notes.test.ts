import { afterEach, expect, test, vi } from 'vitest';
import { storedNotes, storedReference } from './stored-notes.ts';

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
  storedNotes.store('lyon', 'Bitte vormittags');
  expect(storedNotes.read('lyon')).toBe('Bitte vormittags');
  expect(storedNotes.read('kiel')).toBe('');
});

test('the notes and the own number of an order are stored apart', () => {
  aTab();
  storedNotes.store('lyon', 'Bitte vormittags');
  storedReference.store('lyon', 'EK-4711');
  expect([storedNotes.read('lyon'), storedReference.read('lyon')]).toEqual(['Bitte vormittags', 'EK-4711']);
});

test('notes are deleted with the order, or when the dealer deletes them', () => {
  aTab();
  storedNotes.store('lyon', 'Bitte vormittags');
  storedNotes.store('lyon', '');
  expect(storedNotes.read('lyon')).toBe('');
});

test.each(['{', '{}', '["lyon"]', '["lyon", 7]', 'null'])('no notes are read from %s', (broken) => {
  aTab(broken);
  expect(storedNotes.read('lyon')).toBe('');
});

test('without storage the notes are empty', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storedNotes.store('lyon', 'x');
  expect(storedNotes.read('lyon')).toBe('');
});
