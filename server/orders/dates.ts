import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { can } from '../../contract/order-rules.ts';
import type { OrderDates } from '../../contract/orders.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder, type LockedOrder } from './lock.ts';
import { orderPayload } from './mail-payload.ts';
import { keepPayment } from './payments.ts';

type Dates = { [Key in keyof OrderDates]?: OrderDates[Key] | undefined };
/** `from`: the dates that the admin saw. */
type Changes = Dates & { from?: Dates | undefined };

/** What the recorded dates may be: instants from the order until now, a day of delivery within a year from the order. */
interface Bounds {
  orderDate: string;
  latest: string;
  firstDay: string;
  lastDay: string;
}

const DATES = ['calledAt', 'paidAt', 'refundedAt', 'deliveryOn'] as const;
type DateName = (typeof DATES)[number];
const NO_PAYMENT = { paidAt: null, refundedAt: null, deliveryOn: null };

/**
 * Records what has happened to an order, or takes it back. A new day of delivery is mailed to the dealer. Throws
 * INVOICE_MISSING for a payment without a valid invoice, and EDITED_MEANWHILE for a date that is not as the admin saw it and
 * for what the state of the order does not allow.
 */
export async function recordDates(
  tx: Transaction<DB>,
  admin: AdminUser,
  orderId: string,
  { from = {}, ...changes }: Changes,
): Promise<void> {
  const order = await lockOrder(tx, orderId, 'all');
  if (!order) throw new Failure('NOT_FOUND');
  const { bounds, ...before } = await readDates(tx, order.id);
  const named = withoutDelay(withoutAbsent(changes), before, bounds);
  const wanted: OrderDates = { ...before, ...named };
  const after = wanted.paidAt === null && before.paidAt !== null ? { ...wanted, ...NO_PAYMENT } : wanted;
  const changed = changedOf(before, after);
  const isSeen = (name: DateName) => (from[name] === undefined ? name in named : from[name] === before[name]);
  if (!changed.every(isSeen)) throw editedMeanwhile(order, before);
  for (const name of changed) requireAllowed(name, { order, before, after }, bounds);
  await writeDates(tx, admin, order.id, { before, after });
  if (changed.includes('paidAt') || changed.includes('refundedAt')) await keepPayment(tx, order.id, after);
  if (after.deliveryOn !== null && after.deliveryOn !== before.deliveryOn)
    await mailDelivery(tx, order, { deliveryOn: after.deliveryOn, deliveryBefore: before.deliveryOn });
}

/**
 * An order that is opened again needs a new day of delivery, unless it is completed again as it was, and a new payment if
 * the last one was refunded. Its former invoice keeps that one.
 */
export async function forgetFormerDates(
  tx: Transaction<DB>,
  admin: AdminUser,
  orderId: string,
  { keepsDelivery }: { keepsDelivery: boolean },
): Promise<void> {
  const { bounds: _, ...before } = await readDates(tx, orderId);
  const kept = keepsDelivery ? before : { ...before, deliveryOn: null };
  const after = before.refundedAt === null ? kept : { ...kept, ...NO_PAYMENT };
  await writeDates(tx, admin, orderId, { before, after });
}

/** How far the clock of the clerk's computer may be ahead or behind. */
const CLOCK_TOLERANCE_MINUTES = 5;

/** An instant shortly before its bound counts as the bound, because the clock of the clerk's computer may be behind. */
function withoutDelay(
  named: Partial<OrderDates>,
  before: OrderDates,
  { orderDate }: Bounds,
): Partial<OrderDates> {
  const dates = { ...named };
  const raise = (name: 'calledAt' | 'paidAt' | 'refundedAt', bound: string) => {
    const value = dates[name];
    const delay = value ? Date.parse(bound) - Date.parse(value) : 0;
    if (delay > 0 && delay <= CLOCK_TOLERANCE_MINUTES * 60_000) dates[name] = bound;
  };
  raise('calledAt', orderDate);
  raise('paidAt', orderDate);
  raise('refundedAt', dates.paidAt ?? before.paidAt ?? orderDate);
  return dates;
}

function requireAllowed(
  name: DateName,
  { order, before, after }: { order: LockedOrder; before: OrderDates; after: OrderDates },
  { orderDate, latest, firstDay, lastDay }: Bounds,
): void {
  const value = after[name];
  if (value === null) return;
  const dated = { ...order, ...after };
  if (name === 'paidAt' && !can.recordPayment(dated)) throw new Failure('INVOICE_MISSING');
  const isOutdated =
    (name === 'refundedAt' && !can.recordRefund(dated)) ||
    (name === 'deliveryOn' && !can.setDeliveryDay(dated));
  if (isOutdated) throw editedMeanwhile(order, before);
  const [first, last] = name === 'deliveryOn' ? [firstDay, lastDay] : [orderDate, latest];
  const isRefundBeforePayment = name === 'refundedAt' && after.paidAt !== null && value < after.paidAt;
  if (isRefundBeforePayment || value < first || value > last) throw fieldFailure(name, 'OUT_OF_RANGE');
}

const editedMeanwhile = ({ status }: LockedOrder, dates: OrderDates): Failure =>
  new Failure('EDITED_MEANWHILE', { payload: { current: { status, ...dates } } });

async function readDates(tx: Transaction<DB>, orderId: string): Promise<OrderDates & { bounds: Bounds }> {
  const found = await sql<OrderDates & { bounds: Bounds }>`
    select
      ${isoInstant('called_at')} as "calledAt",
      ${isoInstant('paid_at')} as "paidAt",
      ${isoInstant('refunded_at')} as "refundedAt",
      delivery_on as "deliveryOn",
      json_build_object(
        'orderDate', ${isoInstant('order_date')},
        'latest', ${isoInstant('clock.latest')},
        'firstDay', days.ordered,
        -- A wrong year is a typing error, and the dealer would be told.
        'lastDay', (days.ordered + interval '1 year')::date
      ) as bounds
    from orders
    cross join lateral (select (order_date at time zone ${TIME_ZONE})::date as ordered) as days
    cross join (
      select clock_timestamp() + make_interval(mins => ${CLOCK_TOLERANCE_MINUTES}) as latest
    ) as clock
    where orders.id = ${orderId}
  `.execute(tx);
  const [dates] = found.rows;
  if (!dates) throw new Error(`no order ${orderId}`);
  return dates;
}

/** Writes the dates with an audit entry; nothing if they are the same. */
async function writeDates(
  tx: Transaction<DB>,
  admin: AdminUser,
  orderId: string,
  { before, after }: Record<'before' | 'after', OrderDates>,
): Promise<void> {
  const changed = changedOf(before, after);
  if (changed.length === 0) return;
  await tx
    .updateTable('orders')
    .set({
      called_at: after.calledAt,
      paid_at: after.paidAt,
      refunded_at: after.refundedAt,
      delivery_on: after.deliveryOn,
    })
    .where('id', '=', orderId)
    .execute();
  const only = (dates: OrderDates) => Object.fromEntries(changed.map((name) => [name, dates[name]]));
  await record(tx, admin, {
    action: 'ORDER_DATES_CHANGED',
    subjectId: orderId,
    before: only(before),
    after: only(after),
  });
}

const changedOf = (before: OrderDates, after: OrderDates) =>
  DATES.filter((name) => before[name] !== after[name]);

async function mailDelivery(
  tx: Transaction<DB>,
  { id, dealerId }: LockedOrder,
  days: { deliveryOn: string; deliveryBefore: string | null },
): Promise<void> {
  const arrivalForm = await invoiceToProve(tx, id);
  const payload = { ...(await orderPayload(tx, id)), ...days, arrivalForm };
  await enqueueMail(tx, 'paymentReceived', { dealerId }, payload);
}

/** The invoice of a delivery without VAT. The mail carries the form that confirms its arrival. */
async function invoiceToProve(tx: Transaction<DB>, orderId: string): Promise<string | null> {
  const invoice = await tx
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.id', 'orders.invoice_id')
    .select('invoices.number')
    .where('orders.id', '=', orderId)
    .where('orders.vat_case', '=', 'INTRA_COMMUNITY')
    .executeTakeFirst();
  return invoice?.number ?? null;
}

const withoutAbsent = (changes: Dates): Partial<OrderDates> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
