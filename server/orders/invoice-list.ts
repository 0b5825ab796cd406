import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { INVOICE_PARAMETERS, InvoiceQuery } from '../../contract/invoice-parameters.ts';
import type { ListedInvoice } from '../../contract/invoices.ts';
import type { InvoiceState } from '../../contract/invoice-states.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import type { Database } from '../db.ts';
import { escapeLike } from '../http/like.ts';
import { invoiceOf, type InvoiceRow } from './invoices.ts';
import { dealersFound } from './search.ts';
import { invoiceJson, isCancelled, isUnpaid, namesPayment, sign, today } from './invoice-sql.ts';

/** Each sort is total, so that no document is shown twice or skipped between pages. */
const ORDER_BY: Record<InvoiceQuery['sortBy'], RawBuilder<unknown>> = {
  dateDesc: sql`invoices.year desc, invoices.sequence desc`,
  dateAsc: sql`invoices.year, invoices.sequence`,
  dueAsc: sql`invoices.due_on, invoices.year, invoices.sequence`,
  amountDesc: sql`${sign} * invoices.gross_amount desc, invoices.year, invoices.sequence`,
  amountAsc: sql`${sign} * invoices.gross_amount, invoices.year, invoices.sequence`,
};

const IS_IN_STATE: Record<InvoiceState, RawBuilder<boolean>> = {
  OPEN: sql`${isUnpaid} and (invoices.due_on > ${today} or ${namesPayment})`,
  DUE: sql`${isUnpaid} and invoices.due_on = ${today} and not ${namesPayment}`,
  OVERDUE: sql`${isUnpaid} and invoices.due_on < ${today} and not ${namesPayment}`,
  PAID: sql`orders.invoice_id = invoices.id and orders.paid_at is not null`,
  CANCELLED: isCancelled,
};

/** The condition of each filter on a row of `invoices` with its order. */
const CONDITIONS: Conditions<typeof INVOICE_PARAMETERS> = {
  search: matches,
  state: (state) => sql`invoices.kind = 'INVOICE' and ${IS_IN_STATE[state]}`,
  dateFrom: (day) => sql`invoices.issued_at >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
  dateTo: (day) => sql`invoices.issued_at < (${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`,
};

/** A page of the documents of all orders, with the number of those that match. */
export async function findAllInvoices(
  db: Database,
  query: InvoiceQuery,
): Promise<{ invoices: ListedInvoice[]; total: number }> {
  const matching = sql`
    from invoices
    -- Each has its order. Unlike an inner join, PostgreSQL leaves this one out where no condition asks for the order.
    left join orders on orders.id = invoices.order_id
    where ${allConditionsOf(CONDITIONS, query)}
  `;
  const counting = sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  const page = sql<{ invoice: InvoiceRow; orderId: string; dealerId: string; dealerName: string }>`
    select
      ${invoiceJson} as invoice,
      orders.id as "orderId",
      orders.dealer_id as "dealerId",
      dealers.company_name as "dealerName"
    from (
      select invoices.id
      ${matching}
      order by ${ORDER_BY[query.sortBy]}
      limit ${query.limit}
      offset ${(query.page - 1) * query.limit}
    ) as page
    join invoices on invoices.id = page.id
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    order by ${ORDER_BY[query.sortBy]}
  `.execute(db);
  const [counted, found] = await Promise.all([counting, page]);
  return {
    invoices: found.rows.map(({ invoice, ...order }) => ({ ...invoiceOf(invoice), ...order })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/**
 * By the start of its number or of the number of its order, or by the dealer. Each part of the union has an index of its own;
 * conditions that are joined by "or" could use none.
 */
function matches(search: string): RawBuilder<boolean> {
  const text = search.replace(/^#/, '').toLowerCase();
  return sql<boolean>`invoices.id = any(array(
    select id from invoices where number like ${`${escapeLike(text)}%`}
    union all
    select invoices.id
    from orders
    join invoices on invoices.order_id = orders.id
    where order_number(orders.id) like ${`${escapeLike(text)}%`}
    union all
    select invoices.id
    from dealers
    join orders on orders.dealer_id = dealers.id
    join invoices on invoices.order_id = orders.id
    where ${dealersFound(search)}
  ))`;
}
