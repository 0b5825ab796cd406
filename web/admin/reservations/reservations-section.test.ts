import { expect, test } from 'vitest';
import { reservationExamples } from '../../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { timeLeft } from './time-left.ts';

const [entry] = reservationExamples['GET /api/reservations'].result;
const HOUR_MS = 3_600_000;

const list = (
  changes: { reservation?: object; order?: object } = {},
  path = '',
  locale: 'de' | 'en' | 'fr' = 'de',
) =>
  pageOf(`/admin/reservations${path}`, {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/reservations': [
        {
          ...entry,
          dealer: {
            id: '0d8f3a52-7c41-4e96-9b3a-2f1e0d9c8b7a',
            companyName: 'Autohaus Nord GmbH',
            email: 'a@nord.example',
          },
          reservation: { ...entry?.reservation, status: 'ACTIVE', isExpired: false, ...changes.reservation },
          order: { ...entry?.order, ...changes.order },
        },
      ],
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', 'noch 5 Std.'],
  ['en', '5 h left'],
  ['fr', 'encore 5 h'],
] as const)('the list of reservations says how much time is left: %s', async (locale, left) => {
  const expiresAt = new Date(Date.now() + 5.5 * HOUR_MS).toISOString();
  expect((await list({ reservation: { expiresAt } }, '', locale)).words).toContain(left);
});

test.each([
  ['is in work', { reservation: { expiresAt: null }, order: { status: 'PROCESSED' } }, 'unbefristet'],
  ['is completed', { reservation: { expiresAt: null }, order: { status: 'COMPLETED' } }, 'verkauft'],
  ['is cancelled', { reservation: { status: 'CANCELLED' } }, '– Storniert'],
])('and says it in a word where the order %s', async (_, changes, word) => {
  expect((await list(changes)).words).toContain(word);
});

test('is searched, has a page size, and leads to vehicle, dealer and order', async () => {
  const { main, queries } = await list({}, '?search=octavia&limit=50');
  expect(queries['GET /api/reservations']).toContain('search=octavia');
  expect(queries['GET /api/reservations']).toContain('limit=50');
  expect(main).toContain('name="search"');
  for (const place of [
    `/admin/vehicles/${entry?.vehicle.id}`,
    '/admin/users/0d8f3a52-7c41-4e96-9b3a-2f1e0d9c8b7a',
    `/admin/orders/${entry?.order.id}`,
  ])
    expect(main).toContain(`href="${place}"`);
  expect((await list()).queries['GET /api/reservations']).toContain('limit=25');
});

test('is sorted by the time left with a press on the head of that column', async () => {
  const { main } = await list({}, '?sortBy=expiry');
  expect(main).toMatch(/aria-sort="ascending"[^>]*><button[^>]*>Restzeit/);
});

test.each([
  [-1, { hours: 0, minutes: 0, urgency: 'now' }],
  [0.5, { hours: 0, minutes: 30, urgency: 'now' }],
  [3.5, { hours: 3, minutes: 210, urgency: 'now' }],
  [4.25, { hours: 4, minutes: 255, urgency: 'today' }],
  [24.5, { hours: 24, minutes: 1470, urgency: 'none' }],
])('%d hours before the end', (hours, expected) => {
  expect(timeLeft(new Date(hours * HOUR_MS).toISOString(), 0)).toEqual(expected);
});
