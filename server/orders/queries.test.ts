import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { orderNumberOf } from '../../contract/order-number.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, letLapse, orderOf } from '../../fixtures/orders.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const dateOrder = (id: string, instant: string) =>
  sql`update orders set order_date = ${instant} where id = ${id}`.execute(db);

test('the instants of an order are ISO 8601 text in milliseconds, in the list and in the order itself', async () => {
  const dealer = await aDealer(app);
  const read = async (id: string) =>
    (await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params: { id } })).result.order;
  const [{ order: cancelled }, { order: completed }] = [
    await anOrder(app, dealer),
    await anOrder(app, dealer),
  ];
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: cancelled.id } });
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie: admin.cookie,
    params: { id: completed.id },
    body: { status: 'COMPLETED' },
  });
  for (const { id } of [cancelled, completed]) await dateOrder(id, '2026-03-01 12:00:00.123956+01');
  await sql`update orders set ended_at = order_date where id = ${cancelled.id}`.execute(db);
  await sql`update orders set completed_at = order_date where id = ${completed.id}`.execute(db);
  const listed = await call(app, 'GET /api/orders', { cookie: dealer.cookie });
  const expected = new Date('2026-03-01T11:00:00.123Z').toJSON();
  expect(listed.result.orders.map(({ orderDate }) => orderDate)).toEqual([expected, expected]);
  expect(await read(cancelled.id)).toMatchObject({ orderDate: expected, endedAt: expected });
  expect(await read(completed.id)).toMatchObject({ orderDate: expected, completedAt: expected });
});

describe('the list of orders', () => {
  test('shows dealers their own orders, and admins all orders with the name of the dealer', async () => {
    const [one, other] = [await aDealer(app), await aDealer(app)];
    const mine = await anOrder(app, one);
    await anOrder(app, other);
    const own = await call(app, 'GET /api/orders', { cookie: one.cookie });
    expect(own.result.total).toBe(1);
    expect(own.result.orders[0]).toMatchObject({
      id: mine.order.id,
      dealerName: one.dealer.companyName,
      itemCount: 1,
      status: 'PENDING',
    });
    const all = await call(app, 'GET /api/orders', { cookie: admin.cookie, query: { limit: '100' } });
    expect(all.result.total).toBeGreaterThanOrEqual(2);
  });

  test('has ten orders on a page, and a page past the last one is empty', async () => {
    const dealer = await aDealer(app);
    for (let placed = 0; placed < 11; placed += 1) await anOrder(app, dealer);
    const first = await call(app, 'GET /api/orders', { cookie: dealer.cookie });
    const second = await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: { page: '2' } });
    const past = await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: { page: '3' } });
    expect([first, second, past].map(({ result }) => [result.orders.length, result.total])).toEqual([
      [10, 11],
      [1, 11],
      [0, 11],
    ]);
    expect(new Set([...first.result.orders, ...second.result.orders].map(({ id }) => id)).size).toBe(11);
  });

  test('includes both days of a date filter, in Berlin time', async () => {
    const dealer = await aDealer(app);
    const [before, first, last, after] = [
      await anOrder(app, dealer),
      await anOrder(app, dealer),
      await anOrder(app, dealer),
      await anOrder(app, dealer),
    ];
    // In summer Berlin is two hours ahead of UTC.
    await dateOrder(before.order.id, '2026-07-09T21:59:59Z');
    await dateOrder(first.order.id, '2026-07-09T22:00:00Z');
    await dateOrder(last.order.id, '2026-07-11T21:59:59Z');
    await dateOrder(after.order.id, '2026-07-11T22:00:00Z');
    const { result } = await call(app, 'GET /api/orders', {
      cookie: dealer.cookie,
      query: { dateFrom: '2026-07-10', dateTo: '2026-07-11' },
    });
    expect(result.orders.map(({ id }) => id)).toEqual([last.order.id, first.order.id]);
  });

  test('finds an order number with or without #, and a part of a VIN; wildcards match literally', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    await anOrder(app, dealer);
    const find = async (search: string) =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: { search } })).result.orders.map(
        ({ id }) => id,
      );
    expect(await find(`#${orderNumberOf(order.id).toUpperCase()}`)).toEqual([order.id]);
    expect(await find(orderNumberOf(order.id))).toEqual([order.id]);
    expect(await find(order.id)).toEqual([order.id]);
    expect(await find(vehicles[0]?.vin.slice(5).toLowerCase() ?? '')).toEqual([order.id]);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });

  test('finds an order by the number of its invoice or credit note, in the scope of the reader', async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    const { order } = await anOrder(app, dealer);
    const { order: otherOrder } = await anOrder(app, other);
    const number = await anInvoiceOf(app, admin, order.id);
    const params = { id: order.id };
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params,
      body: { status: 'CANCELLED' },
    });
    await anInvoiceOf(app, admin, otherOrder.id);
    const { result } = await call(app, 'GET /api/orders/{id}/invoices', { cookie: admin.cookie, params });
    const numbers = result.invoices.map((invoice) => invoice.number);
    expect(numbers).toHaveLength(2);
    expect(numbers).toContain(number);
    const find = async (search: string, cookie: string) =>
      (await call(app, 'GET /api/orders', { cookie, query: { search } })).result.orders.map(({ id }) => id);
    for (const search of numbers)
      for (const [cookie, found] of [
        [admin.cookie, [order.id]],
        [dealer.cookie, [order.id]],
        [other.cookie, []],
      ] as const)
        expect([search, await find(search, cookie)]).toEqual([search, found]);
  });

  test('says of each order until when something is due next, and what has been recorded', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await dateOrder(order.id, '2026-03-02 10:15:00+01');
    const listed = async () =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders[0];
    expect(await listed()).toMatchObject({
      dealerCountry: 'DE',
      deliveryCountry: 'DE',
      vatCase: 'STANDARD',
      isInvoiced: false,
      calledAt: null,
      deadline: '2026-03-03T09:15:00.000Z',
      isOverdue: true,
    });
    const params = { id: order.id };
    const calledAt = '2026-03-02T11:00:00.000Z';
    await call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params, body: { calledAt } });
    const { result } = await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params });
    expect(await listed()).toMatchObject({
      calledAt,
      deadline: result.reservations[0]?.expiresAt,
      isOverdue: false,
    });
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params });
    expect(await listed()).toMatchObject({ deadline: null, isOverdue: false });
  });

  test('says of a completed order that is not paid when its payment is due', async () => {
    const dealer = await aDealer(app);
    const params = { id: (await anOrder(app, dealer)).order.id };
    await anInvoiceOf(app, admin, params.id);
    const sent = { cookie: admin.cookie, params };
    await call(app, 'PATCH /api/orders/{id}/status', { ...sent, body: { status: 'COMPLETED' } });
    await sql`update orders set invoiced_at = '2026-11-17T23:30:00Z' where id = ${params.id}`.execute(db);
    const deadline = async () =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders[0]?.deadline;
    expect(await deadline()).toBe('2026-11-23T22:59:59.000Z');
    const paidAt = new Date().toISOString();
    await call(app, 'PATCH /api/orders/{id}', { ...sent, body: { paidAt } });
    expect(await deadline()).toBeNull();
  });

  test('finds words that stand together in make, model and variant of one vehicle', async () => {
    const dealer = await aDealer(app);
    const order = async (...models: [make: string, model: string, variant: string][]) => {
      const made = [];
      for (const [make, model, variant] of models) made.push(await aVehicle(db, { make, model, variant }));
      return (await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body: orderOf(made) }))
        .result.id;
    };
    const both = await order(['Opel', 'Corsa', '1.2 Edition'], ['Skoda', 'Octavia Combi', '2.0 TDI']);
    const corsa = await order(['Opel', 'Corsa', '1.2 GS']);
    const find = async (search: string) =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: { search } })).result.orders
        .map(({ id }) => id)
        .toSorted();
    expect(await find('corsa')).toEqual([both, corsa].toSorted());
    expect(await find('OPEL  edition')).toEqual([both]);
    expect(await find('combi skoda')).toEqual([both]);
    expect(await find('opel octavia')).toEqual([]);
    expect(await find('cors_')).toEqual([]);
  });

  test('finds the orders of a dealer by words of their name and a part of their e-mail address, for clerks', async () => {
    const dealer = await aDealer(app, { company_name: 'Müller & Söhne Automobile_Nord KG' });
    const { order } = await anOrder(app, dealer);
    await anOrder(app, await aDealer(app, { company_name: 'Automobile Süd KG' }));
    const find = async (search: string, cookie = admin.cookie) =>
      (await call(app, 'GET /api/orders', { cookie, query: { search } })).result.orders.map(({ id }) => id);
    const { email } = dealer.dealer;
    const searches = [email.toUpperCase(), email.slice(1), 'MÜLLER', 'nord  söhne', 'automobile_'];
    for (const search of searches) expect([search, await find(search)]).toEqual([search, [order.id]]);
    expect(await find('müller süd')).toEqual([]);
    // The own name would find every order.
    for (const search of searches) expect(await find(search, dealer.cookie)).toEqual([]);
  });

  test('finds the orders of a dealer by their whole e-mail address', async () => {
    const name = `${crypto.randomUUID()}@example.com`;
    const [dealer, other] = [await aDealer(app, { email: name }), await aDealer(app, { email: `x${name}` })];
    const { order } = await anOrder(app, dealer);
    const { order: otherOrder } = await anOrder(app, other);
    const find = async (search: string) =>
      (await call(app, 'GET /api/orders', { cookie: admin.cookie, query: { search } })).result.orders
        .map(({ id }) => id)
        .toSorted();
    expect(await find(name.toUpperCase())).toEqual([order.id]);
    expect(await find(name.slice(1))).toEqual([order.id, otherOrder.id].toSorted());
  });

  test('is sorted by date, amount or status', async () => {
    const dealer = await aDealer(app);
    const [small, large] = [await anOrder(app, dealer), await anOrder(app, dealer, { vehicles: 3 })];
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params: { id: small.order.id },
      body: { status: 'COMPLETED' },
    });
    const sorted = async (sortBy: string) =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: { sortBy } })).result.orders.map(
        ({ id }) => id,
      );
    const [s, l] = [small.order.id, large.order.id];
    expect(await sorted('dateAsc')).toEqual([s, l]);
    expect(await sorted('dateDesc')).toEqual([l, s]);
    expect(await sorted('amountAsc')).toEqual([s, l]);
    expect(await sorted('amountDesc')).toEqual([l, s]);
    expect(await sorted('status')).toEqual([l, s]);
  });

  test.each(['sortBy=newest', 'status=ALL', 'dateFrom=2026-02-30', 'limit=101', 'page=0', 'colour=red'])(
    'refuses %s, and the refusal names the parameter',
    async (parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      const answer = await call(app, 'GET /api/orders', { cookie: admin.cookie, query: { [name]: value } });
      expect(answer.problem.errors?.map(({ path }) => path)).toEqual([name]);
    },
  );

  test('treats an empty parameter as absent', async () => {
    const query = { search: '', status: '' };
    expect((await call(app, 'GET /api/orders', { cookie: admin.cookie, query })).status).toBe(200);
  });
});

test('an order shows the address of its dealer and the vehicles as they were sold', async () => {
  const dealer = await aDealer(app, { company_name: 'Autohaus Muster GmbH' });
  const { order, vehicles } = await anOrder(app, dealer);
  const { result } = await call(app, 'GET /api/orders/{id}', {
    cookie: dealer.cookie,
    params: { id: order.id },
  });
  expect(result.order).toMatchObject({ id: order.id, dealerId: dealer.dealer.id, totalAmount: '18490.00' });
  expect(result.order.dealer).toEqual({
    companyName: 'Autohaus Muster GmbH',
    street: 'Musterstraße 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    email: dealer.dealer.email,
    phone: '+49 30 1234567',
    vatId: 'DE123456789',
    vatIdCheck: 'UNCHECKED',
  });
  expect(result.reservations.map(({ vehicle }) => vehicle)).toEqual([
    {
      id: vehicles[0]?.id,
      make: 'Volkswagen',
      model: 'Golf',
      variant: '2.0 TDI Life',
      vin: vehicles[0]?.vin,
      mileageKm: 48_200,
      firstRegistered: '2021-06-15',
      priceNet: '18490.00',
      coverUrl: null,
    },
  ]);
});

test('an order has the documents of its vehicles, without those that left it singly', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer, { vehicles: 2 });
  const [kept, left] = vehicles;
  await aPicture(app, kept?.id ?? '');
  const report = await aDocument(app, kept?.id ?? '', { title: 'Zustandsbericht', content: 'a report' });
  await aDocument(app, left?.id ?? '', { title: 'Serviceheft' });
  const details = async () =>
    (await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params: { id: order.id } })).result;
  const before = await details();
  expect(before.documents.map(({ title }) => title).toSorted()).toEqual(['Serviceheft', 'Zustandsbericht']);
  const single = before.reservations.find(({ vehicleId }) => vehicleId === left?.id);
  await call(app, 'POST /api/reservations/{id}/cancel', {
    cookie: dealer.cookie,
    params: { id: single?.id ?? '' },
  });
  expect((await details()).documents).toEqual([
    {
      id: report.id,
      vehicleId: kept?.id,
      title: 'Zustandsbericht',
      url: `/media/${report.id}`,
      byteSize: 'a report'.length,
    },
  ]);
});

describe('the list of reservations', () => {
  test('has the active reservations on top, then the newest first', async () => {
    const dealer = await aDealer(app);
    const [first, second, third] = [
      await anOrder(app, dealer),
      await anOrder(app, dealer),
      await anOrder(app, dealer),
    ];
    await letLapse(app, third.order.id);
    const { result } = await call(app, 'GET /api/reservations', { cookie: dealer.cookie });
    expect(result.map(({ order }) => order.id)).toEqual([second.order.id, first.order.id, third.order.id]);
    expect(result[0]).toMatchObject({ dealer: null, vehicle: { vin: second.vehicles[0]?.vin } });
  });

  test("accepts the dealer's own id; the id of another dealer is not found", async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    await anOrder(app, dealer);
    const own = await call(app, 'GET /api/reservations', {
      cookie: dealer.cookie,
      query: { dealerId: dealer.dealer.id },
    });
    expect(own.result).toHaveLength(1);
    const foreign = await call(app, 'GET /api/reservations', {
      cookie: dealer.cookie,
      query: { dealerId: other.dealer.id },
    });
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });

  test('shows an admin the reservations of all dealers, or of one', async () => {
    const dealer = await aDealer(app);
    await anOrder(app, dealer, { vehicles: 2 });
    const { result } = await call(app, 'GET /api/reservations', {
      cookie: admin.cookie,
      query: { dealerId: dealer.dealer.id },
    });
    expect(result.map((entry) => entry.dealer)).toEqual(
      Array(2).fill({
        id: dealer.dealer.id,
        companyName: dealer.dealer.companyName,
        email: dealer.dealer.email,
      }),
    );
    const page = await call(app, 'GET /api/reservations', {
      cookie: admin.cookie,
      query: { dealerId: dealer.dealer.id, limit: '1', page: '2' },
    });
    expect(page.result).toHaveLength(1);
  });
});
