import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TIME_ZONE } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { anOrder, letLapse, auditEntriesOf } from '../../fixtures/orders.ts';
import { aPicture, aVehicle, aVin } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const edit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  call(app, 'PATCH /api/vehicles/{id}', { params: { id }, body, cookie, headers });
const get = (id: string, as?: string) =>
  call(app, 'GET /api/vehicles/{id}', { params: { id }, ...(as ? { cookie: as } : {}) });

async function orderBehind(id: string): Promise<string | null> {
  const row = await db
    .selectFrom('vehicles')
    .select('status_order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status_order_id;
}

/** A vehicle that the order of a dealer holds. */
async function aHeldVehicle() {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer);
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('an order without vehicles');
  return { dealer, order, vehicle };
}

const setOrder = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { params: { id }, body: { status }, cookie });

test('a vehicle is shown with its media, to everybody', async () => {
  const { id } = await aVehicle(db);
  await aPicture(app, id, { title: 'Heck' });
  const { result } = await get(id);
  expect(result.vehicle).toMatchObject({
    id,
    make: 'Volkswagen',
    equipmentText: 'Klimaautomatik\nSitzheizung',
  });
  expect(result.vehicle.specsJson).toEqual({ Make: 'Volkswagen', Colour: 'Grau' });
  expect(result.media.map(({ title }) => title)).toEqual(['Heck']);
  expect((await get(id, cookie)).result.vehicle.specsJson).toHaveProperty('Purchase price', '15000');
  const media = await call(app, 'GET /api/vehicles/{id}/media', { params: { id } });
  expect(media.result).toEqual(result.media);
});

test('a vehicle that does not exist, or whose id is malformed, is not found', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%00']) {
    for (const answer of [
      await get(id),
      await call(app, 'GET /api/vehicles/{id}/media', { params: { id } }),
      await edit(id, { priceNet: 1 }),
      await call(app, 'DELETE /api/vehicles/{id}', { params: { id }, cookie }),
    ])
      expect(answer.problem.code).toBe('NOT_FOUND');
  }
});

test('an admin changes any fields, and price, status and the rest each have an audit entry of their own', async () => {
  const { id } = await aVehicle(db, { price_net: '18490.00', colour: 'Grau', doors: 5 });
  const { result } = await edit(id, {
    priceNet: '17990.5',
    status: 'SOLD',
    colour: '',
    doors: null,
    mileageKm: 50_000,
    firstRegistered: '2021-06-15',
  });
  expect(result.vehicle).toMatchObject({
    priceNet: '17990.50',
    status: 'SOLD',
    colour: null,
    doors: null,
    mileageKm: 50_000,
  });
  expect(
    (await auditEntriesOf(app, id)).map(({ action, before, after }) => ({ action, before, after })),
  ).toEqual([
    { action: 'VEHICLE_PRICE_CHANGED', before: { priceNet: '18490.00' }, after: { priceNet: '17990.50' } },
    { action: 'VEHICLE_STATUS_CHANGED', before: { status: 'AVAILABLE' }, after: { status: 'SOLD' } },
    {
      action: 'VEHICLE_EDITED',
      before: { colour: 'Grau', doors: 5, mileageKm: 48_200 },
      after: { colour: null, doors: null, mileageKm: 50_000 },
    },
  ]);
});

test.each([
  ['AVAILABLE', 'RESERVED'],
  ['RESERVED', 'SOLD'],
  ['SOLD', 'AVAILABLE'],
] as const)('an admin sets a vehicle that is %s to %s', async (from, to) => {
  const { id } = await aVehicle(db, { status: from });
  expect((await edit(id, { status: to })).result.vehicle.status).toBe(to);
  expect((await get(id)).result.vehicle.status).toBe(to);
});

test('a vehicle has its highest price as the former one while its price is lower, except typing errors', async () => {
  const { id } = await aVehicle(db, { price_net: '18490.00' });
  const formerAt = async (priceNet: string) => (await edit(id, { priceNet })).result.vehicle.formerPriceNet;
  expect((await get(id)).result.vehicle.formerPriceNet).toBeNull();
  expect(await formerAt('17990.00')).toBe('18490.00');
  expect(await formerAt('16990.00')).toBe('18490.00');
  expect(await formerAt('18489.99')).toBe('18490.00');
  expect(await formerAt('18490.00')).toBeNull();
  expect(await formerAt('18000.00')).toBe('18490.00');
  expect(await formerAt('180000.00')).toBeNull();
  expect(await formerAt('18000.00')).toBeNull();
  // Twice the new price is the most that counts.
  await formerAt('36000.00');
  expect(await formerAt('18000.00')).toBe('36000.00');
  await formerAt('36000.00');
  expect(await formerAt('17999.99')).toBeNull();
  await formerAt('18000.00');
  await sql`update vehicles set updated_at = now(), price_net = price_net - 1 where id = ${id}`.execute(db);
  expect((await get(id)).result.vehicle.formerPriceNet).toBe('18000.00');
});

test('a clerk takes the former price away that was a typing error, also with the change that corrects it', async () => {
  const { id } = await aVehicle(db, { price_net: '27150.00' });
  await edit(id, { priceNet: '21750.00' });
  const { status, result } = await edit(id, { formerPriceNet: null });
  expect([status, result.vehicle.priceNet, result.vehicle.formerPriceNet]).toEqual([200, '21750.00', null]);
  await edit(id, { formerPriceNet: null });
  await edit(id, { priceNet: '27150.00' });
  const corrected = await edit(id, { priceNet: '21750.00', formerPriceNet: null });
  expect(corrected.result.vehicle.formerPriceNet).toBeNull();
  expect((await edit(id, { priceNet: '20750.00' })).result.vehicle.formerPriceNet).toBe('21750.00');
  expect((await edit(id, { formerPriceNet: '30000.00' })).status).toBe(400);
  const hidden = (await auditEntriesOf(app, id)).filter(({ action }) => action === 'VEHICLE_EDITED');
  expect(hidden).toMatchObject([
    { before: { formerPriceNet: '27150.00' }, after: { formerPriceNet: null } },
    { before: { formerPriceNet: '27150.00' }, after: { formerPriceNet: null } },
  ]);
});

test('an edit that changes nothing writes no audit entry', async () => {
  const { id } = await aVehicle(db);
  const before = (await get(id, cookie)).result;
  const after = await edit(id, {
    status: 'AVAILABLE',
    priceNet: '18490',
    colour: 'Grau',
    variant: '2.0 TDI Life',
  });
  expect(after.result).toEqual(before);
  expect((await edit(id, {})).result).toEqual(before);
  expect(await auditEntriesOf(app, id)).toEqual([]);
});

test('wrong values and unknown keys are refused, and the refusal names them', async () => {
  const { id } = await aVehicle(db);
  const { status, problem } = await edit(id, {
    priceNet: 0,
    doors: 12,
    vin: 'WVWIOQ',
    kw: 'viel',
    paint: 'red',
  });
  expect(status).toBe(400);
  expect(problem.errors?.map(({ path }) => path).sort()).toEqual(['doors', 'kw', 'paint', 'priceNet', 'vin']);
  expect(await auditEntriesOf(app, id)).toEqual([]);
});

test('a first registration in the future is refused, and one today is accepted', async () => {
  const { id } = await aVehicle(db);
  const { rows } = await sql<{ today: string; later: string }>`
    select
      (now() at time zone ${TIME_ZONE})::date::text as today,
      ((now() at time zone ${TIME_ZONE})::date + 2)::text as later
  `.execute(db);
  const [days] = rows;
  const { status, problem } = await edit(id, { firstRegistered: days?.later });
  expect(status).toBe(400);
  expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([
    ['firstRegistered', 'DATE_IN_FUTURE'],
  ]);
  expect((await edit(id, { firstRegistered: days?.today })).result.vehicle.firstRegistered).toBe(days?.today);
  expect((await edit(id, { firstRegistered: null })).status).toBe(200);
});

test('another name of the same make is no change', async () => {
  const { id } = await aVehicle(db);
  const { result } = await edit(id, { make: 'VW' });
  expect(result.vehicle.make).toBe('Volkswagen');
  expect(await auditEntriesOf(app, id)).toEqual([]);
  expect((await edit(id, { make: 'ŠKODA' })).result.vehicle.make).toBe('Skoda');
});

test('two vehicles cannot have the same VIN', async () => {
  const [one, two] = [await aVehicle(db), await aVehicle(db)];
  expect((await edit(two.id, { vin: one.vin })).problem.code).toBe('VIN_TAKEN');
  const free = aVin();
  expect((await edit(two.id, { vin: ` ${free.toLowerCase()}` })).result.vehicle.vin).toBe(free);
});

test('an edit of a vehicle that somebody else has changed meanwhile is refused', async () => {
  const { id } = await aVehicle(db);
  const tag = String((await get(id, cookie)).headers['etag']);
  expect((await edit(id, { priceNet: '17000' }, { 'if-match': tag })).status).toBe(200);
  const stale = await edit(id, { priceNet: '16000' }, { 'if-match': tag });
  expect(stale.status).toBe(412);
  expect(stale.problem.code).toBe('EDITED_MEANWHILE');
  expect((await get(id)).result.vehicle.priceNet).toBe('17000.00');
  expect((await edit(id, { priceNet: '16000' })).status).toBe(200);
});

test('when two admins save the same state at the same time, the second one is refused', async () => {
  const { id } = await aVehicle(db);
  const tag = String((await get(id, cookie)).headers['etag']);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => edit(id, { priceNet: 16_000 + index }, { 'if-match': tag })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 412, 412, 412, 412, 412, 412, 412,
  ]);
});

test('a matching If-Match frees a vehicle that an order holds', async () => {
  const { vehicle, order } = await aHeldVehicle();
  const tag = String((await get(vehicle.id, cookie)).headers['etag']);
  const { result } = await edit(vehicle.id, { status: 'AVAILABLE', priceNet: 9000 }, { 'if-match': tag });
  expect(result.vehicle).toMatchObject({ status: 'AVAILABLE', priceNet: '9000.00' });
  const answer = await call(app, 'GET /api/orders/{id}', { params: { id: order.id }, cookie });
  expect(answer.result.order.status).toBe('CANCELLED');
  expect(
    (await auditEntriesOf(app, vehicle.id)).filter(({ action }) => action === 'VEHICLE_STATUS_CHANGED'),
  ).toHaveLength(2);
});

test('a vehicle set to AVAILABLE can be ordered by the next dealer at once', async () => {
  const { vehicle } = await aHeldVehicle();
  await edit(vehicle.id, { status: 'AVAILABLE' });
  const next = await aDealer(app);
  const order = await call(app, 'POST /api/vehicles/{id}/reserve', {
    params: { id: vehicle.id },
    cookie: next.cookie,
  });
  expect(order.status).toBe(201);
});

test('a vehicle of a completed order cannot be set to AVAILABLE', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await setOrder(order.id, 'COMPLETED');
  expect((await edit(vehicle.id, { status: 'AVAILABLE', priceNet: 1 })).problem.code).toBe('VEHICLE_IN_USE');
  expect((await get(vehicle.id)).result.vehicle).toMatchObject({
    status: 'SOLD',
    priceNet: vehicle.priceNet,
  });
});

test('SOLD does not change the order that holds the vehicle, and the vehicle stays SOLD when the order is cancelled', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await edit(vehicle.id, { status: 'SOLD' });
  expect(await orderBehind(vehicle.id)).toBeNull();
  await setOrder(order.id, 'CANCELLED');
  expect((await get(vehicle.id)).result.vehicle.status).toBe('SOLD');
});

test('a vehicle that is set back to the status of its order belongs to the order again and is freed with it', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await edit(vehicle.id, { status: 'SOLD' });
  await edit(vehicle.id, { status: 'RESERVED' });
  expect(await orderBehind(vehicle.id)).toBe(order.id);
  await setOrder(order.id, 'CANCELLED');
  expect((await get(vehicle.id)).result.vehicle.status).toBe('AVAILABLE');
});

test('a vehicle that is set to SOLD belongs to its order only when the order is completed', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await setOrder(order.id, 'COMPLETED');
  await edit(vehicle.id, { status: 'RESERVED' });
  expect(await orderBehind(vehicle.id)).toBeNull();
  await edit(vehicle.id, { status: 'SOLD' });
  expect(await orderBehind(vehicle.id)).toBe(order.id);
});

test('RESERVED that an admin has set stays when the order lapses', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await letLapse(app, order.id);
  expect((await get(vehicle.id)).result.vehicle.status).toBe('AVAILABLE');
  await edit(vehicle.id, { status: 'RESERVED' });
  expect(await orderBehind(vehicle.id)).toBeNull();
  expect((await get(vehicle.id)).result.vehicle.status).toBe('RESERVED');
  expect((await auditEntriesOf(app, vehicle.id)).at(-1)).toMatchObject({
    before: { status: 'AVAILABLE' },
    after: { status: 'RESERVED' },
  });
});

test('admins who free a vehicle, dealers who cancel its order and dealers who order it never deadlock', async () => {
  const { vehicle, order, dealer } = await aHeldVehicle();
  const others = await Promise.all(Array.from({ length: 4 }, () => aDealer(app)));
  const answers = await Promise.all([
    edit(vehicle.id, { status: 'AVAILABLE' }),
    edit(vehicle.id, { priceNet: 12_345 }),
    call(app, 'POST /api/orders/{id}/cancel', { params: { id: order.id }, cookie: dealer.cookie }),
    setOrder(order.id, 'PROCESSED'),
    ...others.map((other) =>
      call(app, 'POST /api/vehicles/{id}/reserve', { params: { id: vehicle.id }, cookie: other.cookie }),
    ),
  ]);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test('an edit does not change what orders show', async () => {
  const { vehicle, order } = await aHeldVehicle();
  await edit(vehicle.id, { model: 'Polo', priceNet: '1.00', mileageKm: 1 });
  const { result } = await call(app, 'GET /api/orders/{id}', { params: { id: order.id }, cookie });
  expect(result.reservations[0]).toMatchObject({
    priceNet: vehicle.priceNet,
    vehicle: { model: 'Golf', mileageKm: 48_200 },
  });
});

test('only admins can edit or delete vehicles', async () => {
  const { id } = await aVehicle(db);
  const dealer = await aDealer(app);
  const as = { params: { id }, cookie: dealer.cookie };
  expect((await call(app, 'PATCH /api/vehicles/{id}', { ...as, body: { priceNet: 1 } })).problem.code).toBe(
    'ADMIN_ONLY',
  );
  expect((await call(app, 'DELETE /api/vehicles/{id}', as)).problem.code).toBe('ADMIN_ONLY');
  expect((await call(app, 'DELETE /api/vehicles/{id}', { params: { id } })).problem.code).toBe(
    'NOT_AUTHENTICATED',
  );
});

test('a vehicle that another clerk sells while it is offered again with If-Match stays sold', async () => {
  const { id } = await aVehicle(db, { status: 'RESERVED' });
  const etag = String((await get(id, cookie)).headers['etag']);
  const { offering } = await db.transaction().execute(async (tx) => {
    await tx.updateTable('vehicles').set({ status: 'SOLD' }).where('id', '=', id).execute();
    const answer = edit(id, { status: 'AVAILABLE', releases: null }, { 'if-match': etag });
    await untilOneWaits(db);
    return { offering: { answer } };
  });
  expect((await offering.answer).problem.code).toBe('EDITED_MEANWHILE');
  expect((await get(id)).result.vehicle.status).toBe('SOLD');
});

test('a clerk changes the facts of a vehicle; what cannot be is refused by name', async () => {
  const { id } = await aVehicle(db);
  const facts = {
    bodyType: 'ESTATE',
    seats: 5,
    consumptionLitres: 5.4,
    accidentFree: false,
    nextInspection: '2027-03-31',
    hsnTsn: '0603/BRW',
    locationCountry: 'AT',
  } as const;
  await edit(id, facts);
  expect((await get(id)).result.vehicle).toMatchObject(facts);
  await edit(id, { consumptionLitres: null, accidentFree: '', seats: null });
  expect((await get(id)).result.vehicle).toMatchObject({
    consumptionLitres: null,
    accidentFree: null,
    seats: null,
    bodyType: 'ESTATE',
  });
  const refused = await edit(id, {
    seats: 61,
    consumptionLitres: 5.44,
    accidentFree: 'yes',
    nextInspection: '2100-01-01',
    hsnTsn: '603',
    locationCountry: 'XX',
    emissionClass: 'EURO_9',
  });
  expect(refused.status).toBe(400);
  expect(refused.problem?.errors?.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    'accidentFree INVALID',
    'consumptionLitres INVALID',
    'emissionClass NOT_A_CHOICE',
    'hsnTsn INVALID',
    'locationCountry NOT_A_CHOICE',
    'nextInspection OUT_OF_RANGE',
    'seats OUT_OF_RANGE',
  ]);
});
