import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf, markInvoiced, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const change = ({ cookie }: TestDealer, id: string, purchaseReference: unknown, from?: string | null) =>
  call(app, 'PATCH /api/orders/{id}/reference', {
    cookie,
    params: { id },
    body: { purchaseReference, from },
  });
const found = async (cookie: string, search: string) =>
  (await call(app, 'GET /api/orders', { cookie, query: { search } })).result.orders.map(({ id }) => id);
const entriesOf = async (orderId: string) =>
  (await auditEntriesOf(app, orderId)).filter(({ action }) => action === 'ORDER_REFERENCE_CHANGED');

describe("the dealer's own number of an order", () => {
  test('is given with the order, and found by dealer and admin', async () => {
    const dealer = await aDealer(app);
    const { result } = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { ...orderOf([await aVehicle(db)]), purchaseReference: ' EK-4711/2 ' },
    });
    const read = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: result.id },
    });
    expect(read.result.order.purchaseReference).toBe('EK-4711/2');
    expect(await found(dealer.cookie, 'ek-4711')).toEqual([result.id]);
    expect(await found(dealer.cookie, 'EK_4711')).toEqual([]);
    expect(await found((await anAdmin(app)).cookie, '4711/2')).toContain(result.id);
    expect(await found((await aDealer(app)).cookie, 'EK-4711/2')).toEqual([]);
    const [mail] = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('recipient', '=', dealer.dealer.email)
      .execute();
    expect(mail?.facts).toMatchObject({ purchaseReference: 'EK-4711/2' });
  });

  test('is not overwritten silently with what a colleague has set meanwhile', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await change(dealer, order.id, 'A1', null);
    const overtaken = await change(dealer, order.id, 'B1', null);
    expect([overtaken.status, overtaken.problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
    expect((await change(dealer, order.id, 'A1', null)).status).toBe(200);
    expect((await change(dealer, order.id, 'B1', 'A1')).result.order.purchaseReference).toBe('B1');
  });

  test('is changed and erased until the order is invoiced, each change with an audit entry', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    expect((await change(dealer, order.id, 'A1')).result.order.purchaseReference).toBe('A1');
    await change(dealer, order.id, 'A1');
    await change(dealer, order.id, undefined);
    expect((await change(dealer, order.id, '')).result.order.purchaseReference).toBeNull();
    await change(dealer, order.id, 'A2');
    const given = (purchaseReference: string | null) => ({ purchaseReference });
    expect((await entriesOf(order.id)).map(({ before, after }) => [before, after])).toEqual([
      [given(null), given('A1')],
      [given('A1'), given(null)],
      [given(null), given('A2')],
    ]);

    await markInvoiced(app, order.id);
    const refused = await change(dealer, order.id, 'A3');
    expect([refused.status, refused.problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
    expect(await found(dealer.cookie, 'A2')).toEqual([order.id]);
  });

  test('has at most 35 characters of one line', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    expect((await change(dealer, order.id, 'x'.repeat(35))).status).toBe(200);
    for (const wrong of ['x'.repeat(36), 'one\ntwo'])
      expect((await change(dealer, order.id, wrong)).status).toBe(400);
    const refused = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { ...orderOf([await aVehicle(db)]), purchaseReference: 'x'.repeat(36) },
    });
    expect(refused.problem.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['purchaseReference', 'TOO_LONG'],
    ]);
  });

  test('of another dealer cannot be changed', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const refused = await change(await aDealer(app), order.id, 'A1');
    expect([refused.status, await entriesOf(order.id)]).toEqual([404, []]);
  });
});
