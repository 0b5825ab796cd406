import { type RawBuilder, sql } from 'kysely';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import type { Scope } from '../actor.ts';
import { escapeLike } from '../http/like.ts';

/** Make, model and variant of a row of `vehicle_reservations`. Migration 0043 indexes the same expression. */
const name = sql`lower(make || ' ' || model || ' ' || coalesce(variant, ''))`;

/**
 * The ids of the orders that a search finds: by the start of the order number, with or without #, or the whole id, by the
 * number of an invoice or credit note, a part of a VIN or of the dealer's own number, or words that all stand in make,
 * model and variant of one vehicle. Clerks also find a part of the dealer's e-mail address, and words that all stand in the
 * dealer's name. Each part of the union has an index of its own; conditions that are joined by "or" could use none.
 */
export function ordersFound(search: string, scope: Scope): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const words = text.split(/\s/).filter(Boolean).map(partOf);
  const ids = idsOf(text);
  return sql`(
    select id from orders where lower(purchase_reference) like ${partOf(text)}
    union all
    select order_id from invoices where number = ${text}
    union all
    select order_id from vehicle_reservations where vin like ${partOf(search.toUpperCase())}
    union all
    select order_id from vehicle_reservations where ${allIn(name, words)}
    ${ids ? sql`union all select id from orders where id between ${ids.first}::uuid and ${ids.last}::uuid` : sql``}
    ${scope === 'all' ? sql`union all ${ofDealers(text, words)}` : sql``}
  )`;
}

const partOf = (text: string): string => `%${escapeLike(text)}%`;

const allIn = (value: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => sql`${value} like ${word}`),
    sql` and `,
  );

/** The first and the last id that an order number, the start of one, or a whole id can mean. */
function idsOf(text: string): { first: string; last: string } | undefined {
  const number = text.replace(/^#/, '');
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(number)) return { first: number, last: number };
  if (!/^[\da-f]+$/.test(number) || number.length > ORDER_NUMBER_LENGTH) return undefined;
  return { first: number.padEnd(32, '0'), last: number.padEnd(32, 'f') };
}

/** Orders of dealers by words of their name, or a part of their address. A whole address is that of one dealer alone. */
const ofDealers = (email: string, words: readonly string[]) => sql`
  select orders.id
  from dealers
  join orders on orders.dealer_id = dealers.id
  where ${allIn(sql`lower(dealers.company_name)`, words)}
    or dealers.email = ${email}
    or (
      dealers.email like ${partOf(email)}
      and not exists (select from dealers others where others.email = ${email})
    )
`;
