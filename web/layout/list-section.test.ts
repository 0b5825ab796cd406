import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { Dealer } from '../admin/queries.ts';

const dealer = aUser();
const admin = aUser(null);

const aListedDealer: Partial<Dealer> = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  companyName: 'Autohaus Nord GmbH',
  email: 'einkauf@autohaus-nord.example',
  status: 'ACTIVE',
  country: 'DE',
  city: 'Kiel',
  createdAt: '2026-11-20T09:30:00Z',
};
const noVehicles = {
  vehicles: [],
  pagination: { page: 1, totalPages: 0, total: 0 },
  facets: { make: [{ value: 'Audi', count: 3 }] },
};

const NONE = {
  'GET /api/orders': { orders: [], total: 0 },
  'GET /api/reservations': [],
  'GET /api/admin/dealers': { dealers: [], total: 0 },
  'GET /api/admin/invoices': { invoices: [], total: 0 },
  'GET /api/vehicles': noVehicles,
};

describe.each([
  [
    '/orders',
    dealer,
    'GET /api/orders',
    'Noch keine Bestellungen',
    'Bestellungen konnten nicht geladen werden',
  ],
  [
    '/reservations',
    dealer,
    'GET /api/reservations',
    'Keine laufenden Reservierungen',
    'Reservierungen konnten nicht geladen werden',
  ],
  [
    '/admin/orders',
    admin,
    'GET /api/orders',
    'Noch keine Bestellungen',
    'Bestellungen konnten nicht geladen werden',
  ],
  [
    '/admin/reservations',
    admin,
    'GET /api/reservations',
    'Keine Reservierungen',
    'Reservierungen konnten nicht geladen werden',
  ],
  [
    '/admin/invoices',
    admin,
    'GET /api/admin/invoices',
    'Noch keine Rechnungen',
    'Rechnungen konnten nicht geladen werden',
  ],
  ['/admin/users', admin, 'GET /api/admin/dealers', 'Keine Händler', 'Händler konnten nicht geladen werden'],
  [
    '/admin/vehicles',
    admin,
    'GET /api/vehicles',
    'Keine Fahrzeuge',
    'Fahrzeuge konnten nicht geladen werden',
  ],
])('the list at %s', (path, user, endpoint, empty, failed) => {
  test('says that it is empty', async () => {
    const { words } = await pageOf(path, { user, answers: NONE });
    expect(words).toContain(empty);
    expect(words).not.toContain(failed);
  });

  test('shows a skeleton, and without scripts the failure, when the server did not get it', async () => {
    const { words, main } = await pageOf(path, { user, answers: { [endpoint]: 503 } });
    expect(main).toContain('animate-pulse');
    expect(words).toContain(failed);
    expect(words).not.toContain(empty);
  });
});

/** Enough of each for one page. */
const PAST = {
  '/watchlist': [dealer, { 'GET /api/watchlist': { vehicles: [], total: 24 } }, 'Sie beobachten noch kein'],
  '/orders': [dealer, { 'GET /api/orders': { orders: [], total: 3 } }, 'Keine Bestellungen'],
  '/admin/orders': [admin, { 'GET /api/orders': { orders: [], total: 3 } }, 'Keine Bestellungen'],
  '/admin/users': [admin, { 'GET /api/admin/dealers': { dealers: [], total: 3 } }, 'Keine Händler'],
  '/admin/invoices': [admin, { 'GET /api/admin/invoices': { invoices: [], total: 3 } }, 'Keine Rechnungen'],
} as const;

describe.each(Object.entries(PAST))('a page past the last one of %s', (path, [user, answers, none]) => {
  test('says so, and leads to the last page with the same filters', async () => {
    const { main, words } = await pageOf(`${path}?search=Golf&page=9`, { user, answers });
    expect(words).toContain('Diese Seite gibt es nicht Die Liste hat nur noch eine Seite.');
    expect(main).toMatch(new RegExp(`href="${path}(\\?search=Golf)?"[^>]*>Zur letzten Seite`));
    expect(words).not.toContain(none);
  });
});

test('a page past the last one of the reservations says so, on each tab', async () => {
  const answers = { 'GET /api/reservations': [] };
  const read = async (path: string, headers: Record<string, string>) =>
    (await pageOf(path, { user: dealer, answers, headers })).words;
  for (const tab of ['running', 'ended']) {
    const words = await read(`/reservations?tab=${tab}&page=3`, { 'x-total-count': '70' });
    expect(words).toContain('Diese Seite gibt es nicht Die Liste hat 2 Seiten.');
    expect(words).not.toMatch(/Keine \S+ Reservierungen/);
  }
});

describe('the table of dealers', () => {
  const sortsAt = async (path: string) => {
    const answers = { 'GET /api/admin/dealers': { dealers: [aListedDealer], total: 41 } };
    const { main } = await pageOf(path, { user: admin, answers });
    return [...main.matchAll(/aria-sort="(\w+)"/g)].map(([, direction]) => direction);
  };

  test('shows the default sort where the address has none', async () => {
    expect(await sortsAt('/admin/users')).toEqual(['none', 'descending', 'none']);
  });

  test.each([
    ['name', ['ascending', 'none', 'none']],
    ['nameDesc', ['descending', 'none', 'none']],
    ['dateAsc', ['none', 'ascending', 'none']],
    ['status', ['none', 'none', 'ascending']],
    ['constructor', ['none', 'none', 'none']],
  ])('shows the sort %s of the address', async (sortBy, sorts) => {
    expect(await sortsAt(`/admin/users?sortBy=${sortBy}`)).toEqual(sorts);
  });
});

test('a page past the last one of the vehicles has no links to pages', async () => {
  const past = { ...noVehicles, pagination: { page: 9, totalPages: 2, total: 30 } };
  const { main } = await pageOf('/admin/vehicles?page=9', {
    user: admin,
    answers: { 'GET /api/vehicles': past },
  });
  expect(main).not.toContain('aria-label="Seiten');
  expect(main.match(/href="[^"]*page=\d+"[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/page=2".*>Zur letzten Seite$/),
  ]);
});

test('a filter of an unknown choice shows the default choice', async () => {
  const { main } = await pageOf('/admin/users?status=UNKNOWN', { user: admin, answers: NONE });
  expect(main).toContain('<option value="" selected="">Alle Status</option>');
});
