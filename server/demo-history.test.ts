import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../demo/accounts.ts';
import { vehiclesOf } from '../demo/fill.ts';
import { WORK_KINDS } from '../contract/work-kinds.ts';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { findContradictions } from '../fixtures/model/contradictions.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { provideDemo } from './demo.ts';
import { SEED } from './demo-app.ts';

const VEHICLES = 66;
const DAY_MS = 86_400_000;

const database = await createTestDatabase();
const { db } = database;
const app = await testApp({ db });
const history = { ownerUrl: database.url, servingUrl: database.servingUrl };
const stock = [...vehiclesOf({ vehicles: VEHICLES, seed: SEED })];
const fill = (deps = app.deps) => provideDemo(database, deps, () => {}, { history, vehicles: VEHICLES });

/** The disk is full when the files of an import are stored, in the middle of the history. */
const interrupted = {
  ...app.deps,
  files: {
    ...app.deps.files,
    put: async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
  },
};

let interruption: unknown;
let ordersBefore: number | undefined;

// What is delivered is there already: to draw its pictures would take most of the time.
beforeAll(async () => {
  await mkdir(app.deps.scratchFolder, { recursive: true });
  const created_at = new Date(Date.now() - 70 * DAY_MS);
  for (const { vin, make, model, priceNet } of stock)
    await aVehicle(db, { vin, make, model, price_net: `${priceNet}.00`, created_at, updated_at: created_at });
  interruption = await fill(interrupted).catch((error: unknown) => error);
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(db);
  ordersBefore = rows[0]?.orders;
  await fill();
});

/** The kinds of mails that the rules derive from the audit log. */
const OF_CHANGES = [
  'orderConfirmation',
  'newOrder',
  'orderStatusChanged',
  'orderCancelled',
  'reservationCancelled',
  'reservationExpired',
  'invoiceIssued',
  'creditNoteIssued',
  'accountApproved',
  'accountSuspended',
];

class RolledBack extends Error {}

/** The rules expect mails in the queue. Those of the history are sent, so they are put back for a moment. */
async function contradictionsOf(scope: Parameters<typeof findContradictions>[1]) {
  let found: Awaited<ReturnType<typeof findContradictions>> = [];
  const asQueued = db.transaction().execute(async (tx) => {
    await sql`
      update mail_outbox set sent_at = case when kind <> all(${OF_CHANGES}::text[]) then now() end
    `.execute(tx);
    found = await findContradictions(tx, scope);
    throw new RolledBack();
  });
  await expect(asQueued).rejects.toThrow(RolledBack);
  return found;
}

const signIn = async () =>
  (await call(app, 'POST /api/login', { body: { email: DEMO_ADMIN, password: DEMO_PASSWORD } })).cookie;

test('the history of the demo has orders, invoices and work of every kind', async () => {
  const cookie = await signIn();
  const { result: orders } = await call(app, 'GET /api/orders', { cookie, query: { limit: '100' } });
  const { result: invoices } = await call(app, 'GET /api/admin/invoices', {
    cookie,
    query: { limit: '100' },
  });
  const { result: work } = await call(app, 'GET /api/admin/worklist', { cookie });
  const { result: imports } = await call(app, 'GET /api/imports', { cookie });
  expect(orders.total).toBe(29);
  expect(new Set(orders.orders.map(({ status, endReason }) => endReason ?? status))).toEqual(
    new Set(['PENDING', 'PROCESSED', 'COMPLETED', 'DEALER', 'ADMIN', 'EXPIRED']),
  );
  expect(new Set(orders.orders.map(({ vatCase }) => vatCase)).size).toBe(2);
  // On a Saturday and a Sunday no payment is due.
  const isWorkday = invoices.invoices.some(({ state }) => state === 'DUE');
  expect(new Set(invoices.invoices.map(({ kind, state }) => state ?? kind))).toEqual(
    new Set(['OPEN', 'OVERDUE', 'PAID', 'CANCELLED', 'CREDIT_NOTE', ...(isWorkday ? ['DUE'] : [])]),
  );
  expect(work.worklist.map(({ kind }) => kind)).toEqual(
    WORK_KINDS.filter((kind) => isWorkday || kind !== 'PAYMENT_DUE'),
  );
  expect(imports.imports.map(({ failed, isSettled }) => ({ failed, isSettled }))).toEqual([
    { failed: 1, isSettled: false },
    { failed: 1, isSettled: true },
    { failed: 0, isSettled: false },
  ]);
});

test('a colleague of the demo dealer has an open request, which waits for the owner', async () => {
  for (const [email, isOwn] of [
    ['buyer@example.com', true],
    ['dealer@example.com', false],
  ] as const) {
    const { cookie } = await call(app, 'POST /api/login', { body: { email, password: DEMO_PASSWORD } });
    const { requests } = (await call(app, 'GET /api/company/requests', { cookie })).result;
    expect(requests).toMatchObject([
      { state: 'OPEN', isOwn, requestedBy: 'Tim Albers', totalAmount: '37230.00' },
    ]);
    expect(requests[0]?.vehicles).toHaveLength(2);
  }
});

test('an interrupted history of the demo goes on where it ended', async () => {
  expect(interruption).toMatchObject({ code: 'ENOSPC' });
  expect(ordersBefore).toBeGreaterThan(5);
  expect(ordersBefore).toBeLessThan(29);
  const { rows } = await sql`select count(*)::int as orders from orders`.execute(db);
  expect(rows).toEqual([{ orders: 29 }]);
});

test('the history of the demo contradicts itself nowhere', async () => {
  const dealers = await sql<{ ids: string[] }>`
    select array_agg(id::text) as ids from dealers where status <> 'PENDING'
  `.execute(db);
  const scope = {
    startedAt: '2000-01-01',
    firstEntryId: 0,
    vins: stock.map(({ vin }) => vin),
    dealerIds: dealers.rows[0]?.ids ?? [],
  };
  expect(await contradictionsOf(scope)).toEqual([]);
  expect((await sql`select id, reason from contradictory_orders`.execute(db)).rows).toEqual([]);
  expect((await sql`select id from contradictory_vehicles`.execute(db)).rows).toEqual([]);
});

test('the days of the history follow each other', async () => {
  const found = await sql`
    select orders.id
    from orders
    join dealers on dealers.id = orders.dealer_id
    left join lateral (
      select min(issued_at) as issued_at from invoices where invoices.order_id = orders.id
    ) as invoice on true
    cross join lateral (
      values (dealers.created_at, order_date), (order_date, called_at), (called_at, invoice.issued_at),
        (invoice.issued_at, paid_at), (paid_at, delivery_on::timestamptz + interval '1 day'), (paid_at, completed_at),
        (paid_at, refunded_at), (ended_at, refunded_at), (order_date, ended_at), (ended_at, now()), (completed_at, now())
    ) as steps (earlier, later)
    where earlier > later
  `.execute(db);
  expect(found.rows).toEqual([]);
  const wrong = await sql`
    select 'audit' as what from audit_events where at > now()
    union all
    select 'mail' from mail_outbox where greatest(created_at, sent_at, failed_at) > now()
    union all
    -- Vehicles are imported side by side.
    select 'order of the entries'
    from (select at - lag(at) over (order by id) as step from audit_events) as steps
    where step < interval '-1 minute'
    union all
    select 'sum' from invoices join orders on orders.id = invoices.order_id
    where orders.invoice_id = invoices.id and net_amount <> total_amount + shipping_cost
  `.execute(db);
  expect(wrong.rows).toEqual([]);
});

test('all mails of the history are sent, but one that failed', async () => {
  const found = await sql`
    select count(sent_at)::int > 100 as "manyAreSent", count(failed_at)::int as failed,
      count(*) filter (where sent_at is null and failed_at is null)::int as waiting
    from mail_outbox
    -- The other tests sign in.
    where kind <> 'newNetwork'
  `.execute(db);
  expect(found.rows).toEqual([{ manyAreSent: true, failed: 1, waiting: 0 }]);
});

test('a second fill of the history adds nothing', async () => {
  const count = () =>
    sql`
      select (select count(*) from orders) as orders, (select max(id) from audit_events) as entry,
        (select count(*) from mail_outbox) as mails, (select count(*) from clerk_notes) as notes,
        (select count(*) from imports) as imports, (select count(*) from sign_ins) as "signIns"
    `.execute(db);
  const before = await count();
  await sql`delete from settings where name = 'demo'`.execute(db);
  await fill();
  expect((await count()).rows).toEqual(before.rows);
});
