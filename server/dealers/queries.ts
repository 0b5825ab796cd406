import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DEALER_SORTS, listDealers } from '../../contract/dealers.ts';
import type { Input, Result } from '../../contract/endpoint.ts';
import { DEALER_STATUSES } from '../../contract/states.ts';
import { normalizeVatId } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { DEALER_COLUMNS, dealerOf } from './columns.ts';

type DealerQuery = Input<typeof listDealers>['query'];

/** Ties are sorted by id, so that no dealer appears twice or is missing between pages. */
const ORDER_OF_SORT: Record<(typeof DEALER_SORTS)[number], RawBuilder<unknown>> = {
  dateDesc: sql`created_at desc, id`,
  dateAsc: sql`created_at, id`,
  name: sql`company_name collate "de-x-icu", id`,
  nameDesc: sql`company_name collate "de-x-icu" desc, id`,
  // Dealers who wait for review come first, the newest of each status first.
  status: sql`array_position(${sql.val(DEALER_STATUSES)}::text[], status), created_at desc, id`,
};

/** One page of dealers, and the total number of dealers. */
export async function findDealers(db: Database, query: DealerQuery): Promise<Result<typeof listDealers>> {
  const { page, limit, search, status, sortBy } = query;
  let matching = db.selectFrom('dealers');
  if (status) matching = matching.where('status', '=', status);
  if (search) matching = matching.where((dealers) => holds(dealers, search));

  const counted = await matching
    .select((dealers) => dealers.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const dealers = await matching
    .select(DEALER_COLUMNS)
    .orderBy(ORDER_OF_SORT[sortBy])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { dealers: dealers.map(dealerOf), total: counted.total };
}

/**
 * True if company, contact, e-mail address, city or VAT id contain the words. Groups of digits in a VAT id do
 * not matter.
 */
function holds(dealers: ExpressionBuilder<DB, 'dealers'>, search: string) {
  const pattern = patternOf(search);
  const contactName = sql<string>`concat_ws(' ', contact_first_name, contact_last_name)`;
  const vatId = normalizeVatId(search);
  return dealers.or([
    dealers('company_name', 'ilike', pattern),
    dealers(contactName, 'ilike', pattern),
    dealers('email', 'ilike', pattern),
    dealers('city', 'ilike', pattern),
    ...(vatId ? [dealers('vat_id', 'ilike', patternOf(vatId))] : []),
  ]);
}

/** An `ilike` pattern that finds the words anywhere, without wildcards. */
function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
