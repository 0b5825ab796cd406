import { expect, test } from 'vitest';
import { pageOf } from '../../fixtures/pages.ts';

test.each(['?tab=unknown', '?tab=register&tab=register', '?next=%2Forders&next=%2Fcart'])(
  'the login page drops a parameter that it does not understand: /auth%s',
  async (search) => {
    const { status, location } = await pageOf(`/auth${search}`);
    expect([status, location]).toEqual([307, '/auth']);
  },
);

test('the login page keeps the tab and the page to open afterwards', async () => {
  expect((await pageOf('/auth?next=%2Forders&tab=register')).status).toBe(200);
});

test.each([
  ['de', 'Diese Seite sehen Sie nur angemeldet.'],
  ['en', 'You need to log in to see that page.'],
  ['fr', 'Cette page est réservée aux utilisateurs connectés.'],
] as const)(
  'the login page says why a visitor who followed a link landed there: %s',
  async (locale, text) => {
    for (const path of ['/orders?page=2', '/reservations', '/admin'])
      expect((await pageOf(`/auth?next=${encodeURIComponent(path)}`, { locale })).words).toContain(text);
    // Somebody who pressed a login link knows why.
    for (const search of ['', '?next=%2Fvehicles%2F7c9e6679'])
      expect((await pageOf(`/auth${search}`, { locale })).words).not.toContain(text);
  },
);

test('the login links to the page for people who have forgotten their password', async () => {
  const { main } = await pageOf('/auth');
  expect(main).toMatch(/<a [^>]*href="\/auth\/reset"[^>]*>Passwort vergessen\?<\/a>/);
});
