import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { enqueueMail } from '../mail/queue.ts';
import { isPaid } from './sql.ts';

interface Issued {
  dealerId: string;
  companyName: string;
  contactName: string;
  orderId: string;
  number: string;
  gross: string;
  /** Of an invoice. */
  dueOn: string | null;
  /** The payment of a former invoice counts for this one. */
  isPaid: boolean;
  /** The number of the invoice that a credit note cancels. */
  cancels: string | null;
}

/** Mails an invoice or a credit note to its dealer. The mail carries both files. */
export async function mailInvoice(tx: Transaction<DB>, invoiceId: string): Promise<void> {
  const found = await sql<Issued>`
    select
      orders.dealer_id as "dealerId",
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      orders.id as "orderId",
      invoices.number,
      invoices.gross_amount::text as gross,
      to_char(invoices.due_on, 'YYYY-MM-DD') as "dueOn",
      ${isPaid} as "isPaid",
      cancelled.number as cancels
    from invoices
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    left join invoices cancelled on cancelled.id = invoices.cancels_id
    where invoices.id = ${invoiceId}
  `.execute(tx);
  for (const { dealerId, dueOn, isPaid, cancels, ...issued } of found.rows) {
    if (dueOn !== null) await enqueueMail(tx, 'invoiceIssued', { dealerId }, { ...issued, dueOn, isPaid });
    if (cancels !== null) await enqueueMail(tx, 'creditNoteIssued', { dealerId }, { ...issued, cancels });
  }
}
