import { sql, type Transaction } from 'kysely';
import { REMINDER_HOURS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import { orderPayload } from './mail-payload.ts';
import { freeVehicles } from './vehicles.ts';

/** Ends all lapsed orders, each in its own transaction. Servers that sweep at the same time share the work. */
export async function sweepLapsedOrders(db: Database): Promise<number> {
  let swept = 0;
  while (await sweepOne(db)) swept += 1;
  return swept;
}

async function sweepOne(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await sql<{ id: string }>`
      select id
      from orders
      where status = 'PENDING'
        and id in (select order_id from lapsed_reservations)
      order by id
      limit 1
      for no key update skip locked
    `.execute(tx);
    const order = found.rows[0];
    return order ? endIfLapsed(tx, order.id) : false;
  });
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

/**
 * Reminds the provider of orders that lapse soon, once for each period and reminder. When several reminders of an order
 * are due, for instance because no server ran, only the last one is sent.
 */
export async function remindOfExpiry(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const due = await sql<{ orderId: string; hours: number }>`
      with due as (
        insert into expiry_reminders (order_id, expires_at, hours_before)
        select orders.id, max(reservations.expires_at), reminder.hours
        from orders
        join vehicle_reservations reservations on reservations.order_id = orders.id
        cross join unnest(${[...REMINDER_HOURS]}::int[]) as reminder(hours)
        where orders.status = 'PENDING'
          and reservations.status = 'ACTIVE'
          and reservations.end_reason is null
          and reservations.expires_at > now()
          and reservations.expires_at <= now() + make_interval(hours => reminder.hours)
        group by orders.id, reminder.hours
        on conflict do nothing
        returning order_id, hours_before
      )
      select order_id as "orderId", min(hours_before)::int as hours
      from due
      group by order_id
      order by order_id
    `.execute(tx);
    for (const { orderId, hours } of due.rows) {
      const payload = { ...(await orderPayload(tx, orderId)), hours };
      await enqueueMail(tx, 'expiryReminder', 'provider', payload);
    }
  });
}
