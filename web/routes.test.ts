import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../fixtures/pages.ts';

const people = {
  visitor: null,
  pending: aUser({ status: 'PENDING' }),
  suspended: aUser({ status: 'SUSPENDED' }),
  active: aUser(),
  admin: aUser(null),
} as const;
type Person = keyof typeof people;

const answers = {
  'GET /api/orders': { orders: [], total: 0 },
  'GET /api/reservations': [],
  'GET /api/admin/dealers': { dealers: [], total: 0 },
};
const opened = async (path: string, person: Person) => {
  const { status, location } = await pageOf(path, { user: people[person], answers });
  return status === 200 ? 'opens' : `${status} ${location}`;
};

const SECTIONS = [
  '',
  '/dashboard',
  '/vehicles',
  '/reservations',
  '/orders',
  '/invoices',
  '/upload',
  '/users',
  '/history',
  '/provider',
];

describe('who opens which page', () => {
  test.each(['pending', 'suspended', 'active'] as const)(
    'the dashboard opens for every dealer: %s',
    async (person) => {
      expect(await opened('/dashboard', person)).toBe('opens');
    },
  );

  test.each(['/cart', '/reservations', '/orders'])('an active dealer opens %s', async (path) => {
    expect(await opened(path, 'active')).toBe('opens');
  });

  test.each(['/cart', '/reservations', '/orders'])(
    'a dealer who is not active is redirected from %s to the dashboard',
    async (path) => {
      expect(await opened(path, 'pending')).toBe('303 /dashboard');
      expect(await opened(path, 'suspended')).toBe('303 /dashboard');
    },
  );

  test.each(['/dashboard', '/cart', '/reservations', '/orders', '/admin', '/admin/users'])(
    'a visitor is redirected from %s to sign in',
    async (path) => {
      expect(await opened(path, 'visitor')).toBe(`303 /auth?next=${encodeURIComponent(path)}`);
    },
  );

  test.each(SECTIONS)('an admin opens /admin%s, nobody else does', async (section) => {
    expect(await opened(`/admin${section}`, 'admin')).toBe('opens');
    expect(await opened(`/admin${section}`, 'active')).toBe('303 /');
    expect(await opened(`/admin${section}`, 'pending')).toBe('303 /');
  });

  test('an unknown section is not found', async () => {
    expect((await pageOf('/admin/nowhere', { user: people.admin })).status).toBe(404);
  });

  test('the back office has its sections as tabs', async () => {
    const { rail, railWords } = await pageOf('/admin', { user: people.admin });
    expect(railWords.trim()).toBe(
      'Übersicht Fahrzeuge Reservierungen Bestellungen Rechnungen Import Händler E-Mails Protokoll Administratoren Anbieter',
    );
    for (const section of SECTIONS.filter((each) => each !== '/dashboard'))
      expect(rail).toContain(`href="/admin${section}"`);
  });
});

describe('while the server cannot read the user', () => {
  const unknown = { answers: { 'GET /api/user': 503, 'GET /api/vehicles': 503 } };

  test.each(['/dashboard', '/cart', '/reservations?page=2', '/orders', '/admin', '/admin/users'])(
    '%s says so, and nobody is redirected',
    async (path) => {
      const { status, location, words } = await pageOf(path, unknown);
      expect([status, location]).toEqual([500, null]);
      expect(words).toMatch(/Das hat nicht geklappt .* Erneut versuchen/);
    },
  );

  test.each(['/', '/vehicles', '/auth', '/imprint'])('%s opens as for a visitor', async (path) => {
    expect((await pageOf(path, unknown)).status).toBe(200);
  });
});
