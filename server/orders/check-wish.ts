import { sql, type Transaction } from 'kysely';
import {
  PENDING_VEHICLES_MAX,
  PENDING_VEHICLES_RETRY_SECONDS,
  TERMS_VERSION,
} from '../../contract/constants.ts';
import { sumOf } from '../../contract/money.ts';
import type { OrderRequest } from '../../contract/order-placing.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type Buyer, buyerOf, type FoundBuyer, lockBuyers } from './buyer.ts';
import { lockVehicles, type OfferedVehicle, requireFree } from './vehicles.ts';

/** An order without a total takes the vehicles at their current price. */
export type Wish = Omit<OrderRequest, 'totalAmount' | 'deliveryAddressId' | 'purchaseReference'> & {
  totalAmount: string | null;
  deliveryAddressId?: OrderRequest['deliveryAddressId'];
  purchaseReference?: OrderRequest['purchaseReference'];
};

/** What a user wants to order. */
export interface Wanted {
  user: DealerUser;
  wish: Wish;
}

/** What can be ordered, with locked vehicles in the order of their ids. */
export interface Checked {
  buyer: Buyer;
  vehicles: OfferedVehicle[];
  totalAmount: string;
}

/**
 * The name of the lock at which orders of one dealer wait for each other, so that parallel orders cannot exceed the limit of
 * vehicles in PENDING orders.
 */
export const pendingLockOf = ({ dealer }: { dealer: { id: string } }): string =>
  `pending vehicles ${dealer.id}`;

/**
 * Takes advisory locks in the order of their names. They come before all rows (docs/decisions/0049). From now on this
 * transaction waits at most `patienceMs` for any lock.
 */
export async function lockNames(
  tx: Transaction<DB>,
  names: readonly string[],
  patienceMs: number | null = null,
): Promise<void> {
  // All statements of an order find rows by their keys: to plan them anew for these ids is a sixth of its computing.
  await sql`
    select
      set_config('plan_cache_mode', 'force_generic_plan', true),
      set_config('lock_timeout', coalesce(${patienceMs}::text, current_setting('lock_timeout')), true),
      (
        select count(pg_advisory_xact_lock(hashtextextended(name, 0)))
        from unnest(${names.toSorted()}::text[]) as name
      )
  `.execute(tx);
}

/** Locks the buyer and the vehicles. Throws unless all can be ordered now, as the buyer saw them. */
export async function checkWish(tx: Transaction<DB>, user: DealerUser, wish: Wish): Promise<Checked> {
  const wanted = { user, wish };
  await lockNames(tx, [pendingLockOf(user)]);
  const checked = (await checkWishes(tx, [wanted])).get(wanted);
  if (checked instanceof Failure) throw checked;
  if (!checked) throw new Error('a wish was not checked');
  return checked;
}

/**
 * Locks the buyers and the vehicles, and says of each wish whether it can be ordered now, or why not. The buyers'
 * `pendingLockOf` are taken before. No two wishes have a dealer or a vehicle in common.
 */
export async function checkWishes<One extends Wanted>(
  tx: Transaction<DB>,
  all: readonly One[],
): Promise<Map<One, Checked | Failure>> {
  const found = await lockBuyers(tx, all);
  const buyers = new Map(all.map((one, place) => [one, attempt(() => checkBuyer(one, found.get(place)))]));
  const left = all.filter((one) => !(buyers.get(one) instanceof Failure));
  const vehicles = await lockVehicles(
    tx,
    left.flatMap(({ wish }) => wish.vehicleIds),
  );
  return new Map(
    [...buyers].map(([one, buyer]) => [
      one,
      buyer instanceof Failure ? buyer : attempt(() => checkVehicles(one, buyer, vehicles)),
    ]),
  );
}

/** What `decide` returns, or the Failure that it throws. */
export function attempt<Result>(decide: () => Result): Result | Failure {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Throws RATE_LIMITED if the dealer would have too many vehicles in PENDING orders. */
function checkBuyer({ user, wish }: Wanted, found: FoundBuyer | undefined): Buyer {
  const buyer = buyerOf(user, wish, found);
  if (buyer.pendingVehicles + wish.vehicleIds.length <= PENDING_VEHICLES_MAX) return buyer;
  throw new Failure('RATE_LIMITED', {
    retryAfterSeconds: PENDING_VEHICLES_RETRY_SECONDS,
    payload: { limit: 'PENDING_VEHICLES' },
  });
}

function checkVehicles({ wish }: Wanted, buyer: Buyer, locked: readonly OfferedVehicle[]): Checked {
  const ids = new Set(wish.vehicleIds);
  const vehicles = locked.filter(({ id }) => ids.has(id));
  requireFree(wish.vehicleIds, vehicles);
  const totalAmount = sumOf(vehicles.map(({ priceNet }) => priceNet));
  const isAsSeen = wish.totalAmount === null || wish.totalAmount === totalAmount;
  if (!isAsSeen || !hasPrices(vehicles, wish.prices)) throw priceChanged(vehicles);
  requireConditions(buyer, wish);
  return { buyer, vehicles, totalAmount };
}

/** Compares each price: two that changed by the same amount in opposite directions leave the total as it was. */
function hasPrices(vehicles: OfferedVehicle[], seen: Wish['prices']): boolean {
  if (seen === undefined) return true;
  const priceOf = new Map(seen.map(({ id, priceNet }) => [id, priceNet]));
  return vehicles.every(({ id, priceNet }) => priceOf.get(id) === priceNet);
}

/** Throws CONDITIONS_CHANGED unless the buyer saw the VAT case and the terms that hold now. */
function requireConditions({ vatCase }: Buyer, seen: Pick<Wish, 'vatCase' | 'termsVersion'>): void {
  const now = { vatCase, termsVersion: TERMS_VERSION };
  const { vatCase: seenCase = vatCase, termsVersion = TERMS_VERSION } = seen;
  if (seenCase !== vatCase || termsVersion !== TERMS_VERSION)
    throw new Failure('CONDITIONS_CHANGED', { payload: now });
}

function priceChanged(vehicles: OfferedVehicle[]): Failure {
  const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));
  return new Failure('PRICE_CHANGED', { payload: { prices } });
}
