import { sql, type Transaction } from 'kysely';
import type { Invoice, ReminderPlace, ReminderRefusal } from '../../contract/invoices.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { graceAfter } from '../invoices/reminders.ts';
import { enqueueMail } from '../mail/queue.ts';
import { findInvoice, type FoundInvoice } from './invoices.ts';
import { lockOrder } from './lock.ts';

/**
 * Records and mails a payment reminder. `place` is the reminder that the clerk saw as the next one, so that a second click
 * and a second clerk send nothing. A second reminder that has not gone out in time may be sent again. Throws REMINDER_NOT_POSSIBLE.
 */
export async function remindOfPayment(
  tx: Transaction<DB>,
  admin: AdminUser,
  number: string,
  place: ReminderPlace,
): Promise<void> {
  const { orderId } = await findInvoice(tx, number);
  // A payment, a cancellation and another reminder of the same order wait.
  await lockOrder(tx, orderId, 'all');
  const found = await findInvoice(tx, number);
  const reason = refusalOf(found.invoice, place);
  if (reason) throw new Failure('REMINDER_NOT_POSSIBLE', { payload: { reason } });
  await sql`
    insert into payment_reminders (invoice_id, place)
    values (${found.id}, ${place})
    on conflict on constraint payment_reminders_are_sent_once do nothing
  `.execute(tx);
  await record(tx, admin, {
    action: 'PAYMENT_REMINDER_SENT',
    subjectId: found.id,
    orderId,
    after: { number, place },
  });
  await mailReminder(tx, found, place);
}

function refusalOf(invoice: Invoice, place: ReminderPlace): ReminderRefusal | undefined {
  const { state, nextReminder } = invoice;
  if (state === 'PAID' || state === 'CANCELLED') return state;
  if (invoice.isPaymentTakenBack) return 'PAYMENT_TAKEN_BACK';
  if (nextReminder === null || nextReminder.place > place) return 'SENT';
  return nextReminder.place === place && nextReminder.isPossible ? undefined : 'EARLY';
}

async function mailReminder(
  tx: Transaction<DB>,
  { dealerId, companyName, contactName, orderId, invoice, today }: FoundInvoice,
  place: ReminderPlace,
): Promise<void> {
  const { number, grossAmount, dueOn } = invoice;
  // An invoice that may be reminded of asks for money.
  if (dueOn === null) throw new Error(`${number} is never due`);
  const payload = { companyName, contactName, orderId, number, gross: grossAmount, dueOn };
  if (place === 1) await enqueueMail(tx, 'paymentReminder', { dealerId }, payload);
  else await enqueueMail(tx, 'secondPaymentReminder', { dealerId }, { ...payload, payBy: graceAfter(today) });
}
