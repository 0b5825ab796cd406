import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../scope.ts';
import { allIn, dealersFound, idsOf, name, partOf } from '../orders/search.ts';

/**
 * The ids of the reservations that a search finds: by a part of the VIN, words that all stand in make, model and variant, or
 * the start of the order number. Clerks also find the dealer by name or e-mail address. As in the search for orders, each
 * part of the union has an index of its own.
 */
export function reservationsFound(search: string, scope: Scope): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const ids = idsOf(text);
  return sql`array(
    select id from vehicle_reservations where vin like ${partOf(search.toUpperCase())}
    union all
    select id from vehicle_reservations where ${allIn(name, text)}
    ${ids ? sql`union all select id from vehicle_reservations where order_id between ${ids.first}::uuid and ${ids.last}::uuid` : sql``}
    ${scope === 'all' ? sql`union all ${ofDealers(search)}` : sql``}
  )`;
}

const ofDealers = (search: string) => sql`
  select vehicle_reservations.id
  from dealers
  join vehicle_reservations on vehicle_reservations.dealer_id = dealers.id
  where ${dealersFound(search)}
`;
