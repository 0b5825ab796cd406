import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { isoInstant } from '../iso-instant.ts';
import type { InvoiceContent } from './content.ts';
import type { TakenNumber } from './take-number.ts';

export interface StoredInvoice {
  id: string;
  number: string;
  /** The XRechnung. */
  xml: Buffer;
}

/** What was known of the buyer's VAT id when the invoice was issued. Both are null without a VAT id. */
export interface VatIdKnowledge {
  vatIdCheck: string | null;
  vatIdCheckedAt: string | null;
}

interface ValidInvoice extends StoredInvoice, VatIdKnowledge {
  content: unknown;
}

/** The valid invoice of an order; undefined where there is none. */
export async function validInvoiceOf(
  tx: Transaction<DB>,
  orderId: string,
): Promise<ValidInvoice | undefined> {
  const found = await sql<ValidInvoice>`
    select
      invoices.id,
      invoices.number,
      invoices.xml,
      invoices.content,
      invoices.vat_id_check as "vatIdCheck",
      ${isoInstant('invoices.vat_id_checked_at')} as "vatIdCheckedAt"
    from orders
    join invoices on invoices.id = orders.invoice_id
    where orders.id = ${orderId}
  `.execute(tx);
  return found.rows[0];
}

interface DocumentToStore extends VatIdKnowledge {
  orderId: string;
  taken: TakenNumber;
  content: InvoiceContent;
}

/** Stores a document with the number that it has taken. A credit note names the id of the invoice that it cancels. */
export async function storeInvoice(
  tx: Transaction<DB>,
  { orderId, taken, content, vatIdCheck, vatIdCheckedAt }: DocumentToStore,
  cancelsId: string | null = null,
): Promise<StoredInvoice> {
  const { year, sequence, issuedAt } = taken;
  const { net, vat, gross } = content.totals;
  const kind = cancelsId === null ? 'INVOICE' : 'CREDIT_NOTE';
  const dueOn = cancelsId === null ? content.payment.dueOn : null;
  // Loaded by the first invoice: other servers need neither fonts nor pdfkit, nor the writer of XML.
  const [{ ublOf }, { pdfOf }] = await Promise.all([import('./ubl.ts'), import('./pdf.ts')]);
  const xml = Buffer.from(ublOf(content));
  const pdf = await pdfOf(content);
  const stored = await sql<{ id: string }>`
    insert into invoices (
      order_id, kind, year, sequence, issued_at, due_on, cancels_id, net_amount, vat_amount, gross_amount,
      vat_id_check, vat_id_checked_at, content, xml, pdf
    )
    values (
      ${orderId}, ${kind}, ${year}, ${sequence}, ${issuedAt}, ${dueOn}, ${cancelsId}, ${net}, ${vat}, ${gross},
      ${vatIdCheck}, ${vatIdCheckedAt}, ${JSON.stringify(content)}, ${xml}, ${pdf}
    )
    returning id
  `.execute(tx);
  const [row] = stored.rows;
  if (!row) throw new Error('the invoice was not stored');
  return { id: row.id, number: content.number, xml };
}

/** Notes in the audit log that a document was issued. */
export async function recordIssue(
  tx: Transaction<DB>,
  actor: Actor,
  { id, orderId, content }: { id: string; orderId: string; content: InvoiceContent },
): Promise<void> {
  const { number, cancels, totals } = content;
  await record(tx, actor, {
    action: cancels ? 'CREDIT_NOTE_ISSUED' : 'INVOICE_ISSUED',
    subjectId: id,
    orderId,
    after: { number, gross: totals.gross, ...(cancels && { cancels: cancels.number }) },
  });
}
