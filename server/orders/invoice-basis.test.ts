import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aDealerAbroad } from '../../fixtures/order-documents.ts';
import { anOrder, bankDetails } from '../../fixtures/orders.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

/** What a clerk sees of an order. */
async function basisOf(id: string) {
  const { order } = (await call(app, 'GET /api/orders/{id}', { cookie, params: { id } })).result;
  const { totalAmount, shippingCost, vatCase, dealer } = order;
  return { totalAmount, shippingCost, vatCase, vatId: dealer.vatId, vatIdCheck: dealer.vatIdCheck };
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

test('of two clerks who issue one invoice at the same moment, one is told that it was there', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const seen = await basisOf(order.id);
  const answers = await Promise.all([issue(order.id, seen), issue(order.id, seen)]);
  expect(answers.map(({ headers }) => headers['x-issued-before']).toSorted()).toEqual(['0', '1']);
  expect(answers[0].body).toBe(answers[1].body);
});

const rename = ({ cookie: own }: TestDealer) =>
  call(app, 'PATCH /api/dealer', { cookie: own, body: { companyName: 'Garage Lumière SARL' } });
const replaceId = ({ dealer }: TestDealer) =>
  call(app, 'PATCH /api/admin/dealers/{id}', {
    cookie,
    params: { id: dealer.id },
    body: { vatId: 'FR83404833048', vatIdCheck: 'VALID' },
  });

test.each([
  ['its dealer has renamed the company', rename],
  ['another clerk has replaced the VAT id', replaceId],
])('an invoice without VAT is refused once after %s', async (_, change) => {
  const dealer = await aDealerAbroad(app);
  const { id } = (await anOrder(app, dealer)).order;
  const seen = await basisOf(id);
  expect(seen).toMatchObject({ vatCase: 'INTRA_COMMUNITY', vatIdCheck: 'VALID' });
  expect((await change(dealer)).status).toBe(200);
  const current = await basisOf(id);
  const refused = await issue(id, seen);
  expect([refused.statusCode, refused.json()]).toEqual([
    412,
    expect.objectContaining({ code: 'EDITED_MEANWHILE', current }),
  ]);
  expect((await issue(id, current)).statusCode).toBe(200);
});

test('a caller that says nothing of the VAT id is not asked about it', async () => {
  const dealer = await aDealerAbroad(app);
  const { id } = (await anOrder(app, dealer)).order;
  const { vatId: _, vatIdCheck: __, ...seen } = await basisOf(id);
  await rename(dealer);
  expect((await issue(id, seen)).statusCode).toBe(200);
});
