import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { BankDetails, InvoiceBasis } from '../../contract/invoices.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { writeInvoice } from '../invoices/issue.ts';
import { type StoredInvoice, validInvoiceOf } from '../invoices/store.ts';
import { fictitiousProvider, isFictitious, type Provider } from '../provider.ts';
import { draftInvoice } from './invoice-draft.ts';
import { lockOrder } from './lock.ts';
import { mailInvoice } from './mail-invoice.ts';
import { movePayment } from './payments.ts';
import { changeOrderStatus } from './status.ts';

/**
 * Issues the invoice of an order, or returns the valid one, whatever bank details the call has. A PENDING order becomes
 * PROCESSED, so that an invoiced order never lapses. The dealer is mailed once. `from` is what the admin saw. Throws
 * INVOICE_NOT_POSSIBLE, and EDITED_MEANWHILE if the order is not as the admin saw it.
 */
export async function issueInvoice(
  tx: Transaction<DB>,
  admin: AdminUser,
  orderId: string,
  terms: { bank: BankDetails; provider: Provider; from?: InvoiceBasis | undefined },
): Promise<StoredInvoice & { wasIssuedBefore: boolean }> {
  refuseExample(terms);
  const order = await lockOrder(tx, orderId, 'all');
  if (!order) throw new Failure('NOT_FOUND');
  const issued = await validInvoiceOf(tx, order.id);
  if (issued) return { ...issued, wasIssuedBefore: true };
  if (order.status === 'CANCELLED')
    throw new Failure('INVOICE_NOT_POSSIBLE', { payload: { fields: ['status'] } });
  const draft = await draftInvoice(tx, order.id, terms);
  // After the draft has read the VAT id: the dealer is not locked and may change at any instant.
  if (terms.from) await refuseIfChanged(tx, order.id, terms.from);
  if (order.status === 'PENDING') await changeOrderStatus(tx, admin, order.id, { status: 'PROCESSED' });
  const invoice = await writeInvoice(tx, admin, order.id, draft);
  await movePayment(tx, order.id, invoice.id);
  await mailInvoice(tx, invoice.id);
  return { ...invoice, wasIssuedBefore: false };
}

/**
 * A vehicle that leaves the order, or another VAT case, would change the sum that the admin has read. What `from` leaves out
 * is not compared.
 */
async function refuseIfChanged(tx: Transaction<DB>, orderId: string, from: InvoiceBasis): Promise<void> {
  const found = await sql<InvoiceBasis>`
    select
      orders.total_amount::text as "totalAmount",
      orders.shipping_cost::text as "shippingCost",
      orders.vat_case as "vatCase",
      dealers.vat_id as "vatId",
      dealers.vat_id_check as "vatIdCheck"
    from orders
    join dealers on dealers.id = orders.dealer_id
    where orders.id = ${orderId}
  `.execute(tx);
  const [current] = found.rows;
  if (current && !isDeepStrictEqual({ ...current, ...from }, { ...current }))
    throw new Failure('EDITED_MEANWHILE', { payload: { current } });
}

/** The account of the example belongs to nobody. In production the provider is never the example. */
function refuseExample({ bank, provider }: { bank: BankDetails; provider: Provider }): void {
  if (!isFictitious(provider) && bank.iban === fictitiousProvider.bank.iban)
    throw fieldFailure('iban', 'BANK_DETAILS_FICTITIOUS');
}
