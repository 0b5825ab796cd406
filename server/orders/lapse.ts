import { sql, type Transaction } from 'kysely';
import { REMINDER_HOURS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { type Database, inTransaction } from '../db.ts';
import { forEach } from '../for-each.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import { orderPayload } from './mail-payload.ts';
import { expiresWithin } from './sql.ts';
import { freeVehicles } from './vehicles.ts';

/** Ends all lapsed orders, each in its own transaction. Servers that sweep at the same time share the work. */
export async function sweepLapsedOrders(db: Database): Promise<number> {
  const due = await sql<{ id: string }>`
    select id
    from orders
    where status = 'PENDING'
      and id in (select order_id from lapsed_reservations)
    order by id
  `.execute(db);
  return forEachOrder(db, due.rows, sweepOne);
}

/** Returns false for an order that another transaction is changing or has ended. */
async function sweepOne(tx: Transaction<DB>, orderId: string): Promise<boolean> {
  const found = await sql`
    select id
    from orders
    where status = 'PENDING' and id = ${orderId}
    for no key update skip locked
  `.execute(tx);
  return found.rows.length > 0 && endIfLapsed(tx, orderId);
}

/** Does the work for each order in its own transaction and returns how often it returned true. */
async function forEachOrder(
  db: Database,
  orders: readonly { id: string }[],
  work: (tx: Transaction<DB>, orderId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  await forEach('order', orders, async ({ id }) => {
    if (await inTransaction(db, (tx) => work(tx, id))) done += 1;
  });
  return done;
}

/** Ends a locked PENDING order if its reservations have expired, and returns whether they had. */
export async function endIfLapsed(tx: Transaction<DB>, orderId: string): Promise<boolean> {
  const lapsed = await sql<{ id: string; vehicleId: string; dealerId: string; expiresAt: string }>`
    update vehicle_reservations
    set end_reason = 'LAPSED', ended_at = expires_at
    where id in (select id from lapsed_reservations where order_id = ${orderId})
    returning id, vehicle_id as "vehicleId", dealer_id as "dealerId", ${isoInstant('expires_at')} as "expiresAt"
  `.execute(tx);
  const [first] = lapsed.rows;
  if (!first) return false;

  await sql`
    update orders
    set status = 'CANCELLED', end_reason = 'EXPIRED', ended_at = ${first.expiresAt}
    where id = ${orderId}
  `.execute(tx);
  await record(
    tx,
    'system',
    {
      action: 'ORDER_LAPSED',
      subjectId: orderId,
      before: { status: 'PENDING' },
      after: { status: 'CANCELLED', endReason: 'EXPIRED' },
    },
    ...lapsed.rows.map(({ id, expiresAt }) => ({
      action: 'RESERVATION_LAPSED' as const,
      subjectId: id,
      orderId,
      before: { status: 'ACTIVE' },
      after: { status: 'ACTIVE', endReason: 'LAPSED', expiresAt },
    })),
  );
  await freeVehicles(
    tx,
    'system',
    orderId,
    lapsed.rows.map(({ vehicleId }) => vehicleId),
  );

  const lapsedIds = lapsed.rows.map(({ id }) => id);
  const payload = await orderPayload(tx, orderId, lapsedIds);
  await enqueueMail(tx, 'reservationExpired', { dealerId: first.dealerId }, payload);
  await enqueueMail(tx, 'reservationExpired', 'provider', payload);
  return true;
}

/** Each reminder whose time has come, sent or not. */
const dueReminders = sql`
  select orders.id as order_id, max(reservations.expires_at) as expires_at, reminder.hours as hours_before
  from orders
  join vehicle_reservations reservations on reservations.order_id = orders.id
  cross join unnest(${[...REMINDER_HOURS]}::int[]) as reminder(hours)
  where orders.status = 'PENDING'
    and ${expiresWithin(sql.ref('reminder.hours'))}
  group by orders.id, reminder.hours
`;

/**
 * Reminds the provider of orders that lapse soon, once for each period and reminder. Each order is reminded of in its own
 * transaction.
 */
export async function remindOfExpiry(db: Database): Promise<void> {
  const due = await sql<{ id: string }>`
    select distinct order_id as id
    from (${dueReminders}) as due
    where not exists (
      select from expiry_reminders sent
      where sent.order_id = due.order_id
        and sent.expires_at = due.expires_at
        and sent.hours_before = due.hours_before
    )
    order by id
  `.execute(db);
  await forEachOrder(db, due.rows, remindOf);
}

/** When several reminders of an order are due, for instance because no server ran, only the last one is sent. */
async function remindOf(tx: Transaction<DB>, orderId: string): Promise<boolean> {
  const due = await sql<{ hours: number | null }>`
    with due as (
      insert into expiry_reminders (order_id, expires_at, hours_before)
      select order_id, expires_at, hours_before
      from (${dueReminders}) as due
      where order_id = ${orderId}
      on conflict do nothing
      returning hours_before
    )
    select min(hours_before)::int as hours from due
  `.execute(tx);
  const hours = due.rows[0]?.hours ?? null;
  if (hours === null) return false;
  const payload = { ...(await orderPayload(tx, orderId)), hours };
  await enqueueMail(tx, 'expiryReminder', 'provider', payload);
  return true;
}
