import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PlacedOrder } from '../contract/order-placing.ts';
import { sumOf } from '../contract/money.ts';
import { aDealer, type TestDealer } from '../fixtures/dealers.ts';
import { aFreePort, killEverything, readServer, startProgram } from '../fixtures/program.ts';
import { aVehicle, type TestVehicle } from '../fixtures/vehicles.ts';
import { PATIENCE } from '../fixtures/patience.ts';
import { readConfig } from './config.ts';
import { openDatabase, type OpenDatabase } from './db.ts';
import { createPortal } from './portal.ts';

const DEALERS = 30;
const VEHICLES_PER_ORDER = 3;
const AT_ONCE = 10;
/** The number of acknowledged orders at the power cut. Others are then at every stage. */
const ACKNOWLEDGED = 8;

async function openItsDatabase(dataDir: string): Promise<OpenDatabase> {
  return openDatabase((await readServer(dataDir)).databaseUrl, { max: 3 });
}

interface Buyer extends TestDealer {
  wish: TestVehicle[];
}

async function someBuyers({ db }: OpenDatabase): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: DEALERS }, async () => ({
      ...(await aDealer({ deps: { db } })),
      wish: await Promise.all(Array.from({ length: VEHICLES_PER_ORDER }, () => aVehicle(db))),
    })),
  );
}

/** The acknowledged order; null if there was no answer or a refusal. */
async function order(url: string, { cookie, wish }: Buyer): Promise<PlacedOrder | null> {
  try {
    const answer = await fetch(`${url}/api/orders/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        vehicleIds: wish.map(({ id }) => id),
        totalAmount: sumOf(wish.map(({ priceNet }) => priceNet)),
      }),
    });
    // Every field of a 201 is compared with the database afterwards.
    return answer.status === 201 ? ((await answer.json()) as PlacedOrder) : null;
  } catch {
    return null;
  }
}

/** All orders with their dependent rows, counted one by one. */
async function readOrders({ db }: OpenDatabase) {
  const found = await sql<{ id: string }>`
    select
      orders.id,
      (select count(*)::int from vehicle_reservations reservations
        where reservations.order_id = orders.id and reservations.status = 'ACTIVE' and reservations.expires_at > now()) as reservations,
      (select count(*)::int from vehicles
        where vehicles.status_order_id = orders.id and vehicles.status = 'RESERVED') as vehicles,
      (select count(*)::int from audit_events
        where subject_id = orders.id and action = 'ORDER_PLACED') as "orderEvents",
      (select count(*)::int from audit_events
        join vehicle_reservations reservations on reservations.id = audit_events.subject_id
        where reservations.order_id = orders.id and action = 'RESERVATION_MADE') as "reservationEvents",
      (select count(*)::int from audit_events
        where subject = 'vehicle' and order_id = orders.id) as "vehicleEvents",
      (select array_agg(kind order by kind) from mail_outbox
        where facts ->> 'orderId' = orders.id::text) as mails
    from orders
    order by orders.id
  `.execute(db);
  return found.rows;
}

const whole = {
  reservations: VEHICLES_PER_ORDER,
  vehicles: VEHICLES_PER_ORDER,
  orderEvents: 1,
  reservationEvents: VEHICLES_PER_ORDER,
  vehicleEvents: VEHICLES_PER_ORDER,
  mails: ['newOrder', 'orderConfirmation'],
};

test('a power cut during thirty orders loses no acknowledged order, leaves none incomplete, and every mail is sent', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  const program = await startProgram(dataDir);
  const before = await openItsDatabase(dataDir);
  const buyers = await someBuyers(before);

  const acknowledged: PlacedOrder[] = [];
  const { postmaster } = await readServer(dataDir);
  const waiting = buyers.values();
  let killed: Promise<void> | undefined;
  const buyOneByOne = async () => {
    for (const buyer of waiting) {
      const placed = await order(program.url, buyer);
      if (placed) acknowledged.push(placed);
      if (acknowledged.length >= ACKNOWLEDGED) killed ??= killEverything(program.process, postmaster);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buyOneByOne));
  await killed;
  await before.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  expect(acknowledged.length).toBeLessThan(DEALERS);

  const config = readConfig({ PORT: String(await aFreePort()), DATA_DIR: dataDir, DEMO: '0' });
  const portal = createPortal({
    config,
    log: pino({ level: 'silent' }),
    servePages: async () => {},
    onProgress: () => {},
  });
  await portal.start();
  const after = await openItsDatabase(dataDir);
  onTestFinished(async () => {
    await after.close();
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const orders = await readOrders(after);
  expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
  expect(orders).toEqual(orders.map(({ id }) => ({ id, ...whole })));
  const held = await sql<{ held: number; reserved: number }>`
    select
      (select count(*)::int from vehicle_reservations) as held,
      (select count(*)::int from vehicles where status <> 'AVAILABLE') as reserved
  `.execute(after.db);
  const promised = orders.length * VEHICLES_PER_ORDER;
  expect(held.rows).toEqual([{ held: promised, reserved: promised }]);

  await vi.waitFor(
    async () => {
      const files = await readdir(join(dataDir, 'mail'));
      expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(orders.length * 2);
    },
    { ...PATIENCE, interval: 200 },
  );
});
