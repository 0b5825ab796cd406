import { sql } from 'kysely';
import type { Invoice } from '../../contract/invoices.ts';
import type { Scope } from '../actor.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import { invoiceJson } from './invoice-sql.ts';
import { isInScope } from './sql.ts';

/** The documents of an order of this scope, in the order of their issue. Throws NOT_FOUND. */
export async function findInvoices(db: Database, orderId: string, scope: Scope): Promise<Invoice[]> {
  const found = await sql<{ invoices: Invoice[] }>`
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
  return order.invoices;
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
