import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../contract/states.ts';
import type { DB } from '../database/schema.ts';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../fixtures/dealers.ts';
import { untilOneWaits } from '../fixtures/lock-waits.ts';
import { aMark } from '../fixtures/marks.ts';
import { bankDetails, orderOf } from '../fixtures/orders.ts';
import { aPaper } from '../fixtures/papers.ts';
import { aVehicle, type TestVehicle } from '../fixtures/vehicles.ts';
import { mailWatchedChanges } from './marks/watch-mails.ts';
import { sweepLapsedOrders } from './orders/lapse.ts';

/** Errors of PostgreSQL that ended a deadlock, also those after which a transaction was retried. */
const deadlocks: string[] = [];
const { pool } = await createTestDatabase();
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => {
    if (event.level === 'error' && (event.error as { code?: string }).code === '40P01')
      deadlocks.push(event.query.sql);
  },
});
const app = await testApp({ db });
const admin = await anAdmin(app);

/** Two dealers who order, watch and change, and the vehicles over which they meet. */
interface World {
  dealers: [TestDealer, TestDealer];
  vehicles: TestVehicle[];
}

const dealers: World['dealers'] = [await aDealer(app), await aDealer(app)];

async function aWorld(): Promise<World> {
  const vehicles = await Promise.all([aVehicle(db), aVehicle(db), aVehicle(db)]);
  return { dealers, vehicles };
}

const orders = ({ dealers }: World) =>
  db
    .selectFrom('orders')
    .select(['id', 'dealer_id as dealerId'])
    .where('dealer_id', 'in', [dealers[0].dealer.id, dealers[1].dealer.id])
    .orderBy('order_date', 'desc')
    .limit(3)
    .execute();
const onOrders = async (world: World, act: (id: string, cookie: string) => Promise<unknown>) => {
  const all = (await orders(world)).map(({ id, dealerId }) => {
    const buyer = world.dealers.find(({ dealer }) => dealer.id === dealerId);
    return act(id, buyer?.cookie ?? '');
  });
  return Promise.all(all);
};
const setStatus = (status: OrderStatus) => (world: World) =>
  onOrders(world, (id) =>
    call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } }),
  );
const place = ({ dealers, vehicles }: World) =>
  Promise.all(
    dealers.map(({ cookie }, at) =>
      call(app, 'POST /api/orders/create', {
        cookie,
        body: orderOf(at === 0 ? vehicles : vehicles.toReversed()),
      }),
    ),
  );
const cancelReservations = async (world: World) => {
  const reservations = await db
    .selectFrom('vehicle_reservations')
    .select('id')
    .where(
      'vehicle_id',
      'in',
      world.vehicles.map(({ id }) => id),
    )
    .where('status', '=', 'ACTIVE')
    .execute();
  await Promise.all(
    reservations.map(({ id }) =>
      call(app, 'POST /api/reservations/{id}/cancel', { cookie: admin.cookie, params: { id } }),
    ),
  );
};
const seen = ({ vehicles }: World) =>
  vehicles.toReversed().map(({ id, priceNet }) => ({ id, priceNet, status: 'AVAILABLE' }));

/** The time of the orders that were just placed is over. */
const letLapse = (world: World) =>
  onOrders(world, (id) =>
    sql`
      update vehicle_reservations set expires_at = clock_timestamp()
      where order_id = ${id} and status = 'ACTIVE' and end_reason is null and expires_at > now()
    `.execute(db),
  );
const SWEEP = 'the job ends lapsed orders';

/** What dealers, clerks and jobs do with the same rows. Refusals are answers too. */
const ACTS: Record<string, (world: World) => Promise<unknown>> = {
  'two dealers order the vehicles in opposite order': place,
  'dealers cancel their orders': (world) =>
    onOrders(world, (id, cookie) => call(app, 'POST /api/orders/{id}/cancel', { cookie, params: { id } })),
  'a clerk cancels reservations': cancelReservations,
  'a clerk processes the orders': setStatus('PROCESSED'),
  'a clerk cancels the orders': setStatus('CANCELLED'),
  'a clerk re-opens the orders': setStatus('PENDING'),
  'a clerk issues the invoices': (world) =>
    onOrders(world, (id) =>
      call(app, 'POST /api/orders/{id}/generate-xml-invoice', {
        cookie: admin.cookie,
        params: { id },
        body: bankDetails,
      }),
    ),
  [SWEEP]: () => sweepLapsedOrders(db),
  'a clerk offers the vehicles': ({ vehicles }) =>
    Promise.all(
      vehicles.map(({ id }) =>
        call(app, 'PATCH /api/vehicles/{id}', {
          cookie: admin.cookie,
          params: { id },
          body: { status: 'AVAILABLE' },
        }),
      ),
    ),
  'a clerk changes the prices': (world) =>
    call(app, 'PATCH /api/admin/vehicles/prices', {
      cookie: admin.cookie,
      body: {
        vehicles: seen(world).map(({ id, priceNet }) => ({ id, priceNet })),
        by: 'AMOUNT',
        value: '0',
        rounding: 0,
      },
    }),
  'a clerk suspends and approves the dealers': async ({ dealers }) => {
    for (const status of ['SUSPENDED', 'ACTIVE'])
      await Promise.all(
        dealers.map(({ dealer: { id } }) =>
          call(app, 'PATCH /api/admin/dealers/{id}/status', {
            cookie: admin.cookie,
            params: { id },
            body: { status },
          }),
        ),
      );
  },
  'the dealers watch and hide the vehicles, and are mailed': async ({ dealers, vehicles }) => {
    for (const status of ['WATCHED', 'HIDDEN'])
      await Promise.all(
        dealers.flatMap(({ cookie }, at) =>
          (at === 0 ? vehicles : vehicles.toReversed()).map(({ id }) =>
            call(app, 'PUT /api/vehicles/{id}/mark', { cookie, params: { id }, body: { status } }),
          ),
        ),
      );
    await mailWatchedChanges(app.deps);
  },
};

const PAIRS = Object.keys(ACTS).flatMap((first, at) =>
  Object.keys(ACTS)
    .slice(at)
    .map((second): [string, string] => [first, second]),
);
/** So often each pair runs, each act twice: all pairs together run some hundred times. */
const ROUNDS = 3;

test.each(PAIRS)('no deadlock is raised where %s, and at the same time %s', async (first, second) => {
  const world = await aWorld();
  deadlocks.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await place(world);
    if (second === SWEEP || first === SWEEP) await letLapse(world);
    const acts = [first, second, first, second];
    await Promise.all(acts.map(async (act) => ACTS[act]?.(world)));
  }
  expect(deadlocks).toEqual([]);
});

describe('a call waits for the erasure of its dealer before it locks what belongs to the dealer', () => {
  /** Acts as the erasure does: locks the dealer, and deletes their row while the call waits. */
  async function duringErasure<Result>(
    dealerId: string,
    act: () => Promise<Result>,
    erase: (tx: Transaction<DB>) => Promise<unknown>,
  ): Promise<Result> {
    deadlocks.length = 0;
    const { answer } = await db.transaction().execute(async (tx) => {
      await sql`select from dealers where id = ${dealerId} for update`.execute(tx);
      const waiting = act();
      await untilOneWaits(db);
      await erase(tx);
      return { answer: waiting };
    });
    const result = await answer;
    expect(deadlocks).toEqual([]);
    return result;
  }

  test('one that deletes a paper', async () => {
    const { dealer, cookie } = await aDealer(app, { status: 'PENDING' });
    const { id } = await aPaper(app, { cookie });
    const answer = await duringErasure(
      dealer.id,
      () => call(app, 'DELETE /api/dealer/papers/{id}', { cookie, params: { id } }),
      (tx) => sql`delete from dealer_papers where dealer_id = ${dealer.id}`.execute(tx),
    );
    expect(answer.problem.code).toBe('NOT_FOUND');
  });

  test('one that marks a vehicle', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    await aMark(app, dealer, vehicle, 'HIDDEN');
    const answer = await duringErasure(
      dealer.dealer.id,
      () =>
        call(app, 'PUT /api/vehicles/{id}/mark', {
          cookie: dealer.cookie,
          params: { id: vehicle.id },
          body: { status: 'WATCHED' },
        }),
      async (tx) => {
        await sql`update users set email = 'erased-' || id where dealer_id = ${dealer.dealer.id}`.execute(tx);
        await sql`delete from dealer_vehicle_statuses where dealer_id = ${dealer.dealer.id}`.execute(tx);
      },
    );
    expect(answer.status).toBe(200);
  });
});
