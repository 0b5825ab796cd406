import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { correctPaidInvoice, setOrderStatus } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const admin = await anAdmin(app);

test('an invoice whose files name a payment that was taken back says so, until a new one is issued', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  await anInvoiceOf(app, admin, order.id);
  await correctPaidInvoice(app, admin, order.id, 'PROCESSED');
  const invoices = async () => {
    const { cookie } = dealer;
    return (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id: order.id } })).result
      .invoices;
  };
  const takenBack = async () => (await invoices()).map(({ isPaymentTakenBack }) => isPaymentTakenBack);
  expect(await takenBack()).toEqual([false, false, false]);

  const params = { id: order.id };
  await call(app, 'PATCH /api/orders/{id}', {
    cookie: admin.cookie,
    params,
    body: { paidAt: null, refundedAt: null, deliveryOn: null },
  });
  expect(await takenBack()).toEqual([false, false, true]);
  expect((await invoices()).at(-1)).toMatchObject({ state: 'OPEN', payment: {} });

  for (const status of ['CANCELLED', 'PROCESSED'] as const)
    await setOrderStatus(app, admin, order.id, status);
  await anInvoiceOf(app, admin, order.id);
  expect(await takenBack()).toEqual([false, false, false, false, false]);
});
