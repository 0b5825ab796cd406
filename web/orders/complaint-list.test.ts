import { expect, test } from 'vitest';
import { clerkNoteExamples } from '../../contract/examples/clerk-notes.ts';
import { complaintExamples } from '../../contract/examples/complaints.ts';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { order, ...details } = orderExamples['GET /api/orders/{id}'].result;
const {
  complaints,
  reporting: inTime,
  ...reported
} = complaintExamples['GET /api/orders/{id}/complaints'].result;

async function wordsOf(
  differing: Partial<(typeof complaints)[number]>,
  user = aUser(),
  locale: 'de' | 'en' | 'fr' = 'de',
  reporting = inTime,
) {
  const { words } = await pageOf(`${user.role === 'admin' ? '/admin' : ''}/orders/${order.id}`, {
    user,
    locale,
    answers: {
      [`GET /api/orders/${order.id}`]: { ...details, order: { ...order, status: 'COMPLETED' } },
      [`GET /api/orders/${order.id}/complaints`]: {
        ...reported,
        reporting,
        complaints: complaints.map((complaint) => ({ ...complaint, ...differing })),
      },
      'GET /api/admin/notes': clerkNoteExamples['GET /api/admin/notes'].result,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  return words;
}

test.each([
  ['de', 'Gemeldet am 17.02.2026, 09:40\u00a0Uhr von Jules Perrin.'],
  ['en', 'Reported on 17/02/2026, 09:40 by Jules Perrin.'],
  ['fr', 'Signalé le 17/02/2026, 09:40 par Jules Perrin.'],
] as const)(
  'names who sent a complaint, to dealer and clerk, in three languages: %s',
  async (locale, text) => {
    expect(await wordsOf({ reportedBy: 'Jules Perrin' }, aUser(), locale)).toContain(
      text.replaceAll('\u00a0', ' '),
    );
    expect(await wordsOf({ reportedBy: 'Jules Perrin' }, aUser(null), locale)).toContain(
      text.replaceAll('\u00a0', ' '),
    );
  },
);

test('names nobody where the history does not know who sent a complaint', async () => {
  expect(await wordsOf({ reportedBy: null })).toContain('Gemeldet am 17.02.2026, 09:40 Uhr.');
});

test.each([
  ['de', 'abgelaufen', 'Auch nach Ablauf einer Frist können Sie melden.'],
  ['en', 'passed', 'You can still report after a time limit has passed.'],
  ['fr', 'dépassé', 'Passé un délai, vous pouvez tout de même signaler le défaut.'],
] as const)(
  'says once that a complaint after a time limit is welcome, however many have passed: %s',
  async (locale, mark, sentence) => {
    const late = inTime && {
      ...inTime,
      terms: inTime.terms.map((term) => ({ ...term, isLate: term.term !== 'HIDDEN' })),
    };
    const words = await wordsOf({}, aUser(), locale, late);
    expect(words.split(`(${mark})`)).toHaveLength(3);
    expect(words.split(sentence)).toHaveLength(2);
  },
);

test.each([
  ['de', 'Das sind 1.210 km weniger als beim Verkauf.'],
  ['en', 'That is 1,210 km less than when it was sold.'],
  ['fr', 'C’est 1 210 km de moins qu’à la vente.'],
] as const)('questions a mileage below that of the sale: %s', async (locale, sentence) => {
  expect(await wordsOf({}, aUser(), locale)).not.toContain(sentence);
  expect(await wordsOf({ mileageKm: 47_000 }, aUser(), locale)).toContain(sentence);
});
