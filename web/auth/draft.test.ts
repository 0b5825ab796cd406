import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, loadDraft, saveDraft, typedValues, valuesToRestore } from './draft.ts';
import type { FieldName } from './steps.ts';

const storage = new Map<string, string>();
const NOTHING = { step: 'company', typed: new Map() };

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the input is restored after a reload, and deleted after the registration', () => {
  const typed = new Map<FieldName, string | boolean>([
    ['companyName', 'Autohaus Muster GmbH'],
    ['address.country', 'FR'],
    ['acceptTerms', true],
  ]);
  saveDraft({ step: 'contact', typed });
  expect(loadDraft()).toEqual({ step: 'contact', typed });
  clearDraft();
  expect(loadDraft()).toEqual(NOTHING);
});

test('input from after the reload is kept, and the other fields are restored', () => {
  saveDraft({
    step: 'contact',
    typed: new Map<FieldName, string | boolean>([
      ['companyName', 'Autohaus Muster GmbH'],
      ['email', 'einkauf@example.com'],
      ['address.country', 'FR'],
    ]),
  });
  const inForm = new Map<FieldName, string>([
    ['companyName', 'Autohaus Am Tor GmbH'],
    ['email', ''],
    ['address.country', 'DE'],
  ]);
  expect(valuesToRestore(loadDraft(), (name) => inForm.get(name))).toEqual([
    ['email', 'einkauf@example.com'],
    ['address.country', 'FR'],
  ]);
});

test('a country that nobody chose is not stored', () => {
  const typed = new Map<FieldName, string>([['companyName', 'Autohaus Muster GmbH']]);
  const stored = (country: string) =>
    typedValues('de', (name) => (name === 'address.country' ? country : (typed.get(name) ?? ''))).get(
      'address.country',
    );
  expect([stored('DE'), stored('AT')]).toEqual([undefined, 'AT']);
  typed.set('address.city', 'Berlin');
  expect(stored('DE')).toBe('DE');
});

test('a password is never stored', () => {
  saveDraft({
    step: 'account',
    typed: new Map([
      ['email', 'einkauf@example.com'],
      ['password', 'demo-password'],
      ['confirmPassword', 'demo-password'],
    ]),
  });
  expect([...storage.values()].join()).toContain('einkauf@example.com');
  expect([...storage.values()].join()).not.toContain('demo-password');
});

test.each([
  ['broken', '{"companyName":'],
  ['not an object', '"companyName"'],
  ['empty', 'null'],
  ['of the wrong types', '{"companyName":1,"acceptTerms":"yes","address.city":{}}'],
  ['for unknown fields', '{"status":"ACTIVE","password":"demo-password","step":"status","__proto__":"x"}'],
])('stored data that is %s leaves the form empty', (_, text) => {
  storage.set('registration', text);
  expect(loadDraft()).toEqual(NOTHING);
});

test('without storage the registration works, but a reload starts it again', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft({ step: 'address', typed: new Map([['companyName', 'Autohaus Muster GmbH']]) });
  clearDraft();
  expect(loadDraft()).toEqual(NOTHING);
});
