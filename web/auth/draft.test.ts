import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, stillMissing } from './draft.ts';
import type { FieldName } from './steps.ts';

const kept = new Map<string, string>();
const NOTHING = { step: 'company', typed: new Map() };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the input is restored after a reload, and deleted after the registration', () => {
  const typed = new Map<FieldName, string | boolean>([
    ['companyName', 'Autohaus Muster GmbH'],
    ['address.country', 'FR'],
    ['acceptTerms', true],
  ]);
  keepDraft({ step: 'contact', typed });
  expect(keptDraft()).toEqual({ step: 'contact', typed });
  forgetDraft();
  expect(keptDraft()).toEqual(NOTHING);
});

test('input from after the reload is kept, and the other fields are restored', () => {
  keepDraft({
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
  expect(stillMissing(keptDraft(), (name) => inForm.get(name))).toEqual([
    ['email', 'einkauf@example.com'],
    ['address.country', 'FR'],
  ]);
});

test('a password is never stored', () => {
  keepDraft({
    step: 'account',
    typed: new Map([
      ['email', 'einkauf@example.com'],
      ['password', 'demo-password'],
      ['confirmPassword', 'demo-password'],
    ]),
  });
  expect([...kept.values()].join()).toContain('einkauf@example.com');
  expect([...kept.values()].join()).not.toContain('demo-password');
});

test.each([
  ['broken', '{"companyName":'],
  ['not an object', '"companyName"'],
  ['empty', 'null'],
  ['of the wrong types', '{"companyName":1,"acceptTerms":"yes","address.city":{}}'],
  ['for unknown fields', '{"status":"ACTIVE","password":"demo-password","step":"status","__proto__":"x"}'],
])('stored data that is %s leaves the form empty', (_, text) => {
  kept.set('registration', text);
  expect(keptDraft()).toEqual(NOTHING);
});

test('without storage the registration works, but a reload starts it again', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft({ step: 'address', typed: new Map([['companyName', 'Autohaus Muster GmbH']]) });
  forgetDraft();
  expect(keptDraft()).toEqual(NOTHING);
});
