import type { Dealer } from '../../contract/dealers.ts';

/** A dealer's columns with the names of the contract. */
export const DEALER_COLUMNS = [
  'id',
  'company_name as companyName',
  'legal_form as legalForm',
  'vat_id as vatId',
  'vat_id_check as vatIdCheck',
  'email',
  'phone',
  'tier',
  'status',
  'street',
  'postal_code as postalCode',
  'city',
  'country',
  'contact_first_name as contactFirstName',
  'contact_last_name as contactLastName',
  'contact_position as contactPosition',
  'contact_phone as contactPhone',
  'marketing_opt_in as marketingOptIn',
  'notes',
  'created_at as createdAt',
] as const;

/** A dealer in the contract's shape: the query builder gives instants as Dates. */
export const dealerOf = (row: Omit<Dealer, 'createdAt'> & { createdAt: Date }): Dealer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
