import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { getVehicle, ListedMedium, ListedVehicle, Medium, Vehicle } from '../../contract/vehicles.ts';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { supplierLanguageOf } from '../../contract/equipment/language.ts';
import { featuresByLine } from '../../contract/equipment/recognise.ts';
import type { DB } from '../../database/schema.ts';
import { allOf } from '../conditions.ts';
import type { Database } from '../db.ts';
import { listRowColumns, mediaOfVehicle, vehicleColumns } from './columns.ts';
import type { ListConditions } from './list-query.ts';
import type { Search } from './search-words.ts';

/** Each order is total, so that no vehicle is shown twice or skipped between pages. */
const ORDER_BY: Record<VehicleQuery['sortBy'], RawBuilder<unknown>> = {
  relevance: sql`relevance desc, first_registered desc nulls last, id`,
  priceAsc: sql`price_net, id`,
  priceDesc: sql`price_net desc, id desc`,
  priceDrop: sql`former_price_net - price_net desc nulls last, id`,
  mileage: sql`mileage_km nulls last, id`,
  mileageDesc: sql`mileage_km desc nulls last, id desc`,
  powerDesc: sql`kw desc nulls last, id desc`,
  firstRegistration: sql`first_registered desc nulls last, id`,
  longestInStock: sql`created_at, id`,
  newestInStock: sql`created_at desc, id desc`,
  lastChange: sql`updated_at desc, id`,
};

/** A page of the vehicles that match these conditions. */
export async function findPage(
  db: Database,
  { always, byFacet }: ListConditions,
  query: VehicleQuery,
  search: Search | undefined,
  isAdmin: boolean,
): Promise<ListedVehicle[]> {
  const matches = allOf([...always, ...Object.values(byFacet)]);
  return findListed(db, sql`array(${pageIds(matches, query, search)})`, isAdmin);
}

/** These vehicles in this order. Ids that do not exist are left out. */
export async function findListed(
  db: Database,
  ids: RawBuilder<unknown>,
  isAdmin: boolean,
): Promise<ListedVehicle[]> {
  const found = await sql<Omit<ListedVehicle, 'coverUrl'>>`
    select ${listRowColumns(isAdmin)}
    from unnest(${ids}) with ordinality as page (id, place)
    join vehicles on vehicles.id = page.id
    order by page.place
  `.execute(db);
  return found.rows.map(({ media, ...vehicle }) => ({
    ...vehicle,
    coverUrl: coverOf(media)?.url ?? null,
    media,
  }));
}

const cut = ({ page, limit }: VehicleQuery) => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** The ids of a page, in the order of the list. */
export const pageIds = (matches: RawBuilder<boolean>, query: VehicleQuery, search: Search | undefined) =>
  search ? searchedPage(matches, query, search) : plainPage(matches, query);

// Reads only the ids first: PostgreSQL then skips the rows before a late page in an index.
function plainPage(matches: RawBuilder<boolean>, query: VehicleQuery): RawBuilder<unknown> {
  const order = ORDER_BY[query.sortBy === 'relevance' ? 'firstRegistration' : query.sortBy];
  return sql`
    select id
    from vehicles
    where ${matches}
    order by ${order}
    ${cut(query)}
  `;
}

// Finds all matches, then sorts them. In the order of an index PostgreSQL would search every vehicle for a rare word.
function searchedPage(
  matches: RawBuilder<boolean>,
  query: VehicleQuery,
  search: Search,
): RawBuilder<unknown> {
  const order = ORDER_BY[query.sortBy];
  const relevance = query.sortBy === 'relevance' ? search.relevance : sql`0`;
  return sql`
    with found as materialized (
      select
        id, price_net, former_price_net, mileage_km, kw, first_registered, created_at, updated_at,
        ${relevance} as relevance
      from vehicles
      where ${matches}
    )
    select id
    from found
    order by ${order}
    ${cut(query)}
  `;
}

/** The chosen cover, else the first image. */
export const coverOf = <M extends Pick<ListedMedium, 'isCover' | 'mediaType'>>(
  media: readonly M[],
): M | undefined =>
  media.find(({ isCover }) => isCover) ?? media.find(({ mediaType }) => mediaType === 'image');

/** A vehicle with its media; undefined if it does not exist. */
export async function findVehicle(
  db: Kysely<DB>,
  vehicleId: string,
  isAdmin: boolean,
): Promise<Result<typeof getVehicle> | undefined> {
  const found = await sql<Omit<Vehicle, 'features' | 'supplierLanguage'> & { media: Medium[] }>`
    select
      ${vehicleColumns(isAdmin)},
      ${mediaOfVehicle} as media
    from vehicles
    where vehicles.id = ${vehicleId}
  `.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  const { media, ...vehicle } = row;
  const { equipmentText } = vehicle;
  const supplierLanguage = supplierLanguageOf(equipmentText);
  return {
    vehicle: {
      ...vehicle,
      supplierLanguage,
      features: featuresByLine(equipmentText, `${vehicle.model} ${vehicle.variant ?? ''}`),
    },
    media,
  };
}
