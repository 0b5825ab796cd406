import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { isPaymentTakenBack } from './invoice-sql.ts';

/** Keeps with the last invoice of a locked order when it was paid and when the payment was refunded. */
export async function keepPayment(
  tx: Transaction<DB>,
  orderId: string,
  { paidAt, refundedAt }: { paidAt: string | null; refundedAt: string | null },
): Promise<void> {
  const lastInvoice = sql`
    select id from invoices
    where order_id = ${orderId} and kind = 'INVOICE'
    order by year desc, sequence desc
    limit 1
  `;
  if (paidAt === null)
    await sql`delete from invoice_payments where invoice_id = (${lastInvoice})`.execute(tx);
  else
    await sql`
      insert into invoice_payments (invoice_id, paid_at, refunded_at)
      values ((${lastInvoice}), ${paidAt}, ${refundedAt})
      on conflict (invoice_id) do update set paid_at = excluded.paid_at, refunded_at = excluded.refunded_at
    `.execute(tx);
}

/** Whether the valid invoice of a locked order names a payment that was taken back: a new one is issued in its place. */
export async function needsNewInvoice(tx: Transaction<DB>, orderId: string): Promise<boolean> {
  const found = await sql<{ isNeeded: boolean }>`
    select exists (
      select
      from orders
      join invoices on invoices.id = orders.invoice_id
      where orders.id = ${orderId} and ${isPaymentTakenBack}
    ) as "isNeeded"
  `.execute(tx);
  return found.rows[0]?.isNeeded ?? false;
}

/** The amount of the payment that `movePayment` would move to the next invoice of a locked order; null without one. */
export async function paymentToMove(tx: Transaction<DB>, orderId: string): Promise<string | null> {
  const found = await sql<{ amount: string }>`
    select invoices.gross_amount::text as amount
    from invoice_payments payments
    join invoices on invoices.id = payments.invoice_id
    where invoices.order_id = ${orderId} and payments.refunded_at is null
  `.execute(tx);
  return found.rows[0]?.amount ?? null;
}

/** A payment that was not refunded when its invoice was cancelled counts for the new invoice of the order. */
export async function movePayment(tx: Transaction<DB>, orderId: string, invoiceId: string): Promise<void> {
  await sql`
    update invoice_payments
    set invoice_id = ${invoiceId}
    from invoices
    where invoices.id = invoice_payments.invoice_id
      and invoices.order_id = ${orderId}
      and invoice_payments.refunded_at is null
  `.execute(tx);
}
