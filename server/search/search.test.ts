import { expect, test } from 'vitest';
import { orderNumberOf } from '../../contract/order-number.ts';
import { SEARCH_HITS_MAX } from '../../contract/search.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const search = async (q: string) =>
  (await call(app, 'GET /api/admin/search', { cookie: admin.cookie, query: { q } })).result;

test('an order is found by its number, its invoice, a part of a VIN, its dealer and their e-mail address', async () => {
  const dealer = await aDealer(app, { company_name: 'Garage Zéphyr SARL' });
  const { order, vehicles } = await anOrder(app, dealer);
  await anOrder(app, await aDealer(app));
  const number = await anInvoiceOf(app, admin, order.id);
  const texts = [
    `#${orderNumberOf(order.id)}`,
    order.id.toUpperCase(),
    number,
    vehicles[0]?.vin.slice(-6).toLowerCase() ?? '',
    'zéphyr garage',
    dealer.dealer.email,
  ];
  for (const text of texts)
    expect([text, (await search(text)).orders.map(({ id }) => id)]).toEqual([text, [order.id]]);
  const { orders, dealers, invoices } = await search(number);
  expect(orders[0]).toMatchObject({ dealerName: 'Garage Zéphyr SARL', status: 'PROCESSED', endReason: null });
  expect(dealers).toEqual([]);
  expect(invoices).toEqual([
    {
      number,
      kind: 'INVOICE',
      orderId: order.id,
      dealerName: 'Garage Zéphyr SARL',
      grossAmount: expect.any(String),
    },
  ]);
  const [year, sequence] = number.split('-');
  expect((await search(`${year}-${Number(sequence)}`)).invoices).toEqual(invoices);
});

test('a vehicle is found by name and by a part of its VIN, also when it is sold', async () => {
  const vehicle = await aVehicle(db, { make: 'Borgward', model: 'Isabella', variant: 'TS', status: 'SOLD' });
  const found = {
    id: vehicle.id,
    make: 'Borgward',
    model: 'Isabella',
    variant: 'TS',
    vin: vehicle.vin,
    status: 'SOLD',
  };
  expect((await search('borgward isabella')).vehicles).toEqual([found]);
  expect((await search(vehicle.vin.slice(-8))).vehicles).toEqual([found]);
});

test('a dealer of any status is found by name and by a part of the e-mail address', async () => {
  const { dealer } = await aDealer(app, { company_name: 'Söhnlein Automobile KG', status: 'PENDING' });
  const { id, email } = dealer;
  for (const text of ['söhnlein', email, email.slice(2, 14)])
    expect((await search(text)).dealers).toEqual([
      expect.objectContaining({ id, companyName: 'Söhnlein Automobile KG', email, status: 'PENDING' }),
    ]);
});

test('an e-mail address is that of a dealer, and no vehicle with a similar name', async () => {
  await aVehicle(db, { make: 'SEAT', model: 'Leon' });
  const { dealer } = await aDealer(app, { email: 'lyon@garage.example' });
  const { dealers, vehicles } = await search('lyon@');
  expect([dealers.map(({ id }) => id), vehicles]).toEqual([[dealer.id], []]);
});

test('a dealer is found by the name of their contact, their city and their VAT id, like in the list of dealers', async () => {
  const { dealer } = await aDealer(app, {
    contact_first_name: 'Wiebke',
    contact_last_name: 'Ohlendorf',
    city: 'Buxtehude',
    vat_id: 'DE811907980',
  });
  for (const text of ['wiebke ohlendorf', 'Ohlendorf', 'buxtehude', 'DE 811 907 980'])
    expect([text, (await search(text)).dealers.map(({ id }) => id)]).toEqual([text, [dealer.id]]);
});

test('the search names a few hits of each kind, the newest orders first', async () => {
  const dealer = await aDealer(app, { company_name: 'Quintett Mobile GmbH' });
  const ids: string[] = [];
  for (let placed = 0; placed <= SEARCH_HITS_MAX; placed += 1)
    ids.unshift((await anOrder(app, dealer)).order.id);
  expect((await search('quintett')).orders.map(({ id }) => id)).toEqual(ids.slice(0, SEARCH_HITS_MAX));
});

test.each(['', 'x', 'x'.repeat(101)])('a search for %j is refused', async (q) => {
  const answer = await call(app, 'GET /api/admin/search', { cookie: admin.cookie, query: { q } });
  expect(answer.problem.errors?.map(({ path }) => path)).toEqual(['q']);
});

test('wildcards match literally', async () => {
  expect(Object.values(await search('%%%')).flat()).toEqual([]);
});
