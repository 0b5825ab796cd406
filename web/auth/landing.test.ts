import { expect, test } from 'vitest';
import { aUser } from '../../fixtures/pages.ts';
import { landingOf } from './landing.ts';

test.each([
  ['an admin', aUser(null), '/admin'],
  ['an active dealer', aUser(), '/vehicles'],
  ['a pending dealer', aUser({ status: 'PENDING' }), '/dashboard'],
  ['a suspended dealer', aUser({ status: 'SUSPENDED' }), '/dashboard'],
])('a login leads %s to where their work is, or to the page that they asked for', (_, user, path) => {
  expect(landingOf(user, undefined)).toBe(path);
  expect(landingOf(user, '/contact')).toBe('/contact');
  expect(landingOf(user, '//evil.example')).toBe('/');
});
