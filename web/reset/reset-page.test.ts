import { expect, test } from 'vitest';
import { pageOf } from '../../fixtures/pages.ts';

test.each([
  ['de', 'Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen. Er gilt 60 Minuten.'],
  ['en', 'a link with which you can set a new password. It is valid for 60 minutes.'],
  ['fr', 'un lien pour définir un nouveau mot de passe. Il est valable 60 minutes.'],
] as const)('without a token the page asks for the address of the account: %s', async (locale, text) => {
  const { main, words, html } = await pageOf('/auth/reset', { locale });
  expect(words).toContain(text);
  expect(main).toMatch(/type="email"[^>]*autoComplete="username"/);
  expect(html).toContain('content="noindex"');
});

test('a short page is painted when the last of its footer has arrived', async () => {
  const { html } = await pageOf('/auth/reset');
  expect(html.indexOf('id="end"')).toBeGreaterThan(html.lastIndexOf('</nav>'));
});

test('with a token the page asks for the new password', async () => {
  const { main } = await pageOf('/auth/reset?token=kq3vYt0mV2b8Zx1cN5h7rA');
  expect(main).toMatch(/autoComplete="new-password"/);
  expect(main).not.toContain('type="email"');
});

test.each([
  ['de', 'Mindestens 8 Zeichen, für die Verwaltung mindestens 12'],
  ['en', 'At least 8 characters, for the administration at least 12'],
  ['fr', 'Au moins 8 caractères, pour l’administration au moins 12'],
] as const)('the page of a new password names both shortest lengths: %s', async (locale, text) => {
  expect((await pageOf('/auth/reset?token=kq3vYt0mV2b8Zx1cN5h7rA', { locale })).words).toContain(text);
});
