import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BULK_MAX } from '../../contract/reprice.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder, auditEntriesOf, letLapse } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { mailWatchedChanges } from '../marks/watch-mails.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie, user } = await anAdmin(app);
const dealer = await aDealer(app);

type Body = Record<string, unknown>;
const CUT = { by: 'PERCENT', value: '-10', rounding: 100 };
const changePrices = (vehicles: Body[], change: Body = CUT) =>
  call(app, 'PATCH /api/admin/vehicles/prices', { cookie, body: { vehicles, ...change } });
const setStatuses = (vehicles: Body[], status: string) =>
  call(app, 'PATCH /api/admin/vehicles/statuses', { cookie, body: { vehicles, status } });
const seenPrice = ({ id, priceNet }: { id: string; priceNet: string }) => ({ id, priceNet });
const vehicleNow = async ({ id }: { id: string }) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id } })).result.vehicle;

test('prices change by percent or amount and are rounded, each with its own audit entry', async () => {
  const vehicles = [
    await aVehicle(db, { price_net: '20000.00' }),
    await aVehicle(db, { price_net: '9990.00' }),
  ];
  const done = await changePrices(vehicles.map(seenPrice));
  expect(done.result).toEqual({ changed: 2, unchanged: 0, leftOut: [] });
  expect((await Promise.all(vehicles.map(vehicleNow))).map(({ priceNet }) => priceNet)).toEqual([
    '18000.00',
    '9000.00',
  ]);
  const [first] = vehicles;
  expect(await auditEntriesOf(app, first?.id ?? '')).toMatchObject([
    {
      action: 'VEHICLE_PRICE_CHANGED',
      subject: 'vehicle',
      actor_email: user.email,
      actor_role: 'admin',
      before: { priceNet: '20000.00' },
      after: { priceNet: '18000.00' },
    },
  ]);
  const again = await changePrices([{ id: first?.id, priceNet: '18000.00' }], {
    by: 'AMOUNT',
    value: '-0.5',
    rounding: 0,
  });
  expect(again.result.changed).toBe(1);
  expect((await vehicleNow({ id: first?.id ?? '' })).priceNet).toBe('17999.50');
});

test('vehicles that are reserved, sold, gone or changed since the clerk saw them are named and keep their price', async () => {
  const reserved = (await anOrder(app, dealer)).vehicles[0]?.id ?? '';
  const sold = await aVehicle(db, { status: 'SOLD' });
  const changed = await aVehicle(db);
  const cheap = await aVehicle(db, { price_net: '40.00' });
  const same = await aVehicle(db, { price_net: '100.00' });
  const gone = randomUUID();
  const { priceNet } = sold;
  const asked = [{ id: reserved, priceNet }, seenPrice(sold), { id: changed.id, priceNet: '1.00' }];
  const { result } = await changePrices(
    [...asked, { id: gone, priceNet }, seenPrice(cheap), seenPrice(same)],
    {
      ...CUT,
      value: '0',
    },
  );
  expect([result.changed, result.unchanged]).toEqual([0, 1]);
  expect(result.leftOut).toEqual([
    { id: reserved, vin: expect.any(String), priceNet, status: 'RESERVED', reason: 'RESERVED' },
    { id: sold.id, vin: sold.vin, priceNet, status: 'SOLD', reason: 'SOLD' },
    { id: changed.id, vin: changed.vin, priceNet: changed.priceNet, status: 'AVAILABLE', reason: 'CHANGED' },
    { id: gone, vin: null, priceNet: null, status: null, reason: 'GONE' },
    { id: cheap.id, vin: cheap.vin, priceNet: '40.00', status: 'AVAILABLE', reason: 'PRICE_OUT_OF_RANGE' },
  ]);
  for (const { id } of [sold, changed, cheap, same]) expect(await auditEntriesOf(app, id)).toEqual([]);
});

test('ids in upper case name the same vehicles, each once', async () => {
  const vehicle = await aVehicle(db, { price_net: '20000.00' });
  const shouted = { ...vehicle, id: vehicle.id.toUpperCase() };
  const twice = await changePrices([seenPrice(vehicle), seenPrice(shouted)]);
  expect(twice.problem.errors).toMatchObject([{ path: 'vehicles', code: 'DUPLICATE' }]);
  const { result: repriced } = await changePrices([seenPrice(shouted)]);
  expect(repriced).toEqual({ changed: 1, unchanged: 0, leftOut: [] });
  const { result: sold } = await setStatuses([{ id: shouted.id, status: 'AVAILABLE' }], 'SOLD');
  expect(sold).toEqual({ changed: 1, unchanged: 0, leftOut: [] });
  expect(await vehicleNow(vehicle)).toMatchObject({ priceNet: '18000.00', status: 'SOLD' });
});

test('the same call again changes no price twice', async () => {
  const vehicles = [
    await aVehicle(db, { price_net: '20000.00' }),
    await aVehicle(db, { price_net: '9990.00' }),
  ];
  const asked = vehicles.map(seenPrice);
  await changePrices(asked);
  const { result } = await changePrices(asked);
  expect(result).toEqual({ changed: 0, unchanged: 2, leftOut: [] });
  expect((await Promise.all(vehicles.map(vehicleNow))).map(({ priceNet }) => priceNet)).toEqual([
    '18000.00',
    '9000.00',
  ]);
  for (const { id } of vehicles) expect(await auditEntriesOf(app, id)).toHaveLength(1);
});

test('the same call again changes no status twice', async () => {
  const vehicle = await aVehicle(db);
  const asked = [{ id: vehicle.id, status: 'AVAILABLE' }];
  await setStatuses(asked, 'SOLD');
  const { result } = await setStatuses(asked, 'SOLD');
  expect(result).toEqual({ changed: 0, unchanged: 1, leftOut: [] });
  expect(await auditEntriesOf(app, vehicle.id)).toHaveLength(1);
});

test('statuses change with an audit entry each, and what an order holds is left alone, also after its lapse', async () => {
  const free = await aVehicle(db);
  const blocked = await aVehicle(db, { status: 'RESERVED' });
  const orders = [await anOrder(app, dealer), await anOrder(app, dealer)];
  await letLapse(app, orders[1]?.order.id ?? '');
  const ids = orders.map(({ vehicles }) => vehicles[0]?.id);
  const { result } = await setStatuses(
    [
      { id: free.id, status: 'AVAILABLE' },
      { id: blocked.id, status: 'RESERVED' },
      { id: ids[0], status: 'RESERVED' },
      { id: ids[1], status: 'AVAILABLE' },
    ],
    'SOLD',
  );
  expect(result).toMatchObject({ changed: 2, leftOut: [{ reason: 'HELD' }, { reason: 'HELD' }] });
  expect((await vehicleNow(free)).status).toBe('SOLD');
  expect(await auditEntriesOf(app, blocked.id)).toMatchObject([
    { action: 'VEHICLE_STATUS_CHANGED', before: { status: 'RESERVED' }, after: { status: 'SOLD' } },
  ]);
  // Another clerk has seen the status before this change.
  const { result: late } = await setStatuses([{ id: free.id, status: 'AVAILABLE' }], 'RESERVED');
  expect(late.leftOut).toMatchObject([{ reason: 'CHANGED' }]);
  const { result: back } = await setStatuses([{ id: free.id, status: 'SOLD' }], 'AVAILABLE');
  expect(back.changed).toBe(1);
});

test('who watches a vehicle gets the mail about its new price, and cached lists are not stale', async () => {
  await call(app, 'PATCH /api/user', { cookie: dealer.cookie, body: { watchMails: 'AT_ONCE' } });
  const make = 'Bulk';
  const vehicle = await aVehicle(db, { make, price_net: '20000.00' });
  await aMark(app, dealer, vehicle);
  await mailWatchedChanges({ db, networkKey: Buffer.alloc(32) });
  const priceInList = async () =>
    (await call(app, 'GET /api/vehicles', { query: { make } })).result.vehicles[0]?.priceNet;
  expect(await priceInList()).toBe('20000.00');
  await changePrices([seenPrice(vehicle)]);
  expect(await priceInList()).toBe('18000.00');
  await mailWatchedChanges({ db, networkKey: Buffer.alloc(32) });
  const mails = await db
    .selectFrom('mail_outbox')
    .select('facts')
    .where('recipient', '=', dealer.user.email)
    .where('kind', '=', 'watchedVehicleChanged')
    .execute();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain('18000.00');
});

test('a bulk change waits for a single one and leaves out what that has changed', async () => {
  const vehicles = [await aVehicle(db), await aVehicle(db)];
  const [held] = vehicles;
  let answer: ReturnType<typeof changePrices> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('vehicles')
      .set({ price_net: '5.00' })
      .where('id', '=', held?.id ?? '')
      .execute();
    answer = changePrices(vehicles.map(seenPrice));
    await untilOneWaits(db);
  });
  expect((await answer)?.result).toMatchObject({
    changed: 1,
    leftOut: [{ id: held?.id, reason: 'CHANGED' }],
  });
});

test.each([
  ['vehicles', { vehicles: [] }],
  [
    'vehicles',
    { vehicles: [seenPrice({ id: randomUUID(), priceNet: '1.00' })].flatMap((row) => [row, row]) },
  ],
  [
    'vehicles',
    { vehicles: Array.from({ length: BULK_MAX + 1 }, () => ({ id: randomUUID(), priceNet: '1.00' })) },
  ],
  ['value', { value: '1,5' }],
  ['rounding', { rounding: 7 }],
])('a bulk change is refused for its %s', async (path, wrong) => {
  const { priceNet, id } = await aVehicle(db);
  const refused = await changePrices([{ id, priceNet }], { ...CUT, ...wrong });
  expect(refused.problem.errors?.map((each) => each.path)).toEqual([path]);
  expect((await vehicleNow({ id })).priceNet).toBe(priceNet);
});

test('a selection has the vehicles of all pages, in the order of the list', async () => {
  const make = 'Selected';
  const vehicles = [];
  for (const price_net of ['300.00', '100.00', '200.00'])
    vehicles.push(await aVehicle(db, { make, price_net }));
  const query = { make, sortBy: 'priceAsc' };
  const { result } = await call(app, 'GET /api/admin/vehicles/selection', { cookie, query });
  expect(result.total).toBe(3);
  expect(result.vehicles.map(({ priceNet }) => priceNet)).toEqual(['100.00', '200.00', '300.00']);
  expect(result.vehicles[2]).toEqual({
    id: vehicles[0]?.id,
    vin: vehicles[0]?.vin,
    make,
    model: 'Golf',
    priceNet: '300.00',
    status: 'AVAILABLE',
  });
});
