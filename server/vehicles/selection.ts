import { sql } from 'kysely';
import type { Input, Result } from '../../contract/endpoint.ts';
import { BULK_MAX } from '../../contract/reprice.ts';
import type { Selected, selectVehicles } from '../../contract/vehicle-bulk.ts';
import { allOf } from '../conditions.ts';
import { currentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import type { AdminUser } from '../actor.ts';
import { listConditions } from './list-query.ts';
import { pageIds } from './queries.ts';
import { readSearch } from './search-words.ts';

/** The vehicles of all pages of a list, in its order. */
export async function findSelection(
  db: Database,
  asked: Input<typeof selectVehicles>['query'],
  admin: AdminUser,
): Promise<Result<typeof selectVehicles>> {
  const query = { ...asked, page: 1, limit: BULK_MAX };
  const search = query.q === undefined ? undefined : await readSearch(db, query.q);
  const { always, byFacet } = listConditions(query, search, admin);
  const matches = allOf([...always, ...Object.values(byFacet)]);
  const found = await sql<Selected>`
    select
      vehicles.id,
      vehicles.vin,
      vehicles.make,
      vehicles.model,
      vehicles.price_net::text as "priceNet",
      ${currentStatus} as status
    from unnest(array(${pageIds(matches, query, search)})) with ordinality as page (id, place)
    join vehicles on vehicles.id = page.id
    order by page.place
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from vehicles where ${matches}
  `.execute(db);
  return { vehicles: found.rows, total: counted.rows[0]?.total ?? 0 };
}
