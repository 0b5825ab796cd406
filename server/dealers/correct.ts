import { sql, type Transaction } from 'kysely';
import type { correctDealer as contract } from '../../contract/dealer-details.ts';
import type { Input } from '../../contract/endpoint.ts';
import type { VatIdCheck } from '../../contract/states.ts';
import { normalizeVatId } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import { mailConfirmation } from '../accounts/confirm.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { endSessions } from '../http/session.ts';
import type { MailKind } from '../mail/kinds.ts';
import { enqueueMail } from '../mail/queue.ts';
import { contactNameOf } from './columns.ts';

interface Values {
  email: string;
  vatId: string | null;
  vatIdCheck: VatIdCheck;
  notes: string;
}

// In the order of the audit entry.
const FIELDS = ['email', 'vatId', 'vatIdCheck', 'notes'] as const satisfies (keyof Values)[];

/**
 * Corrects a dealer. A new VAT id is to be checked again, unless the clerk says that they have checked it. What stays the
 * same leaves no trace. Throws EDITED_MEANWHILE when a value of `from` is neither the current nor the new one: a VAT id that
 * the clerk has checked may have been replaced. So does a change by the dealer that is later than the one that they saw.
 */
export async function correctDealer(
  tx: Transaction<DB>,
  admin: AdminUser,
  dealerId: string,
  { from = {}, changesSeen, ...change }: Input<typeof contract>['body'],
): Promise<void> {
  const dealer = await lockDealer(tx, dealerId);
  const after = valuesAfter(dealer.values, change);
  const isOvertaken = FIELDS.some(
    (field) =>
      from[field] !== undefined &&
      from[field] !== dealer.values[field] &&
      (change[field] === undefined || after[field] !== dealer.values[field]),
  );
  const { changedAt } = dealer;
  const isChangeUnseen =
    from.changedAt !== undefined && changedAt !== null && changedAt.toISOString() !== from.changedAt;
  if (isOvertaken || isChangeUnseen)
    throw new Failure('EDITED_MEANWHILE', { payload: { current: dealer.values } });
  if (after.vatId === null && after.vatIdCheck !== 'UNCHECKED') throw fieldFailure('vatId', 'REQUIRED');
  const changed = FIELDS.filter((field) => after[field] !== dealer.values[field]);
  if (changesSeen !== undefined) await takeOffWorkList(tx, admin, dealerId, changesSeen);
  if (changed.length === 0) return;

  const isEmailNew = changed.includes('email');
  // While the old address is still stored, because the mail goes to it too.
  if (isEmailNew) await mailNewAddress(tx, dealer, after.email);
  await tx
    .updateTable('dealers')
    .set({ email: after.email, vat_id: after.vatId, vat_id_check: after.vatIdCheck, notes: after.notes })
    .$if(changed.includes('vatIdCheck') || changed.includes('vatId'), (update) =>
      update.set({
        vat_id_checked_at: after.vatIdCheck === 'UNCHECKED' ? null : sql<Date>`now()`,
        vat_id_checked_by: after.vatIdCheck === 'UNCHECKED' ? null : admin.email,
      }),
    )
    // Clerks compare the VAT id with name and address.
    .$if(changed.includes('vatIdCheck') && after.vatIdCheck !== 'UNCHECKED', (update) =>
      update.set({ changed_at: null }),
    )
    .where('id', '=', dealerId)
    .execute();
  if (isEmailNew) await moveLogin(tx, dealer, after.email);
  await record(tx, admin, {
    action: 'DEALER_EDITED',
    subjectId: dealerId,
    before: Object.fromEntries(changed.map((field) => [field, dealer.values[field]])),
    after: Object.fromEntries(changed.map((field) => [field, after[field]])),
  });
  await mailVatId(tx, dealer, { after, changed });
}

/** Says that a clerk has seen the dealer's own change of this instant. A later change still waits. */
async function takeOffWorkList(
  tx: Transaction<DB>,
  admin: AdminUser,
  dealerId: string,
  changesSeen: string,
): Promise<void> {
  const seen = await tx
    .updateTable('dealers')
    .set({ changed_at: null })
    .where('id', '=', dealerId)
    .where('changed_at', '<=', new Date(changesSeen))
    .executeTakeFirst();
  if (seen.numUpdatedRows === 0n) return;
  await record(tx, admin, {
    action: 'DEALER_EDITED',
    subjectId: dealerId,
    before: { changesSeen: false },
    after: { changesSeen: true },
  });
}

type Locked = Awaited<ReturnType<typeof lockDealer>>;

async function lockDealer(tx: Transaction<DB>, id: string) {
  const row = await tx
    .selectFrom('dealers')
    .select([
      'company_name as companyName',
      'status',
      'contact_first_name as contactFirstName',
      'contact_last_name as contactLastName',
      'email',
      'vat_id as vatId',
      'vat_id_check as vatIdCheck',
      'notes',
      'changed_at as changedAt',
    ])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('NOT_FOUND');
  const { companyName, status, contactFirstName, contactLastName, changedAt, ...values } = row;
  const contactName = contactNameOf({ contactFirstName, contactLastName });
  return { id, companyName, status, contactName, changedAt, values };
}

function valuesAfter(
  before: Values,
  change: Omit<Input<typeof contract>['body'], 'from' | 'changesSeen'>,
): Values {
  const vatId = change.vatId === undefined ? before.vatId : normalizeVatId(change.vatId ?? '') || null;
  const vatIdCheck = change.vatIdCheck ?? (vatId === before.vatId ? before.vatIdCheck : 'UNCHECKED');
  return { email: change.email ?? before.email, vatId, vatIdCheck, notes: change.notes ?? before.notes };
}

/** The user who logs in with the dealer's address. */
const loginOf = (tx: Transaction<DB>, dealer: Locked) =>
  tx
    .selectFrom('users')
    .select(['id', 'email_confirmed_at as confirmedAt'])
    .where('dealer_id', '=', dealer.id)
    .where('email', '=', dealer.values.email)
    .executeTakeFirst();

/** Mails the old address if it is proved. An unproved address may belong to a stranger. */
async function mailNewAddress(tx: Transaction<DB>, dealer: Locked, email: string): Promise<void> {
  const login = await loginOf(tx, dealer);
  if (login) await enqueueMail(tx, 'emailChanged', { userId: login.id }, addressPayload(dealer, email));
}

const addressPayload = ({ id, companyName, contactName, values }: Locked, email: string) => ({
  dealerId: id,
  companyName,
  contactName,
  before: values.email,
  after: email,
});

/**
 * Moves the login to the new address, with its unsent mails, and ends all sessions and the links that were mailed to the old one. A clerk has spoken
 * with a dealer whose address was proved, so the new one counts as proved; any other gets a link of its own.
 */
async function moveLogin(tx: Transaction<DB>, dealer: Locked, email: string): Promise<void> {
  const login = await loginOf(tx, dealer);
  if (!login) return;
  await tx.updateTable('users').set({ email }).where('id', '=', login.id).execute();
  await endSessions(tx, login.id, undefined);
  await tx.deleteFrom('password_resets').where('user_id', '=', login.id).execute();
  await tx.deleteFrom('email_confirmations').where('user_id', '=', login.id).execute();
  await moveUnsentMails(tx, dealer, { isProved: login.confirmedAt !== null, email });
  if (login.confirmedAt)
    await enqueueMail(tx, 'emailChanged', { userId: login.id }, addressPayload(dealer, email));
  else {
    const { companyName, status } = dealer;
    await mailConfirmation(tx, { userId: login.id, companyName, status });
  }
}

/** The mails whose links end with the change of the address. */
const ENDED_LINKS = ['registrationReceived', 'passwordReset', 'colleagueInvited'] satisfies MailKind[];

/**
 * Mails may wait for days while the mail server is away, and a clerk may send failed ones again. Those to an address that was
 * proved go to the new one. The old address is still told that it was replaced.
 */
async function moveUnsentMails(
  tx: Transaction<DB>,
  dealer: Locked,
  { isProved, email }: { isProved: boolean; email: string },
): Promise<void> {
  const unsent = sql`dealer_id = ${dealer.id} and recipient = ${dealer.values.email} and sent_at is null`;
  await sql`delete from mail_outbox where ${unsent} and kind = any(${ENDED_LINKS}::text[])`.execute(tx);
  if (!isProved) return;
  await sql`
    update mail_outbox set recipient = ${email} where ${unsent} and kind <> 'emailChanged'
  `.execute(tx);
}

/** Mails the dealer that their VAT id has changed, or that it is invalid. */
async function mailVatId(
  tx: Transaction<DB>,
  { id, companyName, contactName }: Locked,
  { after, changed }: { after: Values; changed: readonly (keyof Values)[] },
): Promise<void> {
  const { vatId } = after;
  const payload = { companyName, contactName };
  const isJudged = changed.includes('vatIdCheck') || changed.includes('vatId');
  if (after.vatIdCheck === 'INVALID' && vatId !== null && isJudged)
    await enqueueMail(tx, 'vatIdInvalid', { dealerId: id }, { ...payload, vatId });
  else if (changed.includes('vatId'))
    await enqueueMail(
      tx,
      'vatIdChanged',
      { dealerId: id },
      { ...payload, vatId, isToCheck: vatId !== null && after.vatIdCheck === 'UNCHECKED' },
    );
}
