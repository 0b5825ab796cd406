import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { anOrder, letLapse, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { sweepLapsedOrders } from './lapse.ts';

const app = await testApp();
const { db } = app.deps;

const dealers = (count: number) => Promise.all(Array.from({ length: count }, () => aDealer(app)));
const vehicles = (count: number) => Promise.all(Array.from({ length: count }, () => aVehicle(db)));
const order = (dealer: TestDealer, wanted: TestVehicle[]) =>
  call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body: orderOf(wanted) });

/** Vehicles that more than one active reservation holds. There must never be any. */
const heldTwice = async () => {
  const found = await sql<{ vehicleId: string }>`
    select vehicle_id as "vehicleId"
    from vehicle_reservations
    where status = 'ACTIVE' and end_reason is null
    group by vehicle_id
    having count(*) filter (where expires_at is null or expires_at > now()) > 1
  `.execute(db);
  return found.rows;
};

describe('buyers at the same moment', () => {
  test('of 50 dealers who order the same vehicle one gets it, and the others are refused', async () => {
    const [car] = await vehicles(1);
    const buyers = await dealers(50);
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, car ? [car] : [])));
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status }) => status !== 201);
    expect(won).toHaveLength(1);
    expect(lost.map(({ problem }) => [problem.code, problem['vehicles']])).toEqual(
      Array(49).fill(['VEHICLE_UNAVAILABLE', [{ id: car?.id, status: 'RESERVED' }]]),
    );
    expect(await heldTwice()).toEqual([]);
  });

  test('a request that is repeated among those who come too late gets its own answer, and they are refused', async () => {
    const [car] = await vehicles(1);
    const buyers = await dealers(12);
    const keys = buyers.map(() => randomUUID());
    const ask = (at: number) =>
      call(app, 'POST /api/orders/create', {
        cookie: buyers[at]?.cookie ?? '',
        headers: { 'idempotency-key': keys[at] ?? '' },
        body: orderOf(car ? [car] : []),
      });
    const first = await ask(5);
    const answers = await Promise.all(buyers.map((_, at) => ask(at)));
    expect(answers.map(({ status }) => status)).toEqual(buyers.map((_, at) => (at === 5 ? 201 : 409)));
    expect(answers[5]?.result).toEqual(first.result);
  });

  test('orders of overlapping vehicles, some with lapsed reservations, never deadlock', async () => {
    const pool = await vehicles(8);
    const lapsing = await anOrder(app, await aDealer(app), { vehicles: 2 });
    await letLapse(app, lapsing.order.id);
    const cars = [...pool, ...lapsing.vehicles];
    const buyers = await dealers(24);
    const answers = await Promise.all([
      ...buyers.map((buyer, at) => {
        const turned = [...cars.slice(at % cars.length), ...cars.slice(0, at % cars.length)].slice(0, 4);
        return order(buyer, at % 2 === 0 ? turned : turned.toReversed());
      }),
      sweepLapsedOrders(db),
      sweepLapsedOrders(db),
    ]);
    const statuses = answers.filter((answer) => typeof answer !== 'number').map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await heldTwice()).toEqual([]);
  });

  test('orders, cancellations, sweeps and admins at the same time leave consistent data', async () => {
    const admin = await anAdmin(app);
    const cars = await vehicles(6);
    const buyers = await dealers(6);
    for (let round = 0; round < 4; round += 1) {
      const placed = await Promise.all(
        buyers.map((buyer, at) =>
          order(
            buyer,
            [cars[at], cars[(at + 1) % 6]].filter((car) => car !== undefined),
          ),
        ),
      );
      const orders = placed.flatMap((answer, at) =>
        answer.status === 201 ? [{ id: answer.result.id, buyer: buyers[at] }] : [],
      );
      const [lapsed] = orders;
      if (lapsed && round === 1) await letLapse(app, lapsed.id);
      const done = await Promise.all([
        ...orders.map(({ id, buyer }) =>
          call(app, 'POST /api/orders/{id}/cancel', { cookie: buyer?.cookie ?? '', params: { id } }),
        ),
        ...orders.map(({ id }) =>
          call(app, 'PATCH /api/orders/{id}/status', {
            cookie: admin.cookie,
            params: { id },
            body: { status: round % 2 ? 'PROCESSED' : 'CANCELLED' },
          }),
        ),
        ...cars.map(({ id }) =>
          call(app, 'PATCH /api/vehicles/{id}', {
            cookie: admin.cookie,
            params: { id },
            body: { status: 'AVAILABLE' },
          }),
        ),
      ]);
      await sweepLapsedOrders(db);
      expect(done.filter(({ status }) => status >= 500).map((answer) => answer.problem)).toEqual([]);
    }
    expect(await heldTwice()).toEqual([]);
    const wrong = await sql`
      select vehicles.id
      from vehicles
      left join orders on orders.id = vehicles.status_order_id
      where vehicles.id = any(${cars.map(({ id }) => id)}::uuid[])
        and (vehicles.status = 'RESERVED') <> coalesce(orders.status in ('PENDING', 'PROCESSED'), false)
    `.execute(db);
    expect(wrong.rows).toEqual([]);
  });
});

test('an order waits for a concurrent suspension of its dealer and is then refused', async () => {
  const dealer = await aDealer(app);
  const cars = await vehicles(1);
  const met = await db.transaction().execute(async (tx) => {
    await tx.updateTable('dealers').set({ status: 'SUSPENDED' }).where('id', '=', dealer.dealer.id).execute();
    const ordering = order(dealer, cars);
    await untilOneWaits(db);
    return { ordering };
  });
  expect((await met.ordering).problem.code).toBe('DEALER_NOT_ACTIVE');
});

test.each([
  ['blocked', { disabled_at: new Date() }, 'NOT_AUTHENTICATED'],
  ['allowed to look only', { rights: 'VIEWER' }, 'OWNER_ONLY'],
] as const)('an order waits while its buyer is being %s, and is then refused', async (_, change, code) => {
  const buyer = await aColleague(app, await aDealer(app), 'BUYER');
  const cars = await vehicles(1);
  const met = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(change).where('id', '=', buyer.user.id).execute();
    const ordering = order(buyer, cars);
    await untilOneWaits(db);
    return { ordering };
  });
  expect((await met.ordering).problem.code).toBe(code);
});
