import pg from 'pg';
import { sql, type Transaction } from 'kysely';
import type { PlacedOrder } from '../../contract/order-placing.ts';
import type { DB } from '../../database/schema.ts';
import { Batches } from '../batches.ts';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { lockNames, pendingLockOf, type Wanted } from './check-wish.ts';
import { findAnswers, keyLocksOf, storeAnswers } from './once.ts';
import { placeOrders } from './place.ts';
import { findPlacedOrders } from './queries.ts';

/** How long a batch waits for a lock that another transaction holds, before each of its orders is placed alone. */
export const PATIENCE_MS = 250;

/** The wish of a user, which takes effect once under its key. */
export interface OrderCall extends Wanted {
  key: string | undefined;
}

/**
 * Places the orders that wait at the same moment in one transaction. One that is refused is refused alone. If the database
 * refuses the transaction, each of them is placed in one of its own.
 */
export class OrdersTogether {
  readonly #batches: Batches<OrderCall, PlacedOrder | Failure>;

  constructor(db: Database, newOrderId?: () => string) {
    this.#batches = new Batches((calls, as) => placeTogether(db, calls, as, newOrderId));
  }

  /** Places the order once per user and idempotency key, or throws why not. Calls with a name in common are not placed together. */
  async place(call: OrderCall, names: readonly string[]): Promise<PlacedOrder> {
    const answer = await this.#batches.ask(call, names);
    if (answer instanceof Failure) throw answer;
    return answer;
  }
}

async function placeTogether(
  db: Database,
  calls: readonly OrderCall[],
  as: 'batch' | 'alone',
  newOrderId?: () => string,
): Promise<(PlacedOrder | Failure)[] | 'eachAlone'> {
  let isAtCommit = false;
  try {
    return await inTransaction(db, async (tx) => {
      isAtCommit = false;
      const answers = await answerAll(tx, calls, as, newOrderId);
      isAtCommit = true;
      return answers;
    });
  } catch (error) {
    const isUndone = !isAtCommit || isRefusal(error);
    // One that is alone in its batch would fail again, unless it only has to wait longer.
    const mayHelp = as === 'batch' && (calls.length > 1 || hasWaited(error));
    if (isUndone && mayHelp) return 'eachAlone';
    throw error;
  }
}

/**
 * Whether the database has refused to commit. After a lost connection, or one that the database ends (57P), nobody knows what is
 * stored.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === false;

/** Whether a lock was not free in time. */
const hasWaited = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

async function answerAll(
  tx: Transaction<DB>,
  calls: readonly OrderCall[],
  as: 'batch' | 'alone',
  newOrderId?: () => string,
): Promise<(PlacedOrder | Failure)[]> {
  const locks = calls.flatMap((call) => [...keyLocksOf(call), pendingLockOf(call.user)]);
  await lockNames(tx, locks, as === 'batch' ? PATIENCE_MS : null);
  const answers = await findAnswers<PlacedOrder, OrderCall>(tx, calls);
  const outcomes = await placeOrders(
    tx,
    calls.filter((call) => !answers.has(call)),
    newOrderId,
  );
  // Commits wait for each other, and a constraint may wait as well: that is no reason to place each order alone.
  if (as === 'batch') await sql`set local lock_timeout to default`.execute(tx);
  const orders = await findPlacedOrders(
    tx,
    [...outcomes.values()].filter((outcome) => typeof outcome === 'string'),
  );
  const placed: [OrderCall, PlacedOrder][] = [];
  for (const [call, outcome] of outcomes) {
    const answer = typeof outcome === 'string' ? orders.get(outcome) : outcome;
    if (!answer) throw new Error(`no order ${String(outcome)}`);
    answers.set(call, answer);
    if (!(answer instanceof Failure)) placed.push([call, answer]);
  }
  await storeAnswers(tx, placed);
  return calls.map((call) => required(answers.get(call)));
}

function required(answer: PlacedOrder | Failure | undefined): PlacedOrder | Failure {
  if (!answer) throw new Error('an order call has no answer');
  return answer;
}
