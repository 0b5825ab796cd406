import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type {
  getVehicle,
  ListedMedium,
  ListedVehicle,
  listVehicles,
  Medium,
  Vehicle,
  VehicleQuery,
  VehicleSort,
} from '../../contract/vehicles.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import type { SessionUser } from '../http/session.ts';
import { listedColumns, listedMediaOfVehicle, mediaOfVehicle, vehicleColumns } from './columns.ts';
import { countFacets } from './facets.ts';
import { allOf, conditionsOf } from './list-query.ts';
import { readSearch, type Search } from './search-words.ts';

/** Each order is total, so that no vehicle is shown twice or skipped between pages. */
const ORDER_BY: Record<VehicleSort, RawBuilder<unknown>> = {
  relevance: sql`relevance desc, first_registered desc nulls last, id`,
  priceAsc: sql`price_net, id`,
  priceDesc: sql`price_net desc, id desc`,
  mileage: sql`mileage_km nulls last, id`,
  firstRegistration: sql`first_registered desc nulls last, id`,
};

/** A page of the stock as this user may see it, with what the filters would find. */
export async function findVehicles(
  db: Database,
  query: VehicleQuery,
  user: SessionUser | null,
): Promise<Result<typeof listVehicles>> {
  const search = query.q === undefined ? undefined : await readSearch(db, query.q);
  const conditions = conditionsOf(query, user);
  if (search) conditions.always.push(search.condition);
  const [vehicles, { facets, total }] = await Promise.all([
    readPage(
      db,
      allOf([...conditions.always, ...Object.values(conditions.byFacet)]),
      query,
      search,
      user?.role === 'admin',
    ),
    countFacets(db, conditions, query),
  ]);
  const totalPages = Math.ceil(total / query.limit);
  return { vehicles, pagination: { page: query.page, totalPages, total }, facets };
}

async function readPage(
  db: Database,
  matches: RawBuilder<boolean>,
  query: VehicleQuery,
  search: Search | undefined,
  isAdmin: boolean,
): Promise<ListedVehicle[]> {
  const found = await sql<Omit<ListedVehicle, 'coverUrl'>>`
    with page as (${search ? searchedPage(matches, query, search) : plainPage(matches, query)})
    select
      ${listedColumns(isAdmin)},
      ${listedMediaOfVehicle} as media
    from page
    join vehicles on vehicles.id = page.id
    order by page.place
  `.execute(db);
  return found.rows.map(({ media, ...vehicle }) => ({ ...vehicle, coverUrl: coverOf(media), media }));
}

const cut = ({ page, limit }: VehicleQuery) => sql`limit ${limit} offset ${(page - 1) * limit}`;

// The ids alone: what is skipped on the way to a page far behind is then read from an index.
function plainPage(matches: RawBuilder<boolean>, query: VehicleQuery): RawBuilder<unknown> {
  const order = ORDER_BY[query.sortBy === 'relevance' ? 'firstRegistration' : query.sortBy];
  return sql`
    select id, row_number() over (order by ${order}) as place
    from vehicles
    where ${matches}
    order by ${order}
    ${cut(query)}
  `;
}

// All that is found, then its order: in the order of an index, a rare word would be looked for in every vehicle.
function searchedPage(
  matches: RawBuilder<boolean>,
  query: VehicleQuery,
  search: Search,
): RawBuilder<unknown> {
  const order = ORDER_BY[query.sortBy];
  const relevance = query.sortBy === 'relevance' ? search.relevance : sql`0`;
  return sql`
    with found as materialized (
      select id, price_net, mileage_km, first_registered, ${relevance} as relevance
      from vehicles
      where ${matches}
    )
    select id, row_number() over (order by ${order}) as place
    from found
    order by ${order}
    ${cut(query)}
  `;
}

function coverOf(media: ListedMedium[]): string | null {
  const cover = media.find(({ isCover }) => isCover) ?? media.find(({ mediaType }) => mediaType === 'image');
  return cover?.url ?? null;
}

/** A vehicle with its media; undefined when there is none. */
export async function findVehicle(
  db: Kysely<DB>,
  vehicleId: string,
  isAdmin: boolean,
): Promise<Result<typeof getVehicle> | undefined> {
  const found = await sql<Vehicle & { media: Medium[] }>`
    select
      ${vehicleColumns(isAdmin)},
      ${mediaOfVehicle} as media
    from vehicles
    where vehicles.id = ${vehicleId}
  `.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  const { media, ...vehicle } = row;
  return { vehicle, media };
}
