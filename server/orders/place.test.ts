import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { RESERVATION_HOURS, TERMS_VERSION } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse, mailsAbout, orderOf, auditEntriesOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });

const statusOf = async (vehicleId: string) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicleId } })).result.vehicle.status;

describe('placing an order', () => {
  test('the answer to an order has its totals and its reservations', async () => {
    const dealer = await aDealer(app);
    const vehicles = [
      await aVehicle(db, { price_net: '18490.00' }),
      await aVehicle(db, { price_net: '24900.50' }),
    ];
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { ...orderOf(vehicles), notes: 'Bitte vormittags\nanrufen', shippingMethod: 'DELIVERY' },
    });
    expect(answer.status).toBe(201);
    expect(answer.result).toMatchObject({
      status: 'PENDING',
      itemCount: 2,
      totalAmount: '43390.50',
      shippingCost: '350.00',
    });
    expect(answer.result.reservations.map(({ vehicleId }) => vehicleId).sort()).toEqual(
      vehicles.map(({ id }) => id).sort(),
    );
    for (const { reservedAt, expiresAt, status } of answer.result.reservations) {
      expect(status).toBe('ACTIVE');
      expect(Date.parse(String(expiresAt)) - Date.parse(reservedAt)).toBe(RESERVATION_HOURS * 3_600_000);
    }
    for (const { id } of vehicles) expect(await statusOf(id)).toBe('RESERVED');
  });

  test('an order records its notes and the current terms, VAT case and delivery country', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR40303265045' });
    const { result: placed } = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { ...orderOf([await aVehicle(db)]), notes: ' Bitte vormittags\nanrufen ' },
    });
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: placed.id },
    });
    expect(result.order).toMatchObject({
      vatCase: 'INTRA_COMMUNITY',
      deliveryCountry: 'FR',
      termsVersion: TERMS_VERSION,
      notes: 'Bitte vormittags\nanrufen',
      shippingMethod: 'DELIVERY',
      isInvoiced: false,
    });
    expect(result.order.dealer.companyName).toBe(dealer.dealer.companyName);
  });

  test('a dealer whose VAT id a clerk has marked invalid pays German VAT', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR40303265045', vat_id_check: 'INVALID' });
    const { order } = await anOrder(app, dealer);
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(result.order.vatCase).toBe('STANDARD');
  });

  test('an order is written together with its audit entries and mails', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    expect(await auditEntriesOf(app, order.id)).toMatchObject([
      { action: 'ORDER_PLACED', actor_email: dealer.user.email, after: { status: 'PENDING' } },
    ]);
    const [reservation] = order.reservations;
    expect(await auditEntriesOf(app, reservation?.id ?? '')).toMatchObject([{ action: 'RESERVATION_MADE' }]);
    expect(await auditEntriesOf(app, vehicles[0]?.id ?? '')).toMatchObject([
      { action: 'VEHICLE_STATUS_CHANGED', before: { status: 'AVAILABLE' }, after: { status: 'RESERVED' } },
    ]);
    expect(await mailsAbout(app, order.id)).toEqual([
      { kind: 'newOrder', recipient: null },
      { kind: 'orderConfirmation', recipient: dealer.dealer.email },
    ]);
  });

  test('an order with a vehicle that is not free is refused as a whole, and the refusal names the vehicle', async () => {
    const dealer = await aDealer(app);
    const taken = (await anOrder(app, await aDealer(app))).vehicles;
    const sold = await aVehicle(db, { status: 'SOLD' });
    const free = await aVehicle(db);
    const unknown = randomUUID();
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { vehicleIds: [free.id, ...taken.map(({ id }) => id), sold.id, unknown], totalAmount: '1.00' },
    });
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('VEHICLE_UNAVAILABLE');
    expect(answer.problem['vehicles']).toEqual([
      { id: taken[0]?.id, status: 'RESERVED' },
      { id: sold.id, status: 'SOLD' },
      { id: unknown, status: null },
    ]);
    expect(await statusOf(free.id)).toBe('AVAILABLE');
    expect(
      await db.selectFrom('orders').select('id').where('dealer_id', '=', dealer.dealer.id).execute(),
    ).toEqual([]);
  });

  test('an order whose total differs from the sum of the current prices is refused with the current prices', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '20000.00' });
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { vehicleIds: [vehicle.id], totalAmount: '19999.99' },
    });
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('PRICE_CHANGED');
    expect(answer.problem['prices']).toEqual([{ id: vehicle.id, priceNet: '20000.00' }]);
    expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
  });

  test.each([
    ['no vehicle', { vehicleIds: [], totalAmount: '1.00' }, 'vehicleIds'],
    [
      '51 vehicles',
      { vehicleIds: Array.from({ length: 51 }, () => randomUUID()), totalAmount: '1.00' },
      'vehicleIds',
    ],
    ['a malformed id', { vehicleIds: ['x'], totalAmount: '1.00' }, 'vehicleIds.0'],
    ['a total that is no amount', { vehicleIds: [randomUUID()], totalAmount: '1e3' }, 'totalAmount'],
    [
      'pickup, which is off',
      { vehicleIds: [randomUUID()], totalAmount: '1.00', shippingMethod: 'PICKUP' },
      'shippingMethod',
    ],
    ['an unknown key', { vehicleIds: [randomUUID()], totalAmount: '1.00', discount: '5' }, 'discount'],
  ])('an order with %s is refused, and the refusal names the field', async (_, body, path) => {
    const answer = await call(app, 'POST /api/orders/create', { cookie: (await aDealer(app)).cookie, body });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map((error) => error.path)).toContain(path);
  });

  test('an order that names a vehicle twice, in upper and lower case, is refused', async () => {
    const vehicle = await aVehicle(db);
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: (await aDealer(app)).cookie,
      body: { vehicleIds: [vehicle.id, vehicle.id.toUpperCase()], totalAmount: vehicle.priceNet },
    });
    expect(answer.problem.errors).toMatchObject([{ path: 'vehicleIds', code: 'DUPLICATE' }]);
  });

  test('who comes too late is refused at once, and does not wait while somebody changes the vehicle', async () => {
    const dealer = await aDealer(app);
    const { vehicles, order } = await anOrder(app, await aDealer(app));
    const [{ id } = { id: '' }] = vehicles;
    const answer = await db.transaction().execute(async (tx) => {
      await sql`select from vehicles where id = ${id} for update`.execute(tx);
      return call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body: orderOf(vehicles) });
    });
    expect(answer.problem.code).toBe('VEHICLE_UNAVAILABLE');
    expect(answer.problem['vehicles']).toEqual([{ id, status: 'RESERVED' }]);

    await letLapse(app, order.id);
    const later = await call(app, 'POST /api/vehicles/{id}/reserve', {
      cookie: dealer.cookie,
      params: { id },
    });
    expect(later.status).toBe(201);
  });

  test('only active dealers can order: pending and suspended dealers and admins are refused', async () => {
    const vehicle = await aVehicle(db);
    const body = orderOf([vehicle]);
    for (const who of [
      await aDealer(app, { status: 'PENDING' }),
      await aDealer(app, { status: 'SUSPENDED' }),
      await anAdmin(app),
    ]) {
      const answer = await call(app, 'POST /api/orders/create', { cookie: who.cookie, body });
      expect(answer.problem.code).toBe('DEALER_NOT_ACTIVE');
    }
    expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
  });

  test('reserving a vehicle is an order of that one vehicle at its current price', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '12345.67' });
    const answer = await call(app, 'POST /api/vehicles/{id}/reserve', {
      cookie: dealer.cookie,
      params: { id: vehicle.id },
    });
    expect(answer.status).toBe(201);
    expect(answer.result).toMatchObject({
      status: 'PENDING',
      itemCount: 1,
      totalAmount: '12345.67',
      shippingCost: '175.00',
    });
    const again = await call(app, 'POST /api/vehicles/{id}/reserve', {
      cookie: dealer.cookie,
      params: { id: vehicle.id },
    });
    expect(again.problem.code).toBe('VEHICLE_UNAVAILABLE');
  });

  test('a vehicle whose reservation has lapsed can be ordered at once, and the other order is not changed', async () => {
    const first = await anOrder(app, await aDealer(app));
    await letLapse(app, first.order.id);
    const second = await aDealer(app);
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: second.cookie,
      body: orderOf(first.vehicles),
    });
    expect(answer.status).toBe(201);
    const stored = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', first.order.id)
      .executeTakeFirst();
    expect(stored?.status).toBe('PENDING');
    expect(await statusOf(first.vehicles[0]?.id ?? '')).toBe('RESERVED');
  });

  test('an order whose mail cannot be queued is not placed', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    await sql`alter table mail_outbox add constraint letter_box_is_full check (kind <> 'newOrder') not valid`.execute(
      owner,
    );
    const body = orderOf([vehicle]);
    const answer = await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body });
    await sql`alter table mail_outbox drop constraint letter_box_is_full`.execute(owner);
    expect(answer.status).toBe(500);
    const left = await sql`
      select id from orders where dealer_id = ${dealer.dealer.id}
      union all select id from vehicle_reservations where vehicle_id = ${vehicle.id}
      union all select id from mail_outbox where recipient = ${dealer.dealer.email}
    `.execute(db);
    expect(left.rows).toEqual([]);
    expect(await auditEntriesOf(app, vehicle.id)).toEqual([]);
    expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
    expect((await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body })).status).toBe(201);
  });

  test('an order keeps its VAT case when a clerk later marks the VAT id of its dealer invalid', async () => {
    const dealer = await aDealer(app, { country: 'FR', vat_id: 'FR40303265045' });
    const { order } = await anOrder(app, dealer);
    await db
      .updateTable('dealers')
      .set({ vat_id_check: 'INVALID', country: 'DE' })
      .where('id', '=', dealer.dealer.id)
      .execute();
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(result.order).toMatchObject({ vatCase: 'INTRA_COMMUNITY', deliveryCountry: 'FR' });
    const letters = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('recipient', '=', dealer.dealer.email)
      .execute();
    expect(letters).toMatchObject([{ facts: { vatCase: 'INTRA_COMMUNITY' } }]);
  });

  test('a later edit of a vehicle does not change the order', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    const before = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    const edited = await call(app, 'PATCH /api/vehicles/{id}', {
      cookie: (await anAdmin(app)).cookie,
      params: { id: vehicles[0]?.id ?? '' },
      body: {
        make: 'Anders',
        model: 'Modell',
        mileageKm: 1,
        priceNet: '1.00',
        firstRegistered: '2001-01-01',
      },
    });
    expect(edited.status).toBe(200);
    const after = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(after.result).toEqual(before.result);
  });
});

describe('the same request twice', () => {
  const once = (key: string) => ({ 'idempotency-key': key });

  test('makes one order, and both answers are the same', async () => {
    const dealer = await aDealer(app);
    const body = orderOf([await aVehicle(db)]);
    const headers = once(randomUUID());
    const first = await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, headers, body });
    const second = await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, headers, body });
    expect(second.status).toBe(201);
    expect(second.result).toEqual(first.result);
  });

  test('at the same time makes one order: the second waits for the first', async () => {
    const dealer = await aDealer(app);
    const body = orderOf([await aVehicle(db)]);
    const headers = once(randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(app, 'POST /api/orders/create', { cookie: dealer.cookie, headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
  });

  test('with another body is refused', async () => {
    const dealer = await aDealer(app);
    const headers = once(randomUUID());
    const [one, other] = [await aVehicle(db), await aVehicle(db)];
    await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, headers, body: orderOf([one]) });
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      headers,
      body: orderOf([other]),
    });
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await statusOf(other.id)).toBe('AVAILABLE');
  });

  test('may be sent again after a refusal, which is not stored', async () => {
    const dealer = await aDealer(app);
    const headers = once(randomUUID());
    const vehicle = await aVehicle(db, { status: 'SOLD' });
    const refused = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      headers,
      body: orderOf([vehicle]),
    });
    expect(refused.status).toBe(409);
    await db.updateTable('vehicles').set({ status: 'AVAILABLE' }).where('id', '=', vehicle.id).execute();
    const answer = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      headers,
      body: orderOf([vehicle]),
    });
    expect(answer.status).toBe(201);
  });

  test('with the same key from another dealer is an order of its own', async () => {
    const headers = once(randomUUID());
    const [one, other] = [await aDealer(app), await aDealer(app)];
    const first = await call(app, 'POST /api/orders/create', {
      cookie: one.cookie,
      headers,
      body: orderOf([await aVehicle(db)]),
    });
    const second = await call(app, 'POST /api/orders/create', {
      cookie: other.cookie,
      headers,
      body: orderOf([await aVehicle(db)]),
    });
    expect(second.status).toBe(201);
    expect(second.result.id).not.toBe(first.result.id);
  });

  test('needs a key of 8 to 200 visible characters', async () => {
    const dealer = await aDealer(app);
    const body = orderOf([await aVehicle(db)]);
    for (const key of ['short', 'x'.repeat(201), 'with blank']) {
      const answer = await call(app, 'POST /api/orders/create', {
        cookie: dealer.cookie,
        headers: once(key),
        body,
      });
      expect(answer.problem.code).toBe('VALIDATION_FAILED');
    }
  });
});
