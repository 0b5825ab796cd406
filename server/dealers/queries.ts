import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { listDealers } from '../../contract/dealers.ts';
import type { Result } from '../../contract/endpoint.ts';
import type { DEALER_PARAMETERS, DealerQuery } from '../../contract/dealer-parameters.ts';
import { DEALER_STATUSES } from '../../contract/states.ts';
import { normalizeVatId } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import { allConditionsOf, type Condition, type Conditions } from '../conditions.ts';
import type { Database } from '../db.ts';
import { escapeLike } from '../http/like.ts';
import { DEALER_COLUMNS, dealerOf, derivedColumns } from './columns.ts';
import { DEALER_WORK } from './work.ts';

/** Ties are sorted by id, so that no dealer appears twice or is missing between pages. */
const ORDER_OF_SORT: Record<DealerQuery['sortBy'], RawBuilder<unknown>> = {
  dateDesc: sql`created_at desc, id`,
  dateAsc: sql`created_at, id`,
  name: sql`company_name collate "de-x-icu", id`,
  nameDesc: sql`company_name collate "de-x-icu" desc, id`,
  // Dealers who wait for review come first, the newest of each status first.
  status: sql`array_position(${sql.val(DEALER_STATUSES)}::text[], status), created_at desc, id`,
};

const row = expressionBuilder<DB, 'dealers'>();

/** The condition of each filter on a row of `dealers`. */
const CONDITIONS: Conditions<typeof DEALER_PARAMETERS> = {
  search: holds,
  status: (status) => row('status', '=', status),
  work: (kind) => sql<boolean>`dealers.id in (select id from (${DEALER_WORK[kind]}) as work)`,
};

/** One page of dealers, and the total number of dealers. */
export async function findDealers(db: Database, query: DealerQuery): Promise<Result<typeof listDealers>> {
  const { page, limit, sortBy } = query;
  const matching = db.selectFrom('dealers').where(allConditionsOf(CONDITIONS, query));

  const counted = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const dealers = await matching
    .select(DEALER_COLUMNS)
    .select(derivedColumns)
    .orderBy(ORDER_OF_SORT[sortBy])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { dealers: dealers.map(dealerOf), total: counted.total };
}

/** What the search reads of a row of `dealers`, in one value for one index: migration 0059 has the same expression. */
const searched = sql<string>`lower(
  company_name || E'\\n' || email || E'\\n' || coalesce(city, '') || E'\\n'
    || coalesce(contact_first_name, '') || ' ' || coalesce(contact_last_name, '')
)`;

/**
 * True if company, contact, e-mail address, city or VAT id contain the words. Groups of digits in a VAT id do
 * not matter.
 */
export function holds(search: string): Condition {
  const vatId = normalizeVatId(search);
  return row.or([
    sql<boolean>`${searched} like lower(${patternOf(search)})`,
    ...(vatId ? [row('vat_id', 'ilike', patternOf(vatId))] : []),
  ]);
}

/** A `like` pattern that finds the words anywhere, without wildcards. */
const patternOf = (words: string): string => `%${escapeLike(words)}%`;
