import { sql, type Transaction } from 'kysely';
import type { Registration } from '../../contract/accounts.ts';
import { type Locale, PRIVACY_VERSION, TERMS_VERSION } from '../../contract/constants.ts';
import { normalizeVatId } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
import { isUnavailable } from '../failure.ts';
import { giveTryBack, type Limits, takeTry } from '../http/limits.ts';
import { enqueueMail } from '../mail/queue.ts';
import { mailConfirmation } from './confirm.ts';

/** Counts an attempt against the client's network, unless the server is too busy for it. */
export async function countRegistration<T>(
  db: Database,
  { registerByNetwork }: Limits,
  network: string,
  attempt: () => Promise<T>,
): Promise<T> {
  await takeTry(db, 'registerByNetwork', network, registerByNetwork);
  return attempt().catch(async (error: unknown) => {
    if (isUnavailable(error)) await giveTryBack(db, 'registerByNetwork', network, registerByNetwork);
    throw error;
  });
}

/**
 * Creates a dealer's account, which waits for review, and returns the id of its user. A constraint raises
 * EMAIL_TAKEN.
 */
export async function registerDealer(
  tx: Transaction<DB>,
  registration: Registration,
  account: { passwordHash: string; locale: Locale },
): Promise<string> {
  const dealer = await insertDealer(tx, registration);
  const { companyName, contact } = registration;
  const contactName = `${contact.firstName} ${contact.lastName}`;
  const user = await tx
    .insertInto('users')
    .values({
      dealer_id: dealer.id,
      email: registration.email,
      name: contactName,
      password_hash: account.passwordHash,
      role: 'dealer',
      locale: account.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const payload = { companyName, contactName };
  await record(
    tx,
    { id: user.id, email: registration.email, role: 'dealer' },
    {
      action: 'DEALER_REGISTERED',
      subjectId: dealer.id,
      after: { companyName, status: dealer.status },
    },
  );
  await mailConfirmation(tx, { userId: user.id, companyName, status: dealer.status });
  await enqueueMail(tx, 'registrationToReview', 'provider', {
    ...payload,
    dealerId: dealer.id,
    email: registration.email,
    phone: registration.phone ?? null,
    legalForm: registration.legalForm ?? null,
    street: registration.address.street,
    postalCode: registration.address.postalCode,
    city: registration.address.city,
    country: registration.address.country,
    vatId: dealer.vat_id,
  });
  return user.id;
}

function insertDealer(tx: Transaction<DB>, { address, contact, ...registration }: Registration) {
  return tx
    .insertInto('dealers')
    .values({
      company_name: registration.companyName,
      legal_form: registration.legalForm,
      // A VAT id of only hyphens and blanks counts as none.
      vat_id: normalizeVatId(registration.vatId ?? '') || null,
      email: registration.email,
      phone: registration.phone,
      street: address.street,
      postal_code: address.postalCode,
      city: address.city,
      country: address.country,
      contact_first_name: contact.firstName,
      contact_last_name: contact.lastName,
      contact_position: contact.position,
      contact_phone: contact.phone,
      marketing_opt_in: registration.marketingOptIn,
      terms_version: TERMS_VERSION,
      terms_accepted_at: sql<Date>`now()`,
      privacy_version: PRIVACY_VERSION,
      privacy_accepted_at: sql<Date>`now()`,
    })
    .returning(['id', 'status', 'vat_id'])
    .executeTakeFirstOrThrow();
}
