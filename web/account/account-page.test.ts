import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

test.each([
  ['an active dealer', aUser()],
  ['a waiting dealer', aUser({ status: 'PENDING' })],
  ['a suspended dealer', aUser({ status: 'SUSPENDED' })],
  ['an admin', aUser(null)],
])('%s changes the password on the page of the account', async (_, user) => {
  const { status, main } = await pageOf('/account', { user });
  expect(status).toBe(200);
  expect(main).toMatch(/autoComplete="current-password"/);
  expect(main).toMatch(/autoComplete="new-password"/);
});

test('the page of the account asks an admin for a longer password', async () => {
  expect((await pageOf('/account', { user: aUser(null) })).words).toContain('Mindestens 12 Zeichen');
  expect((await pageOf('/account', { user: aUser() })).words).toContain('Mindestens 8 Zeichen');
});

test('a visitor signs in before they see their account', async () => {
  const { status, location } = await pageOf('/account');
  expect([status, location]).toEqual([303, '/auth?next=%2Faccount']);
});
