import type { VehicleWithMedia } from '../trade/queries.ts';

type State = Pick<VehicleWithMedia['vehicle'], 'id' | 'status' | 'priceNet'>;

/** What happened to a vehicle while its page is open, as far as it matters to a buyer. */
export type Change = 'lost' | 'regained' | 'repriced';

/** The change from one state of a vehicle to the next; null if there is nothing to announce. */
export function changeOf(before: State | undefined, now: State | undefined): Change | null {
  if (!before || !now || before.id !== now.id) return null;
  const wasFree = before.status === 'AVAILABLE';
  const isFree = now.status === 'AVAILABLE';
  if (wasFree && !isFree) return 'lost';
  if (!wasFree && isFree) return 'regained';
  return isFree && before.priceNet !== now.priceNet ? 'repriced' : null;
}
