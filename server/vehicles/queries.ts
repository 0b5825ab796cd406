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
const ORDER_BY: Record<Exclude<VehicleSort, 'relevance'>, RawBuilder<unknown>> = {
  priceAsc: sql`price_net, vehicles.id`,
  priceDesc: sql`price_net desc, vehicles.id desc`,
  mileage: sql`mileage_km nulls last, vehicles.id`,
  firstRegistration: sql`first_registered desc nulls last, vehicles.id`,
};

/** A page of the stock as this user may see it, with what the filters would find. */
export async function findVehicles(
  db: Database,
  query: VehicleQuery,
  user: SessionUser | null,
): Promise<Result<typeof listVehicles>> {
  const search = query.q === undefined ? undefined : await readSearch(db, query.q);
  const { always, byFacet } = conditionsOf(query, user);
  if (search) always.push(search.condition);
  const [vehicles, { facets, total }] = await Promise.all([
    readPage(db, allOf([...always, ...Object.values(byFacet)]), query, search, user?.role === 'admin'),
    countFacets(db, { always, byFacet }, query),
  ]);
  const totalPages = Math.ceil(total / query.limit);
  return { vehicles, pagination: { page: query.page, totalPages, total }, facets };
}

// The ids first: what is skipped on the way to a page far behind is then read from an index alone.
async function readPage(
  db: Database,
  matches: RawBuilder<boolean>,
  query: VehicleQuery,
  search: Search | undefined,
  isAdmin: boolean,
): Promise<ListedVehicle[]> {
  const order = orderOf(query.sortBy, search);
  const found = await sql<Omit<ListedVehicle, 'coverUrl'>>`
    select
      ${listedColumns(isAdmin)},
      ${listedMediaOfVehicle} as media
    from (
      select vehicles.id
      from vehicles
      where ${matches}
      order by ${order}
      limit ${query.limit}
      offset ${(query.page - 1) * query.limit}
    ) page
    join vehicles on vehicles.id = page.id
    order by ${order}
  `.execute(db);
  return found.rows.map(({ media, ...vehicle }) => ({ ...vehicle, coverUrl: coverOf(media), media }));
}

function orderOf(sortBy: VehicleSort, search: Search | undefined): RawBuilder<unknown> {
  if (sortBy !== 'relevance') return ORDER_BY[sortBy];
  if (!search) return ORDER_BY.firstRegistration;
  return sql`${search.relevance} desc, ${ORDER_BY.firstRegistration}`;
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
