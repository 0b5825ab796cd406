import { expect, test } from 'vitest';
import { dealerExamples } from '../../../contract/examples/dealers.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { reviewDue } from './review-due.ts';

const [dealer] = dealerExamples['GET /api/admin/dealers'].result.dealers;

const list = (changes: object = {}, locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf('/admin/users', {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/admin/dealers': { dealers: [{ ...dealer, ...changes }], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', 'DE123456789 ungültig'],
  ['en', 'DE123456789 invalid'],
  ['fr', 'DE123456789 non valable'],
] as const)('the list of dealers has phone, place and VAT id with its check: %s', async (locale, vatId) => {
  const { main, words } = await list(
    {
      phone: '+49 30 1234567',
      country: 'DE',
      city: 'Berlin',
      vatId: 'DE123456789',
      vatIdCheck: 'INVALID',
    },
    locale,
  );
  expect(main).toContain('href="tel:+49301234567"');
  expect(words).toContain(`+49 30 1234567 DE · Berlin ${vatId}`);
});

test('the list of dealers says since when a registration waits, and nothing of the kind about other dealers', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  expect((await list({ status: 'PENDING', createdAt: yesterday })).words).toContain('seit 1 Tag, bis');
  expect((await list({ status: 'ACTIVE', createdAt: yesterday })).words).not.toContain('seit 1 Tag');
});

test('the buttons in the row of a dealer have names, and show where the pointer or the focus is', async () => {
  const { main } = await list();
  for (const name of ['Details zu', 'Status von'])
    expect(main).toContain(`aria-label="${name} ${dealer?.companyName}`);
  const row = main.slice(main.indexOf('<tbody'));
  expect(/<span class="([^"]*)"><button[^>]*data-row-main/.exec(row)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining([
      'md:opacity-0',
      'group-hover/row:opacity-100',
      'group-focus-within/row:opacity-100',
    ]),
  );
});

test.each([
  // Monday to Wednesday.
  [
    '2026-11-23T09:00:00Z',
    '2026-11-24T09:00:00Z',
    { days: 1, dueOn: '2026-11-25', isDue: false, isOverdue: false },
  ],
  [
    '2026-11-23T09:00:00Z',
    '2026-11-25T22:30:00Z',
    { days: 2, dueOn: '2026-11-25', isDue: true, isOverdue: false },
  ],
  [
    '2026-11-23T09:00:00Z',
    '2026-11-25T23:30:00Z',
    { days: 3, dueOn: '2026-11-25', isDue: false, isOverdue: true },
  ],
  // Friday, Saturday and Sunday until Tuesday.
  [
    '2026-11-20T09:00:00Z',
    '2026-11-22T09:00:00Z',
    { days: 2, dueOn: '2026-11-24', isDue: false, isOverdue: false },
  ],
  [
    '2026-11-21T09:00:00Z',
    '2026-11-24T09:00:00Z',
    { days: 3, dueOn: '2026-11-24', isDue: true, isOverdue: false },
  ],
  [
    '2026-11-22T09:00:00Z',
    '2026-11-22T09:00:00Z',
    { days: 0, dueOn: '2026-11-24', isDue: false, isOverdue: false },
  ],
])('a registration of %s is due on the second working day after it, seen at %s', (createdAt, now, due) => {
  expect(reviewDue(createdAt, Date.parse(now))).toEqual(due);
});
