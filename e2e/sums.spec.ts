import type { Page } from '@playwright/test';
import { fromCents } from '../contract/money.ts';
import { orderNumberOf } from '../contract/order-number.ts';
import type { VatCase } from '../contract/vat-case.ts';
import { deliveryFeeOf, totalsOf } from '../contract/vat.ts';
import { openCartWith } from './cart-page.ts';
import { mailAbout } from './mails.ts';
import { signInQuickly, vehiclesAtPrices } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, portalUrl, test } from './vocabulary.ts';

const EUROS = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const euros = (amount: string) => EUROS.format(Number(amount)).replace('\u00a0', ' ');

/** Prices with odd cents. The VAT on 17 of them, with their delivery, is rounded up. */
const oddCents = (count: number) => Array.from({ length: count }, (_, at) => 1_130_000 + at * 3713);

interface Purchase {
  count: number;
  width: number;
  dealer: string;
  vatCase: VatCase;
  vat: string;
}

test('cart, confirmation, order and mail have the same totals with VAT', ({ page }) =>
  buy(page, {
    count: 17,
    width: 390,
    dealer: 'freiburg@dealers.example.com',
    vatCase: 'STANDARD',
    vat: 'TVA 19 %',
  }));

test('cart, confirmation, order and mail have the same totals without VAT', ({ page }) =>
  buy(page, {
    count: 2,
    width: 1440,
    dealer: 'lyon@dealers.example.com',
    vatCase: 'INTRA_COMMUNITY',
    vat: 'TVA 0 %',
  }));

/** Buys vehicles in French, and reads the totals on the way. */
async function buy(page: Page, { count, width, dealer, vatCase, vat }: Purchase): Promise<void> {
  const context = page.context();
  const cents = oddCents(count);
  const totals = totalsOf(
    fromCents(cents.reduce((sum, each) => sum + each, 0)),
    deliveryFeeOf(count),
    vatCase,
  );
  const lines = [totals.vehiclesNet, totals.deliveryNet, totals.vat, totals.gross].map(euros);
  const vehicles = await vehiclesAtPrices(cents.map((each) => each / 100));
  await page.setViewportSize({ width, height: 900 });
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signInQuickly(context, dealer);
  await openCartWith(page, vehicles, null);

  await test.step('the cart', async () => {
    const summary = page.getByRole('form');
    for (const words of [vat, ...lines]) await expect(summary).toContainText(words);
    await page.getByRole('checkbox', { name: /engage juridiquement/ }).check();
    await page.getByRole('button', { name: 'Tout réserver' }).click();
  });

  const id = await test.step('the confirmation, which can be printed', async () => {
    await expect(page.getByRole('heading', { name: 'Réservation ferme enregistrée' })).toBeFocused();
    await expectTotals(page, [vat, ...lines]);
    const listed = page.getByRole('list', { name: 'Vos véhicules' }).getByRole('listitem');
    await expect(listed).toHaveCount(count);
    await expect(page.getByRole('main')).toContainText('Livrer à');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText('Musterstraße 12')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir cette commande' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    return new URL(page.url()).searchParams.get('order') ?? '';
  });

  await test.step('the order', async () => {
    await page.getByRole('link', { name: 'Voir cette commande' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expectTotals(page, [vat, ...lines]);
  });

  await test.step('the mail', async () => {
    const read = async () => {
      const mail = (await mailAbout(dealer, orderNumberOf(id))).replaceAll(/\s+/g, ' ');
      return lines.filter((line) => !mail.includes(line));
    };
    await expect.poll(read).toEqual([]);
  });
}

async function expectTotals(page: Page, words: readonly string[]): Promise<void> {
  for (const each of words) await expect(page.getByRole('main')).toContainText(each);
}
