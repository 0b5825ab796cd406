import { expect, test } from 'vitest';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { order, ...details } = orderExamples['GET /api/orders/{id}'].result;

test.each([
  [
    'de',
    'innerhalb von 24 Stunden nach der Übergabe',
    'Zeigt sich noch ein Mangel, melden Sie ihn bitte sofort, unten auf dieser Seite bis zum 18.12.2026.',
  ],
  [
    'en',
    'within 24 hours of handover',
    'If a defect still shows, please report it at once, further down this page, by 18/12/2026.',
  ],
  [
    'fr',
    'dans les 24 heures suivant la remise',
    'Si un défaut apparaît encore, signalez-le sans attendre, plus bas sur cette page, au plus tard le 18/12/2026.',
  ],
] as const)(
  'a completed order asks for defects within 24 hours, and then for those that show later: %s',
  async (locale, early, later) => {
    const read = async (completedAt: string) => {
      const answer = { ...details, order: { ...order, status: 'COMPLETED', completedAt } };
      const answers = { [`GET /api/orders/${order.id}`]: answer };
      const { words } = await pageOf(`/orders/${order.id}`, { user: aUser(), locale, answers });
      return [words.includes(early), words.includes(later)];
    };
    // The pages of tests are of noon on 21 November.
    expect(await read('2026-11-20T13:00:00.000Z')).toEqual([true, false]);
    expect(await read('2026-11-18T09:00:00.000Z')).toEqual([false, true]);
  },
);

test('a completed order takes complaints on the whole of its last day', async () => {
  const read = async (completedAt: string) => {
    const answer = { ...details, order: { ...order, status: 'COMPLETED', completedAt } };
    const answers = { [`GET /api/orders/${order.id}`]: answer };
    return (await pageOf(`/orders/${order.id}`, { user: aUser(), answers })).words;
  };
  expect(await read('2026-10-22T07:00:00.000Z')).toContain('bis zum 21.11.2026');
  expect(await read('2026-10-21T20:00:00.000Z')).not.toContain('bis zum');
});

test('an order that was paid and is opened again is not promised a delivery before it is confirmed', async () => {
  const read = async (until: string | null) => {
    const timeline = [
      { kind: 'ORDERED', at: '2026-11-20T08:00:00.000Z', until: null },
      { kind: 'INVOICED', at: null, until },
      { kind: 'PAID', at: '2026-11-20T09:00:00.000Z', until: null },
    ];
    const answers = { [`GET /api/orders/${order.id}`]: { ...details, order, timeline } };
    return (await pageOf(`/orders/${order.id}`, { user: aUser(), answers })).words;
  };
  expect(await read('2026-11-23T08:00:00.000Z')).toContain('Wir bestätigen Ihre Bestellung bis 23.11.2026');
  expect(await read(null)).toContain('Ihre Zahlung ist eingegangen');
});
