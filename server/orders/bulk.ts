import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { BULK_REFUSALS, type OrderOutcome } from '../../contract/order-bulk.ts';
import { can } from '../../contract/order-rules.ts';
import type { OrderStep } from '../../contract/order-steps.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { recordDates } from './dates.ts';
import { lockOrder } from './lock.ts';
import { changeOrderStatus } from './status.ts';

interface SeenOrder {
  id: string;
  /** The status that the clerk saw. */
  from: OrderStatus;
}
type Refusal = (typeof BULK_REFUSALS)[number];

/**
 * Records a step of several orders, each in a transaction of its own: what is refused of one order does not undo the
 * others. docs/decisions/0039.
 */
export async function recordSteps(
  { db, log }: { db: Database; log: FastifyBaseLogger },
  admin: AdminUser,
  { step, orders }: { step: OrderStep; orders: readonly SeenOrder[] },
): Promise<OrderOutcome[]> {
  const results: OrderOutcome[] = [];
  for (const order of orders) {
    try {
      const answer = await inTransaction(db, (tx) => recordStep(tx, admin, step, order));
      const outcome = isRefusal(answer) ? 'REFUSED' : answer;
      results.push({ id: order.id, outcome, refusal: isRefusal(answer) ? answer : null });
    } catch (error) {
      results.push({ id: order.id, outcome: 'REFUSED', refusal: refusalOf(error, log) });
    }
  }
  return results;
}

/** Records the step of one order. Does nothing where it was recorded before, or where the order must be refused. */
async function recordStep(
  tx: Transaction<DB>,
  admin: AdminUser,
  step: OrderStep,
  { id, from }: SeenOrder,
): Promise<'DONE' | 'UNCHANGED' | Refusal> {
  const order = await lockOrder(tx, id, 'all');
  if (!order) return 'NOT_FOUND';
  if (step === 'COMPLETED' && order.status === 'COMPLETED') return 'UNCHANGED';
  if (order.status !== from) return 'EDITED_MEANWHILE';
  if (step === 'PAID' && !can.recordPayment(order)) return 'INVOICE_MISSING';
  if (step !== 'PAID' && !can.workOn(order)) return 'ORDER_ENDED';
  if (step === 'COMPLETED') {
    await changeOrderStatus(tx, admin, id, { status: 'COMPLETED', from });
    return 'DONE';
  }
  const date = step === 'CALLED' ? 'calledAt' : 'paidAt';
  const { at, now } = await readInstants(tx, id, date);
  if (at !== null) return 'UNCHANGED';
  await recordDates(tx, admin, id, { [date]: now.toISOString() });
  return 'DONE';
}

/** The instant that was recorded, and the present one by the clock of the database, which judges what is recorded. */
const readInstants = (tx: Transaction<DB>, orderId: string, date: 'calledAt' | 'paidAt') =>
  tx
    .selectFrom('orders')
    .select((eb) => [
      eb.ref(date === 'calledAt' ? 'called_at' : 'paid_at').as('at'),
      eb.fn<Date>('clock_timestamp').as('now'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

const isRefusal = (word: string): word is Refusal => BULK_REFUSALS.some((refusal) => refusal === word);

function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Failure && isRefusal(error.code)) return error.code;
  log.error(error);
  return 'INTERNAL';
}
