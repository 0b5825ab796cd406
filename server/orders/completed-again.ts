import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { isoInstantOf } from '../iso-instant.ts';

/**
 * When a locked, cancelled order was completed, if it was COMPLETED until it was cancelled: a clerk who completes it again
 * corrects its invoice, and nothing is delivered a second time. Null after a refund, which ends the sale.
 */
export async function formerCompletion(tx: Transaction<DB>, orderId: string): Promise<string | null> {
  const found = await sql<{ completedAt: string | null }>`
    select coalesce(
      ended.before ->> 'completedAt',
      -- Entries of older versions do not have it.
      (
        select coalesce(completed.after ->> 'completedAt', ${isoInstantOf(sql`completed.at`)})
        from audit_events completed
        where completed.subject = 'order'
          and completed.subject_id = orders.id
          and completed.action = 'ORDER_STATUS_CHANGED'
          and completed.after ->> 'status' = 'COMPLETED'
        order by completed.id desc
        limit 1
      )
    ) as "completedAt"
    from orders
    cross join lateral (
      select before
      from audit_events
      where subject = 'order'
        and subject_id = orders.id
        and action in ('ORDER_CANCELLED', 'ORDER_LAPSED')
      order by id desc
      limit 1
    ) as ended
    where orders.id = ${orderId} and orders.refunded_at is null and ended.before ->> 'status' = 'COMPLETED'
  `.execute(tx);
  return found.rows[0]?.completedAt ?? null;
}
