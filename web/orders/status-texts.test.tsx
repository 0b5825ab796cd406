import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, useTranslations } from 'use-intl';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../contract/constants.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import { wordStore } from '../texts/words.ts';
import { consequenceOf } from './consequence-of.ts';

interface Cancelled {
  count: number;
  isInvoiced: 'true' | 'false';
  isPaid?: 'true' | 'false';
}

type Consequence = 'available' | 'reserved' | 'reservedForNow' | 'sold';

function ConsequenceText({ consequence, ...order }: Cancelled & { consequence: Consequence }) {
  const t = useTranslations('orders.setStatus.consequences');
  return t(consequence, { isPaid: 'false', ...order, hours: 72, fee: '250,00 €' });
}

const told = (locale: Locale, order: Cancelled, consequence: Consequence = 'available') =>
  wordsOf(locale, <ConsequenceText {...order} consequence={consequence} />);

async function wordsOf(locale: Locale, text: ReactNode) {
  const words = wordStore(locale);
  await words.need(['orders']);
  const html = renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      {text}
    </IntlProvider>,
  );
  return html.replaceAll(/[\u00a0\u202f]/g, ' ');
}

function CancelText({ isPaid }: { isPaid: boolean }) {
  const t = useTranslations('orders.cancel');
  return t('consequence', { count: 1, isPaid: String(isPaid), fee: '250,00 €' });
}

test.each([
  ['de', 'Ihre Zahlung erstatten wir.', 'Die Zahlung des Händlers ist dann zu erstatten.'],
  ['en', 'We will refund your payment.', 'The dealer’s payment then has to be refunded.'],
  ['fr', 'Votre paiement vous sera remboursé.', 'Le paiement du revendeur devra alors être remboursé.'],
] as const)(
  'who cancels a paid order reads before that the payment is refunded, dealer and clerk: %s',
  async (locale, toDealer, toClerk) => {
    expect(await wordsOf(locale, <CancelText isPaid />)).toContain(toDealer);
    expect(await wordsOf(locale, <CancelText isPaid={false} />)).not.toContain(toDealer);
    for (const isInvoiced of ['true', 'false'] as const) {
      expect(await told(locale, { count: 1, isInvoiced, isPaid: 'true' })).toContain(toClerk);
      expect(await told(locale, { count: 1, isInvoiced, isPaid: 'false' })).not.toContain(toClerk);
    }
  },
);

test.each([
  ['de', '2 Fahrzeuge sind', 'das Fahrzeug ist', 'eine Stornorechnung ausgestellt'],
  ['en', '2 vehicles become', 'the vehicle becomes', 'A credit note is issued'],
  ['fr', '2 véhicules redeviennent', 'le véhicule redevient', 'Une facture d’avoir est établie'],
] as const)(
  'who cancels an order reads how many vehicles are free, whether a credit note follows, and what it may cost: %s',
  async (locale, several, one, creditNote) => {
    const invoiced = await told(locale, { count: 2, isInvoiced: 'true' });
    for (const each of [several, creditNote]) expect(invoiced).toContain(each);
    const open = await told(locale, { count: 1, isInvoiced: 'false' });
    for (const each of [one, '250,00 €']) expect(open).toContain(each);
    expect(open).not.toContain(creditNote);
  },
);

test.each([
  ['de', ['Das Fahrzeug bleibt', 'Das Fahrzeug ist', 'Das Fahrzeug wird'], 'Die Fahrzeuge'],
  ['en', ['The vehicle stays', 'the vehicle is', 'The vehicle is'], 'he vehicles'],
  ['fr', ['Le véhicule reste', 'le véhicule est', 'Le véhicule passe'], 'es véhicules'],
] as const)(
  'who sets the status of an order reads of one vehicle or of several, as many as it has: %s',
  async (locale, one, several) => {
    for (const [at, consequence] of (['reserved', 'reservedForNow', 'sold'] as const).entries()) {
      expect(await told(locale, { count: 1, isInvoiced: 'false' }, consequence)).toContain(one[at]);
      expect(await told(locale, { count: 2, isInvoiced: 'false' }, consequence)).toContain(several);
    }
  },
);

test('an order with an invoice is reserved without a deadline in every status that reserves its vehicles', () => {
  const told = (isInvoiced: boolean) => ORDER_STATUSES.map((status) => consequenceOf(status, { isInvoiced }));
  expect(told(false)).toEqual(['reservedForNow', 'reserved', 'sold', 'available']);
  expect(told(true)).toEqual(['reserved', 'reserved', 'sold', 'available']);
});

function Acts() {
  const order = useTranslations('adminOrder');
  const t = useTranslations('orders.setStatus');
  return `${order('complete')}|${t('acts.COMPLETED')}`;
}

test.each(LOCALES)('completing an order has one name on its button and in its dialog: %s', async (locale) => {
  const words = wordStore(locale);
  await words.need(['orders', 'adminOrder']);
  const html = renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      <Acts />
    </IntlProvider>,
  );
  const [button, dialog] = html.split('|');
  expect(dialog).toBe(button);
});
