import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, useTranslations } from 'use-intl';
import { expect, test } from 'vitest';
import type { Locale } from '../../contract/constants.ts';
import { wordStore } from '../texts/words.ts';

interface Cancelled {
  count: number;
  isInvoiced: 'true' | 'false';
}

function Consequence(order: Cancelled) {
  const t = useTranslations('orders.setStatus.consequences');
  return t('available', { ...order, hours: 72, fee: '250,00 €' });
}

async function told(locale: Locale, order: Cancelled) {
  const words = wordStore(locale);
  await words.need(['orders']);
  const html = renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      <Consequence {...order} />
    </IntlProvider>,
  );
  return html.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test.each([
  ['de', '2 Fahrzeuge sind', 'das Fahrzeug ist', 'eine Stornorechnung ausgestellt'],
  ['en', '2 vehicles become', 'the vehicle becomes', 'A credit note is issued'],
  ['fr', '2 véhicules redeviennent', 'le véhicule redevient', 'Un avoir est émis'],
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
