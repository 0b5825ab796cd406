import { sql, type Transaction } from 'kysely';
import { DELIVERY_WORKING_DAYS, PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { BankDetails } from '../../contract/invoices.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { InvoiceContent } from './content.ts';
import {
  recordIssue,
  type StoredInvoice,
  storeInvoice,
  validInvoiceOf,
  type VatIdKnowledge,
} from './store.ts';
import { takeNumber } from './take-number.ts';
import { addWorkingDays } from '../../contract/working-days.ts';

/** What an invoice says, without what follows from its number and its date. */
export type InvoiceDraft = Omit<
  InvoiceContent,
  'number' | 'issuedOn' | 'cancels' | 'delivery' | 'payment'
> & {
  bank: BankDetails;
  deliveryAddress: InvoiceContent['delivery']['address'];
  /** The day on which the vehicles came; null while they are still to come. */
  deliveredOn: string | null;
} & VatIdKnowledge;

/** Issues the invoice of a locked order that has none. The caller only queues mails after it: see `takeNumber`. */
export async function writeInvoice(
  tx: Transaction<DB>,
  actor: Actor,
  orderId: string,
  { bank, deliveryAddress, deliveredOn, vatIdCheck, vatIdCheckedAt, ...draft }: InvoiceDraft,
): Promise<StoredInvoice> {
  const taken = await takeNumber(tx);
  const { number, issuedOn } = taken;
  const dueOn = addWorkingDays(issuedOn, PAYMENT_WORKING_DAYS);
  const promised = { from: issuedOn, to: addWorkingDays(dueOn, DELIVERY_WORKING_DAYS) };
  const content: InvoiceContent = {
    ...draft,
    number,
    issuedOn,
    cancels: null,
    delivery: { address: deliveryAddress, on: deliveredOn, period: deliveredOn === null ? promised : null },
    payment: { ...bank, dueOn },
  };
  const invoice = await storeInvoice(tx, { orderId, taken, content, vatIdCheck, vatIdCheckedAt });
  await sql`
    update orders set invoice_id = ${invoice.id}, invoiced_at = ${taken.issuedAt} where id = ${orderId}
  `.execute(tx);
  await recordIssue(tx, actor, { id: invoice.id, orderId, content });
  return invoice;
}

/**
 * Cancels the invoice of a locked order, if it has one, with a credit note that repeats it. The caller only queues mails
 * after it: see `takeNumber`.
 */
export async function cancelInvoice(
  tx: Transaction<DB>,
  actor: Actor,
  orderId: string,
): Promise<StoredInvoice | undefined> {
  const invoice = await validInvoiceOf(tx, orderId);
  if (!invoice) return undefined;
  // All of it is credited. What was paid for it stays recorded with the order.
  const { paid: _, ...invoiced } = InvoiceContent.parse(invoice.content);
  const { vatIdCheck, vatIdCheckedAt } = invoice;
  const taken = await takeNumber(tx);
  const content: InvoiceContent = {
    ...invoiced,
    number: taken.number,
    issuedOn: taken.issuedOn,
    cancels: { number: invoiced.number, issuedOn: invoiced.issuedOn },
  };
  const creditNote = await storeInvoice(
    tx,
    { orderId, taken, content, vatIdCheck, vatIdCheckedAt },
    invoice.id,
  );
  await sql`update orders set invoice_id = null, invoiced_at = null where id = ${orderId}`.execute(tx);
  await recordIssue(tx, actor, { id: creditNote.id, orderId, content });
  return creditNote;
}
