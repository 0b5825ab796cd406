import { describe, expect, test } from 'vitest';
import { ownPath, redirectOf } from './guards.ts';

const visitor = null;
const pending = { role: 'dealer', dealer: { status: 'PENDING' } } as const;
const suspended = { role: 'dealer', dealer: { status: 'SUSPENDED' } } as const;
const active = { role: 'dealer', dealer: { status: 'ACTIVE' } } as const;
const admin = { role: 'admin', dealer: null } as const;

describe('who may open a page', () => {
  test.each([visitor, pending, suspended, active, admin])('everybody opens the public pages', (user) => {
    expect(redirectOf('anybody', '/vehicles', user)).toBeUndefined();
  });

  test.each([
    ['signedIn', '/dashboard'],
    ['activeDealer', '/cart'],
    ['activeDealer', '/orders?page=2'],
    ['activeDealer', '/reservations'],
    ['admin', '/admin/users'],
  ] as const)('a visitor signs in first and comes back to a page for %s', (needs, path) => {
    expect(redirectOf(needs, path, visitor)).toBe(`/auth?next=${encodeURIComponent(path)}`);
  });

  test.each([pending, suspended])('a dealer who is not active is redirected to the dashboard', (user) => {
    for (const path of ['/cart', '/orders', '/reservations']) {
      expect(redirectOf('activeDealer', path, user)).toBe('/dashboard');
    }
    expect(redirectOf('signedIn', '/dashboard', user)).toBeUndefined();
  });

  test('an active dealer opens cart, orders, reservations and dashboard', () => {
    for (const path of ['/cart', '/orders', '/reservations']) {
      expect(redirectOf('activeDealer', path, active)).toBeUndefined();
    }
    expect(redirectOf('signedIn', '/dashboard', active)).toBeUndefined();
  });

  test.each([pending, suspended, active])(
    'a dealer who opens the administration is redirected home',
    (user) => {
      expect(redirectOf('admin', '/admin/users', user)).toBe('/');
    },
  );

  test.each([
    ['/dashboard', 'signedIn', '/admin'],
    ['/cart', 'activeDealer', '/admin/orders'],
    ['/orders?page=2', 'activeDealer', '/admin/orders'],
    ['/reservations', 'activeDealer', '/admin/reservations'],
  ] as const)('an admin who opens %s is redirected to the matching section', (path, needs, section) => {
    expect(redirectOf(needs, path, admin, { adminPath: section })).toBe(section);
  });

  test('an admin opens the administration', () => {
    expect(redirectOf('admin', '/admin/users', admin)).toBeUndefined();
  });

  test('people who are signed in leave the sign-in page for the page that they asked for', () => {
    expect(redirectOf('guest', '/auth', visitor)).toBeUndefined();
    expect(redirectOf('guest', '/auth', active)).toBe('/');
    expect(redirectOf('guest', '/auth', admin)).toBe('/admin');
    expect(redirectOf('guest', '/auth?next=%2Forders', active, { next: '/orders' })).toBe('/orders');
  });
});

describe('the page to open after signing in', () => {
  test.each(['/', '/orders?page=2&status=PENDING', '/vehicles/7c9e6679#documents'])(
    '%s is of this origin',
    (next) => {
      expect(ownPath(next)).toBe(next);
    },
  );

  test.each([
    undefined,
    '',
    'orders',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/orders/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ])('%j is replaced by the home page', (next) => {
    expect(ownPath(next)).toBe('/');
  });
});
