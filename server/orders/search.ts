import { type RawBuilder, sql } from 'kysely';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import type { Scope } from '../scope.ts';
import { escapeLike } from '../http/like.ts';

/** Make, model and variant of a row of `vehicle_reservations`. Migration 0043 indexes the same expression. */
export const name = sql`lower(make || ' ' || model || ' ' || coalesce(variant, ''))`;

/**
 * The ids of the orders that a search finds: by the start of the order number, with or without #, or the whole id, by the
 * number of an invoice or credit note, a part of a VIN or of the dealer's own number, or words that all stand in make,
 * model and variant of one vehicle. Clerks also find a part of the dealer's e-mail address, and words that all stand in the
 * dealer's name. Each part of the union has an index of its own; conditions that are joined by "or" could use none. They are
 * an array, because the planner reads all orders by date where they are a sub-select.
 */
export function ordersFound(search: string, scope: Scope): RawBuilder<unknown> {
  const text = search.toLowerCase();
  const ids = idsOf(text);
  return sql`array(
    select id from orders where lower(purchase_reference) like ${partOf(text)}
    union all
    select order_id from invoices where number = ${text}
    union all
    select order_id from vehicle_reservations where vin like ${partOf(search.toUpperCase())}
    union all
    select order_id from vehicle_reservations where ${allIn(name, text)}
    ${ids ? sql`union all select id from orders where id between ${ids.first}::uuid and ${ids.last}::uuid` : sql``}
    ${scope === 'all' ? sql`union all ${ofDealers(search)}` : sql``}
  )`;
}

/** A `like` pattern that finds the text anywhere. */
export const partOf = (text: string): string => `%${escapeLike(text)}%`;

/** Whether all words of a text are in a value. */
export const allIn = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    text
      .split(/\s/)
      .filter(Boolean)
      .map((word) => sql`${value} like ${partOf(word)}`),
    sql` and `,
  )})`;

/** The first and the last id that an order number, the start of one, or a whole id can mean. */
export function idsOf(text: string): { first: string; last: string } | undefined {
  const number = text.replace(/^#/, '');
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(number)) return { first: number, last: number };
  if (!/^[\da-f]+$/.test(number) || number.length > ORDER_NUMBER_LENGTH) return undefined;
  return { first: number.padEnd(32, '0'), last: number.padEnd(32, 'f') };
}

const ofDealers = (search: string) => sql`
  select orders.id
  from dealers
  join orders on orders.dealer_id = dealers.id
  where ${dealersFound(search)}
`;

/**
 * Whether a search finds the dealer in the row named `dealers`: by words of the name, or a part of the e-mail address. A whole
 * address is that of one dealer alone.
 */
export function dealersFound(search: string): RawBuilder<boolean> {
  const text = search.toLowerCase();
  return sql<boolean>`(
    ${allIn(sql`lower(dealers.company_name)`, text)}
    or dealers.email = ${text}
    or (
      dealers.email like ${partOf(text)}
      and not exists (select from dealers others where others.email = ${text})
    )
  )`;
}
