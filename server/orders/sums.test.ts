import { expect, test } from 'vitest';
import type { Locale } from '../../contract/constants.ts';
import { sumOf, toCents } from '../../contract/money.ts';
import { vatCaseOf } from '../../contract/vat-case.ts';
import { deliveryFeeOf, totalsOf } from '../../contract/vat.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type DealerWishes } from '../../fixtures/dealers.ts';
import { anInvoiceOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { money } from '../mail/format.ts';
import { isMailKind } from '../mail/kinds.ts';
import { renderMail } from '../mail/render.ts';
import { fictitiousProvider as provider } from '../provider.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);
const publicUrl = 'https://portal.example';

const BUYERS = {
  DE: { country: 'DE', vat_id: 'DE123456789', locale: 'de' },
  FR: { country: 'FR', vat_id: 'FR40303265045', locale: 'fr' },
} as const satisfies Record<string, DealerWishes & { locale: Locale }>;

/** Prices with odd cents, such as 11337.10. The VAT on 1, 2, 17 and 50 of them, with their delivery, is rounded up. */
async function vehiclesWithOddCents(count: number): Promise<TestVehicle[]> {
  const vehicles: TestVehicle[] = [];
  for (let made = 1; made <= count; made += 1) {
    const cents = String((made * 9 + 1) % 100).padStart(2, '0');
    vehicles.push(await aVehicle(db, { price_net: `${11_300 + made * 37}.${cents}` }));
  }
  return vehicles;
}

/** The mails about an order to its dealer and to the provider, as they are sent. */
async function mailsOf(orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'locale', 'facts as payload'])
    .where('kind', 'in', ['orderConfirmation', 'newOrder'])
    .execute();
  return rows
    .filter(({ payload }) => JSON.stringify(payload).includes(orderId))
    .map(({ id, kind, recipient, locale, payload }) => {
      if (!isMailKind(kind)) throw new Error(`unknown kind of mail: ${kind}`);
      const to = recipient === null || locale === null ? null : { address: recipient, locale };
      const { text } = renderMail({ id, kind, to, payload }, { provider, publicUrl });
      return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
    });
}

const CASES = [1, 2, 17, 50].flatMap((count) => [
  { count, buyer: BUYERS.DE, percent: 19 },
  { count, buyer: BUYERS.FR, percent: 0 },
]);

test.each(CASES)(
  'the totals of cart, order, mails and invoice agree to the cent: $count vehicles with $percent % VAT',
  async ({ count, buyer, percent }) => {
    const [dealer, vehicles] = await Promise.all([aDealer(app, buyer), vehiclesWithOddCents(count)]);
    const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));

    // What the summary of the cart shows and sends.
    const totalAmount = sumOf(prices.map(({ priceNet }) => priceNet));
    const vatCase = vatCaseOf(
      { country: buyer.country, vatId: buyer.vat_id, vatIdCheck: 'UNCHECKED' },
      buyer.country,
    );
    const cart = totalsOf(totalAmount, deliveryFeeOf(count), vatCase);

    // The same sums in whole cents, without the functions above.
    const net =
      prices.reduce((sum, { priceNet }) => sum + Number(priceNet.replace('.', '')), 0) + count * 17_500;
    const vat = Number((BigInt(net) * BigInt(percent) + 50n) / 100n);
    expect([cart.vat, cart.gross].map(toCents)).toEqual([vat, net + vat]);

    const placed = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { vehicleIds: prices.map(({ id }) => id), totalAmount, prices, vatCase },
    });
    expect(placed.status).toBe(201);
    const { order, reservations } = (
      await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params: { id: placed.result.id } })
    ).result;
    expect(totalsOf(order.totalAmount, order.shippingCost, order.vatCase)).toEqual(cart);
    expect(sumOf(reservations.map(({ priceNet }) => priceNet))).toBe(order.totalAmount);

    const mails = await mailsOf(order.id);
    expect(mails).toHaveLength(2);
    const lines = [cart.vehiclesNet, cart.deliveryNet, cart.vat, cart.gross].map((amount) =>
      money(amount).replaceAll(/[\s\u00a0\u202f]+/g, ' '),
    );
    for (const mail of mails) expect(lines.filter((line) => !mail.includes(` ${line}`))).toEqual([]);

    const number = await anInvoiceOf(app, admin, order.id);
    const { invoices } = (
      await call(app, 'GET /api/orders/{id}/invoices', { cookie: dealer.cookie, params: { id: order.id } })
    ).result;
    const netAmount = sumOf([cart.vehiclesNet, cart.deliveryNet]);
    expect(invoices).toMatchObject([{ number, netAmount, vatAmount: cart.vat, grossAmount: cart.gross }]);
  },
);
