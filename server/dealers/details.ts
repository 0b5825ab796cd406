import { sql, type Transaction } from 'kysely';
import { DEALER_ORDERS_MAX, type DealerDetails, SAME_VAT_ID_MAX } from '../../contract/dealer-details.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import { isoInstant, isoInstantOf } from '../iso-instant.ts';
import { DEALER_COLUMNS, dealerOf, derivedColumns } from './columns.ts';

type More = Pick<
  DealerDetails,
  'vatIdCheckedAt' | 'vatIdCheckedBy' | 'lastSignInAt' | 'changedAt' | 'sameVatId' | 'orders'
>;

/** A dealer with what clerks need to know about them. */
export async function findDealerDetails(db: Database | Transaction<DB>, id: string): Promise<DealerDetails> {
  const row = await db
    .selectFrom('dealers')
    .select(DEALER_COLUMNS)
    .select(derivedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('NOT_FOUND');
  return { ...dealerOf(row), ...(await findMore(db, id)) };
}

async function findMore(db: Database | Transaction<DB>, id: string): Promise<More> {
  const found = await sql<More>`
    select
      ${isoInstant('vat_id_checked_at')} as "vatIdCheckedAt",
      vat_id_checked_by as "vatIdCheckedBy",
      ${lastSignIn} as "lastSignInAt",
      ${isoInstant('changed_at')} as "changedAt",
      ${sameVatId} as "sameVatId",
      ${orders} as orders
    from dealers
    where dealers.id = ${id}
  `.execute(db);
  const [more] = found.rows;
  // The dealer was deleted since the first statement.
  if (!more) throw new Failure('NOT_FOUND');
  return more;
}

const lastSignIn = sql`(
  select ${isoInstantOf(sql`max(sign_ins.at)`)}
  from users
  join sign_ins on sign_ins.user_id = users.id
  where users.dealer_id = dealers.id and sign_ins.outcome = 'SIGNED_IN'
)`;

const sameVatId = sql`(
  select coalesce(
    json_agg(
      json_build_object('id', other.id, 'companyName', other.company_name, 'status', other.status)
      order by other.created_at, other.id
    ),
    '[]'
  )
  from (
    select id, company_name, status, created_at
    from dealers as any_other
    where any_other.vat_id = dealers.vat_id and any_other.id <> dealers.id
    order by created_at, id
    limit ${SAME_VAT_ID_MAX}
  ) as other
)`;

const orders = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', first.id,
        'status', first.status,
        'orderDate', ${isoInstant('first.order_date')},
        'itemCount', first.item_count,
        'totalAmount', first.total_amount::text
      )
      order by first.is_open desc, first.order_date desc, first.id
    ),
    '[]'
  )
  from (
    select
      id, status, order_date, item_count, total_amount, status in ('PENDING', 'PROCESSED') as is_open
    from current_orders
    where current_orders.dealer_id = dealers.id
    order by is_open desc, order_date desc, id
    limit ${DEALER_ORDERS_MAX}
  ) as first
)`;
