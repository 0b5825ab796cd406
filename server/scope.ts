import { type RawBuilder, sql } from 'kysely';
import type { User } from './actor.ts';

/**
 * The owner of the orders and reservations that a query may return. There is no empty scope, so a forgotten
 * scope does not compile.
 */
export type Scope = { dealerId: string } | 'all';

export const scopeOf = (user: User): Scope => (user.role === 'admin' ? 'all' : { dealerId: user.dealer.id });

/** Whether a row is in the scope. `dealerId` is the column with its dealer. */
export const isInScope = (scope: Scope, dealerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`${dealerId} = ${scope.dealerId}`;

/** Whether a row belongs to the dealer of this user. Visitors and admins have no dealer, so no row is theirs. */
export const isOfDealer = (user: User | null, dealerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  user?.role === 'dealer' ? sql`${dealerId} = ${user.dealer.id}` : sql`false`;
