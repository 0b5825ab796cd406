import { expect, test } from 'vitest';
import { mergeInput } from './merge-input.ts';

const seen = { name: 'Nord', street: 'Weg 1', city: 'Berlin', phone: '' };

test('fields that were not touched follow what somebody else has changed, and typed ones stay', () => {
  const typed = { ...seen, street: 'Weg 2', city: 'Hamburg' };
  const now = { ...seen, name: 'Süd', city: 'Bremen', phone: '+49 30 1' };
  expect(mergeInput(typed, { seen, now })).toEqual({
    input: { name: 'Süd', street: 'Weg 2', city: 'Hamburg', phone: '+49 30 1' },
    overtaken: ['city'],
  });
});

test('a field to which both have given the same value is not overtaken', () => {
  const now = { ...seen, city: 'Hamburg' };
  expect(mergeInput(now, { seen, now })).toEqual({ input: now, overtaken: [] });
});
