import { expect, test } from 'vitest';
import { INVOICES_PAGE_SIZE } from '../../contract/invoice-parameters.ts';
import { dayFromToday } from '../../contract/german-day.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue } from '../../fixtures/orders.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const { cookie } = await anAdmin(app);

const list = async (query: Record<string, string> = {}) =>
  (await call(app, 'GET /api/admin/invoices', { cookie, query })).result;
const numbers = async (query: Record<string, string>) =>
  (await list(query)).invoices.map(({ number }) => number);
const stateOf = async (number: string) => (await list({ search: number })).invoices.map(({ state }) => state);

async function anInvoice(dealer: TestDealer, vehicles = 1) {
  const { order } = await anOrder(app, dealer, { vehicles });
  return { id: order.id, number: await anInvoiceOf(app, { cookie }, order.id) };
}

const pay = (id: string) =>
  call(app, 'PATCH /api/orders/{id}', {
    cookie,
    params: { id },
    body: { paidAt: new Date().toISOString() },
  });
const cancel = (id: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status: 'CANCELLED' } });

test('the list of all invoices names order and dealer, the newest first, credit notes in between', async () => {
  const dealer = await aDealer(app);
  const first = await anInvoice(dealer);
  const second = await anInvoice(await aDealer(app));
  await cancel(first.id);
  const { invoices, total } = await list();
  expect(total).toBe(invoices.length);
  const [note, newer, older] = invoices;
  expect(note).toMatchObject({ kind: 'CREDIT_NOTE', cancels: first.number, state: null, dueOn: null });
  expect(newer).toMatchObject({ number: second.number, orderId: second.id, state: 'OPEN' });
  expect(older).toMatchObject({
    number: first.number,
    state: 'CANCELLED',
    orderId: first.id,
    dealerId: dealer.dealer.id,
    dealerName: dealer.dealer.companyName,
  });
});

test('an unpaid invoice is open before its due date, due on it and overdue after it', async () => {
  const { id, number } = await anInvoice(await aDealer(app));
  for (const [days, state] of [
    [1, 'OPEN'],
    [0, 'DUE'],
    [-1, 'OVERDUE'],
  ] as const) {
    await letInvoiceBeDue(owner, number, days);
    expect(await stateOf(number)).toEqual([state]);
    for (const each of ['OPEN', 'DUE', 'OVERDUE', 'PAID', 'CANCELLED'])
      expect([each, (await numbers({ state: each })).includes(number)]).toEqual([each, each === state]);
  }
  await pay(id);
  expect(await stateOf(number)).toEqual(['PAID']);
  expect(await numbers({ state: 'PAID' })).toContain(number);
  expect(await numbers({ state: 'OVERDUE' })).not.toContain(number);
  await cancel(id);
  expect(await numbers({ state: 'CANCELLED' })).toEqual(expect.arrayContaining([number]));
  expect(await numbers({ state: 'PAID' })).not.toContain(number);
  const [invoice] = (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id } })).result
    .invoices;
  expect(invoice).toMatchObject({ number, state: 'CANCELLED' });
});

test('an invoice of an order that was opened again stays cancelled; the new one has a state of its own', async () => {
  const { id, number } = await anInvoice(await aDealer(app));
  await cancel(id);
  await call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status: 'PROCESSED' } });
  const next = await anInvoiceOf(app, { cookie }, id);
  expect(await stateOf(number)).toEqual(['CANCELLED']);
  expect(await stateOf(next)).toEqual(['OPEN']);
});

test('finds an invoice by the beginning of its number and of the order, by dealer and by day', async () => {
  const dealer = await aDealer(app, { company_name: 'Garage Éléonore %' });
  const { id, number } = await anInvoice(dealer);
  for (const search of [number, `#${id.slice(0, 8)}`, 'éléonore garage', '%', dealer.user.email.slice(0, 30)])
    expect(await numbers({ search })).toEqual([number]);
  expect(await numbers({ search: number.slice(0, -1) })).toContain(number);
  expect(await numbers({ search: number.slice(1) })).toEqual([]);
  const day = dayFromToday();
  expect(await numbers({ search: number, dateFrom: day, dateTo: day })).toEqual([number]);
  expect(await numbers({ dateTo: '2020-01-01' })).toEqual([]);
  expect(await numbers({ dateFrom: '2999-01-01' })).toEqual([]);
});

test('sorts invoices by number, due date and amount, a page at a time', async () => {
  const dealer = await aDealer(app);
  const one = await anInvoice(dealer);
  const two = await anInvoice(dealer, 2);
  await letInvoiceBeDue(owner, two.number, -9);
  const search = dealer.user.email;
  expect(await numbers({ search, sortBy: 'dateDesc' })).toEqual([two.number, one.number]);
  expect(await numbers({ search, sortBy: 'dateAsc' })).toEqual([one.number, two.number]);
  expect(await numbers({ search, sortBy: 'dueAsc' })).toEqual([two.number, one.number]);
  expect(await numbers({ search, sortBy: 'amountAsc' })).toEqual([one.number, two.number]);
  expect(await numbers({ search, sortBy: 'amountDesc', limit: '1', page: '2' })).toEqual([one.number]);
  expect((await list({ search, limit: '1' })).total).toBe(2);
  // The credit note of the larger sum is the smallest amount of all.
  await cancel(two.id);
  const [note] = await numbers({ search, sortBy: 'dateDesc' });
  expect(await numbers({ search, sortBy: 'amountAsc' })).toEqual([note, one.number, two.number]);
  expect(await numbers({ search, sortBy: 'amountDesc' })).toEqual([two.number, one.number, note]);
  expect((await list()).invoices.length).toBeLessThanOrEqual(INVOICES_PAGE_SIZE);
});

test('an order and its invoice say how to pay until the invoice is paid or cancelled', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const params = { id: order.id };
  const listed = async () =>
    (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders[0]?.invoice;
  const paymentsOf = async () =>
    (await call(app, 'GET /api/orders/{id}/invoices', { cookie: dealer.cookie, params })).result.invoices.map(
      ({ payment }) => payment,
    );
  expect(await listed()).toBeNull();
  const number = await anInvoiceOf(app, { cookie }, order.id);
  const account = {
    accountName: 'Forecourt Remarketing GmbH',
    iban: 'DE58123456780123456789',
    bic: 'MUSTDE00XXX',
  };
  for (const [days, state] of [
    [1, 'OPEN'],
    [0, 'DUE'],
    [-1, 'OVERDUE'],
  ] as const) {
    await letInvoiceBeDue(owner, number, days);
    expect(await listed()).toMatchObject({ number, state });
    expect(await paymentsOf()).toEqual([account]);
  }
  await pay(order.id);
  expect(await listed()).toMatchObject({ number, state: 'PAID' });
  expect(await paymentsOf()).toEqual([null]);
  await cancel(order.id);
  expect(await listed()).toBeNull();
  expect(await paymentsOf()).toEqual([null, null]);
});
