import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { orderExamples } from '../../../contract/examples/orders.ts';
import { wordStore } from '../../texts/words.ts';
import { Missing } from './StepDialog.tsx';

const [example] = orderExamples['GET /api/orders'].result.orders;
if (!example) throw new Error('no example');

const paid = { ...example, isInvoiced: true, paidAt: '2026-11-20T10:00:00.000Z' };
const unpaid = { ...paid, paidAt: null };
const notInvoiced = { ...paid, isInvoiced: false };

test.each([
  [
    'de',
    'Eine davon hat keine Rechnung.',
    '2 davon haben keine Rechnung.',
    'Bei einer davon ist keine Zahlung',
  ],
  ['en', 'One of them has no invoice.', '2 of them have no invoice.', 'One of them has no recorded payment'],
  ['fr', 'L’une d’elles n’a pas de facture.', '2 d’entre elles n’ont pas de facture.', 'aucun paiement'],
] as const)(
  'before several orders are completed, the clerk reads how many have no invoice: %s',
  async (locale, one, two, payment) => {
    const words = wordStore(locale);
    await words.need(['adminOrder']);
    const told = (orders: (typeof example)[]) =>
      renderToStaticMarkup(
        <IntlProvider {...words.now()} timeZone="Europe/Berlin">
          <Missing orders={orders} />
        </IntlProvider>,
      ).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(told([paid, paid])).toBe('');
    expect(told([paid, notInvoiced])).toContain(one);
    expect(told([paid, notInvoiced])).not.toContain(payment);
    expect(told([paid, notInvoiced, notInvoiced, unpaid])).toContain(two);
    expect(told([paid, unpaid])).not.toContain(one);
    expect(told([paid, unpaid])).toContain(payment);
  },
);
