import { parse as parseAddress } from 'node:querystring';
import { type RawBuilder, sql } from 'kysely';
import { SavedQuery } from '../../contract/saved-searches.ts';
import { allOf } from '../conditions.ts';
import { hasCurrentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import { withoutEmpty } from '../http/parse.ts';
import { isHolding } from '../orders/sql.ts';
import { listConditions } from '../vehicles/list-query.ts';
import { readSearch } from '../vehicles/search-words.ts';

/** The query of a saved search; undefined if the inventory would refuse it. */
export function queryOf(search: string) {
  const parsed = SavedQuery.safeParse(withoutEmpty(parseAddress(search)));
  return parsed.success ? parsed.data : undefined;
}

/** What a row of `vehicles` has to match to be in the list of a search, hidden or not. Undefined as `queryOf`. */
export async function listCondition(db: Database, search: string): Promise<RawBuilder<boolean> | undefined> {
  const query = queryOf(search);
  if (!query) return undefined;
  const words = query.q === undefined ? undefined : await readSearch(db, query.q);
  const { always, byFacet } = listConditions({ ...query, page: 1, limit: 1 }, words, null);
  // A search may ask for sold vehicles too. Nobody is told of them.
  return allOf([...always, ...Object.values(byFacet), hasCurrentStatus(['AVAILABLE', 'RESERVED'])]);
}

/** A value, or the column that has it. */
type DealerId = string | RawBuilder<unknown>;

/** Whether the own company holds this vehicle. */
export const isHeldBy = (dealerId: DealerId, vehicleId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from vehicle_reservations reservations
  where reservations.vehicle_id = ${vehicleId}
    and reservations.dealer_id = ${dealerId}
    and ${isHolding}
)`;

/** Whether a row of `vehicles` is of no interest to the dealer: they have hidden it, or hold it themselves. */
export const isOfNoInterestTo = (dealerId: DealerId) => sql<boolean>`(
  vehicles.id in (
    select vehicle_id from dealer_vehicle_statuses where dealer_id = ${dealerId} and status = 'HIDDEN'
  )
  or ${isHeldBy(dealerId, sql`vehicles.id`)}
)`;
