import type { ListedVehicle } from '../trade/queries.ts';

/** The list as it is being read: its cards stay where they are, whatever becomes of the stock. */
export interface SteadyList {
  /** Which list it is: another address, another list. */
  key: string;
  /** The answer that was taken in last. */
  answer: readonly ListedVehicle[];
  /** In the order in which they came first, each with what is known of it last. */
  vehicles: readonly ListedVehicle[];
}

/** Takes in an answer: another list is taken over, the same one only brings its cards up to date. */
export function takeIn(held: SteadyList | null, key: string, answer: readonly ListedVehicle[]): SteadyList {
  if (held === null || held.key !== key) return { key, answer, vehicles: answer };
  if (held.answer === answer) return held;
  // Where nothing stands, nothing is moved by what comes.
  if (held.vehicles.length === 0) return { key, answer, vehicles: answer };
  const byId = new Map(answer.map((vehicle) => [vehicle.id, vehicle]));
  return { key, answer, vehicles: held.vehicles.map((vehicle) => byId.get(vehicle.id) ?? vehicle) };
}

/** The cards that the last answer no longer names: sold, re-priced out of the filter, or on another page by now. */
export function missingOf({ vehicles, answer }: SteadyList): string[] {
  const named = new Set(answer.map(({ id }) => id));
  return vehicles.map(({ id }) => id).filter((id) => !named.has(id));
}

/** Whether the list would look different if it were made anew. */
export function isOutdated({ vehicles, answer }: SteadyList): boolean {
  return vehicles.length !== answer.length || vehicles.some(({ id }, at) => id !== answer[at]?.id);
}
