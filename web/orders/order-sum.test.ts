import { expect, test } from 'vitest';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { order, ...details } = orderExamples['GET /api/orders/{id}'].result;

test.each([
  ['de', 'Zu zahlen, ohne USt.', 'Gesamtbetrag ohne USt.'],
  ['en', 'To pay, without VAT', 'Total, without VAT'],
  ['fr', 'Net à payer, sans TVA', 'Total, sans TVA'],
] as const)(
  'the page of an order asks for a sum without VAT only while it is owed: %s',
  async (locale, toPay, total) => {
    const paidAt = '2026-11-21T09:30:00.000Z';
    const wordsOf = async (changes: Partial<typeof order> | { status: 'COMPLETED' | 'CANCELLED' }) => {
      const shown = { ...order, vatCase: 'INTRA_COMMUNITY', deliveryCountry: 'FR', paidAt: null, ...changes };
      const answers = { [`GET /api/orders/${order.id}`]: { ...details, order: shown } };
      return (await pageOf(`/orders/${order.id}`, { user: aUser(), locale, answers })).words;
    };
    for (const owed of [{}, { status: 'COMPLETED' }] as const) {
      expect(await wordsOf(owed)).toContain(toPay);
      expect(await wordsOf(owed)).not.toContain(total);
    }
    for (const settled of [{ paidAt }, { status: 'COMPLETED', paidAt }, { status: 'CANCELLED' }] as const) {
      expect(await wordsOf(settled)).toContain(total);
      expect(await wordsOf(settled)).not.toContain(toPay);
    }
  },
);
