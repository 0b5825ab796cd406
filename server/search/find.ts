import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import { SEARCH_HITS_MAX, type searchAll } from '../../contract/search.ts';
import { currentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import { holds } from '../dealers/queries.ts';
import { isoInstant } from '../iso-instant.ts';
import { dealersFound, ordersFound } from '../orders/search.ts';
import { readSearch } from '../vehicles/search-words.ts';

type Found = Result<typeof searchAll>;

/** The newest orders that the list of orders finds too. */
export async function findOrders(db: Database, q: string): Promise<Found['orders']> {
  const found = await sql<Found['orders'][number]>`
    select
      orders.id,
      dealers.company_name as "dealerName",
      orders.status,
      orders.end_reason as "endReason",
      ${isoInstant('orders.order_date')} as "orderDate",
      (
        select count(*)::int from complaints where complaints.order_id = orders.id and complaints.state = 'OPEN'
      ) as complaints
    from current_orders orders
    join dealers on dealers.id = orders.dealer_id
    where orders.id = any(${ordersFound(q, 'all')})
    order by order_date desc, orders.id
    limit ${SEARCH_HITS_MAX}
  `.execute(db);
  return found.rows;
}

/** Vehicles of every status that the inventory finds too, the best match first. An e-mail address names none. */
export async function findVehicles(db: Database, q: string): Promise<Found['vehicles']> {
  if (q.includes('@')) return [];
  const { condition, relevance } = await readSearch(db, q);
  const found = await sql<Found['vehicles'][number]>`
    select id, make, model, variant, vin, ${currentStatus} as status
    from vehicles
    where ${condition}
    order by ${relevance} desc, id
    limit ${SEARCH_HITS_MAX}
  `.execute(db);
  return found.rows;
}

/** Dealers that the list of dealers finds too. A whole e-mail address is that of one dealer alone. */
export async function findDealers(db: Database, q: string): Promise<Found['dealers']> {
  const found = await sql<Found['dealers'][number]>`
    select id, company_name as "companyName", email, city, country, status
    from dealers
    where ${dealersFound(q)} ${q.includes('@') ? sql`` : sql`or ${holds(q)}`}
    order by lower(company_name), id
    limit ${SEARCH_HITS_MAX}
  `.execute(db);
  return found.rows;
}

/** "2026-17" is the invoice 2026-000017. */
export async function findInvoices(db: Database, q: string): Promise<Found['invoices']> {
  const [, year, sequence] = /^(\d{4})-(\d{1,9})$/.exec(q) ?? [];
  if (year === undefined || sequence === undefined) return [];
  const found = await sql<Found['invoices'][number]>`
    select
      invoices.number,
      invoices.kind,
      invoices.order_id as "orderId",
      dealers.company_name as "dealerName",
      invoices.gross_amount as "grossAmount"
    from invoices
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    where invoices.year = ${Number(year)} and invoices.sequence = ${Number(sequence)}
  `.execute(db);
  return found.rows;
}
