import type { ExpressionBuilder } from 'kysely';
import type { Dealer } from '../../contract/dealers.ts';
import type { DB } from '../../database/schema.ts';

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
  'erased_at as erasedAt',
] as const;

/** What follows about a dealer from other tables: the orders, those of them that are open, and the proof of an address. */
export function derivedColumns(dealer: ExpressionBuilder<DB, 'dealers'>) {
  const orders = dealer
    .selectFrom('orders')
    .whereRef('orders.dealer_id', '=', 'dealers.id')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  // The view knows the orders that have lapsed, even those that the sweep has not ended yet.
  const open = dealer
    .selectFrom('current_orders')
    .whereRef('current_orders.dealer_id', '=', 'dealers.id')
    .where('current_orders.status', 'in', ['PENDING', 'PROCESSED'])
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const proved = dealer
    .selectFrom('users')
    .select('users.id')
    .whereRef('users.dealer_id', '=', 'dealers.id')
    .where('users.email_confirmed_at', 'is not', null);
  return [
    orders.as('orderCount'),
    open.as('openOrderCount'),
    dealer.exists(proved).$castTo<boolean>().as('emailConfirmed'),
  ] as const;
}

type Row = Omit<Dealer, 'createdAt' | 'erasedAt' | 'orderCount' | 'openOrderCount'> & {
  createdAt: Date;
  erasedAt: Date | null;
  // The type of a subquery. A count is never null.
  orderCount: number | null;
  openOrderCount: number | null;
};

/** A dealer in the contract's shape: the query builder gives instants as Dates. */
export const dealerOf = ({ createdAt, erasedAt, orderCount, openOrderCount, ...row }: Row): Dealer => ({
  ...row,
  createdAt: createdAt.toISOString(),
  erasedAt: erasedAt?.toISOString() ?? null,
  orderCount: orderCount ?? 0,
  openOrderCount: openOrderCount ?? 0,
});

/** The contact person, for the greeting of a mail. */
export const contactNameOf = ({
  contactFirstName,
  contactLastName,
}: Pick<Dealer, 'contactFirstName' | 'contactLastName'>): string =>
  [contactFirstName, contactLastName].filter((name) => name !== null).join(' ');
