import { sql, type Transaction } from 'kysely';
import { isPostalCodeOf } from '../../contract/country-forms.ts';
import { namesOf } from '../../contract/names-of.ts';
import type { DealerChange, DealerField, OwnDealer } from '../../contract/own-dealer.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser, User } from '../actor.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { contactNameOf, DEALER_COLUMNS, dealerOf, derivedColumns } from './columns.ts';
import { lockCompany } from './lock-company.ts';

/** The column of each field that dealers change themselves. */
const COLUMNS = {
  companyName: 'company_name',
  legalForm: 'legal_form',
  phone: 'phone',
  street: 'street',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  contactFirstName: 'contact_first_name',
  contactLastName: 'contact_last_name',
  contactPosition: 'contact_position',
  contactPhone: 'contact_phone',
  marketingOptIn: 'marketing_opt_in',
} as const satisfies Record<DealerField, keyof DB['dealers']>;

const FIELDS = namesOf(COLUMNS);

/** A VAT id belongs to a name and a country. After a change of these, a clerk checks it again. */
const VAT_ID_FIELDS: readonly DealerField[] = ['companyName', 'legalForm', 'country'];

/** Invoices name the company and its address, so a clerk sees a change of these. */
const SEEN_FIELDS: readonly DealerField[] = [...VAT_ID_FIELDS, 'street', 'postalCode', 'city'];

type Values = Pick<OwnDealer, DealerField>;

/** The company of a user. */
export async function findOwnDealer(db: Database, { dealer }: User): Promise<OwnDealer> {
  if (!dealer) throw new Failure('NOT_FOUND');
  return ownOf(await dealerRow(db, dealer.id).executeTakeFirst());
}

/**
 * Changes the company of a dealer. `from` holds the values that they saw: throws EDITED_MEANWHILE when one of them is
 * neither the current value nor the new one. What stays the same leaves no trace.
 */
export async function editOwnDealer(
  tx: Transaction<DB>,
  user: DealerUser,
  { from = {}, ...change }: DealerChange & { from?: { [Field in DealerField]?: unknown } | undefined },
): Promise<OwnDealer> {
  await lockCompany(tx, user);
  const dealer = ownOf(await dealerRow(tx, user.dealer.id).executeTakeFirst());
  const wanted = present(change);
  const isOvertaken = FIELDS.some(
    (field) => from[field] !== undefined && from[field] !== dealer[field] && wanted[field] !== dealer[field],
  );
  if (isOvertaken) throw new Failure('EDITED_MEANWHILE', { payload: { current: pick(dealer, FIELDS) } });
  refuseForeignPostalCode(wanted, dealer);
  const changed = FIELDS.filter((field) => field in wanted && wanted[field] !== dealer[field]);
  if (changed.length === 0) return dealer;

  const isToCheck = changed.some((field) => VAT_ID_FIELDS.includes(field));
  const after = pick(wanted, changed);
  await tx
    .updateTable('dealers')
    .set(Object.fromEntries(changed.map((field) => [COLUMNS[field], wanted[field]])))
    .$if(isToCheck, (update) =>
      update.set({ vat_id_check: 'UNCHECKED', vat_id_checked_at: null, vat_id_checked_by: null }),
    )
    .$if(
      changed.some((field) => SEEN_FIELDS.includes(field)),
      // As exact as an instant in an answer, by which the clerk says what they have seen.
      (update) => update.set({ changed_at: sql<Date>`date_trunc('milliseconds', now())` }),
    )
    .where('id', '=', dealer.id)
    .execute();
  const edited: OwnDealer = {
    ...dealer,
    ...after,
    ...(isToCheck && { vatIdCheck: 'UNCHECKED' }),
  };
  const logged = edited.vatIdCheck === dealer.vatIdCheck ? changed : [...changed, 'vatIdCheck' as const];
  await record(tx, user, {
    action: 'DEALER_EDITED',
    subjectId: dealer.id,
    before: pick(dealer, logged),
    after: pick(edited, logged),
  });
  if (isToCheck)
    await enqueueMail(
      tx,
      'accountChanged',
      { dealerId: dealer.id },
      {
        companyName: edited.companyName,
        contactName: contactNameOf(edited),
        hasVatId: edited.vatId !== null,
      },
    );
  return edited;
}

/** A dealer from before this rule may keep their postal code as long as they change neither it nor the country. */
function refuseForeignPostalCode(wanted: Partial<Values>, dealer: OwnDealer): void {
  if (wanted.postalCode === undefined && wanted.country === undefined) return;
  const { postalCode, country } = { ...dealer, ...wanted };
  if (postalCode !== null && !isPostalCodeOf(country, postalCode))
    throw fieldFailure('postalCode', 'POSTAL_CODE_FORM');
}

const dealerRow = (db: Database | Transaction<DB>, id: string) =>
  db.selectFrom('dealers').select(DEALER_COLUMNS).select(derivedColumns).where('id', '=', id);

function ownOf(row: Parameters<typeof dealerOf>[0] | undefined): OwnDealer {
  if (!row) throw new Failure('NOT_FOUND');
  const { notes: _, orderCount: __, openOrderCount: ___, erasedAt: ____, ...own } = dealerOf(row);
  return own;
}

/** The fields that a change names. */
const present = (change: DealerChange) =>
  // Object.entries forgets the names. The types of the values are those of the contract.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Values>;

function pick<Source extends object, Field extends keyof Source>(source: Source, fields: readonly Field[]) {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Source, Field>;
}
