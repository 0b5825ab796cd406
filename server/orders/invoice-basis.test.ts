import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, bankDetails } from '../../fixtures/orders.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

/** What a clerk sees of an order. */
async function basisOf(id: string) {
  const { order } = (await call(app, 'GET /api/orders/{id}', { cookie, params: { id } })).result;
  const { totalAmount, shippingCost, vatCase } = order;
  return { totalAmount, shippingCost, vatCase };
}

const issue = (id: string, from: object) =>
  app.inject({
    method: 'POST',
    url: `/api/orders/${id}/generate-xml-invoice`,
    headers: { cookie },
    payload: { ...bankDetails, from },
  });

test('an invoice is issued for the sum and the VAT case that the clerk saw, or not at all', async () => {
  const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
  const seen = await basisOf(order.id);
  const params = { id: order.reservations[0]?.id ?? '' };
  await call(app, 'POST /api/reservations/{id}/cancel', { cookie, params });
  const current = await basisOf(order.id);
  expect(current.totalAmount).not.toBe(seen.totalAmount);
  for (const from of [seen, { ...current, vatCase: 'INTRA_COMMUNITY' }]) {
    const refused = await issue(order.id, from);
    expect([refused.statusCode, refused.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'EDITED_MEANWHILE', current }),
    ]);
  }
  expect((await issue(order.id, current)).statusCode).toBe(200);
  // The invoice is issued: a repeated call answers it, whatever it was made of.
  expect((await issue(order.id, seen)).statusCode).toBe(200);
});
