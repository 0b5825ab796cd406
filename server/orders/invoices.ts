import { type Kysely, sql, type Transaction } from 'kysely';
import type { Invoice } from '../../contract/invoices.ts';
import type { DB } from '../../database/schema.ts';
import type { Scope } from '../scope.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import { reminderPlan } from '../invoices/reminders.ts';
import { invoiceJson, today } from './invoice-sql.ts';
import { isInScope } from '../scope.ts';

/** A document as SQL reads it. What may be done about it is computed from its working days. */
export interface InvoiceRow extends Omit<Invoice, 'nextReminder' | 'mayBeCancelled' | 'reminders'> {
  /** The last reminder last. `sentOn` is the day in Berlin. */
  reminders: (Invoice['reminders'][number] & { sentOn: string })[];
  /** The day in Berlin. */
  today: string;
}

export function invoiceOf({ reminders, today: day, ...invoice }: InvoiceRow): Invoice {
  const sentOn = reminders.map((reminder) => reminder.sentOn);
  return {
    ...invoice,
    reminders: reminders.map(({ place, sentAt }) => ({ place, sentAt })),
    ...reminderPlan(invoice, sentOn, day),
  };
}

/** The documents of an order of this scope, in the order of their issue. Throws NOT_FOUND. */
export async function findInvoices(db: Database, orderId: string, scope: Scope): Promise<Invoice[]> {
  const found = await sql<{ invoices: InvoiceRow[] }>`
    select (
      select coalesce(
        json_agg(${invoiceJson} order by invoices.year, invoices.sequence),
        '[]'
      )
      from invoices
      where invoices.order_id = orders.id
    ) as invoices
    from orders
    where orders.id = ${orderId} and ${isInScope(scope, sql`orders.dealer_id`)}
  `.execute(db);
  const [order] = found.rows;
  if (!order) throw new Failure('NOT_FOUND');
  return order.invoices.map(invoiceOf);
}

interface InvoiceOfDealer {
  id: string;
  orderId: string;
  dealerId: string;
  companyName: string;
  contactName: string;
  /** The day in Berlin. */
  today: string;
}
export type FoundInvoice = InvoiceOfDealer & { invoice: Invoice };

/** The invoice with this number, for clerks. Throws NOT_FOUND, also for the number of a credit note. */
export async function findInvoice(db: Kysely<DB> | Transaction<DB>, number: string): Promise<FoundInvoice> {
  const found = await sql<InvoiceOfDealer & { invoice: InvoiceRow }>`
    select
      invoices.id,
      orders.id as "orderId",
      orders.dealer_id as "dealerId",
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      to_char(${today}, 'YYYY-MM-DD') as today,
      ${invoiceJson} as invoice
    from invoices
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    where invoices.number = ${number} and invoices.kind = 'INVOICE'
  `.execute(db);
  const [row] = found.rows;
  if (!row) throw new Failure('NOT_FOUND');
  return { ...row, invoice: invoiceOf(row.invoice) };
}

interface InvoiceFiles {
  /** The XRechnung. */
  xml: Buffer;
  /** The readable copy. */
  pdf: Buffer;
}

/** One file of the document with this number, of an order of this scope. Throws NOT_FOUND. */
export async function findInvoiceFile(
  db: Database,
  { number, file }: { number: string; file: keyof InvoiceFiles },
  scope: Scope,
): Promise<Buffer> {
  const found = await sql<{ content: Buffer }>`
    select ${sql.ref(`invoices.${file}`)} as content
    from invoices
    join orders on orders.id = invoices.order_id
    where invoices.number = ${number} and ${isInScope(scope, sql`orders.dealer_id`)}
  `.execute(db);
  const [invoice] = found.rows;
  if (!invoice) throw new Failure('NOT_FOUND');
  return invoice.content;
}
