import type { CardVehicle } from './queries.ts';

/** The list on the screen. Its cards keep their places when the stock changes. */
export interface SteadyList {
  /** Identifies the list: another address has another list. */
  key: string;
  /** The last answer. */
  answer: readonly CardVehicle[];
  /** The cards in the order of the first answer, each with its latest data. */
  vehicles: readonly CardVehicle[];
}

/** Adds an answer: the answer for another list replaces the list, one for the same list only updates its cards. */
export function withAnswer(held: SteadyList | null, key: string, answer: readonly CardVehicle[]): SteadyList {
  if (held === null || held.key !== key) return { key, answer, vehicles: answer };
  if (held.answer === answer) return held;
  // In an empty list no card can move.
  if (held.vehicles.length === 0) return { key, answer, vehicles: answer };
  const byId = new Map(answer.map((vehicle) => [vehicle.id, vehicle]));
  return { key, answer, vehicles: held.vehicles.map((vehicle) => byId.get(vehicle.id) ?? vehicle) };
}

/** The cards that the last answer no longer has. They are sold, excluded by the filter, or on another page. */
export function missingOf({ vehicles, answer }: SteadyList): string[] {
  const named = new Set(answer.map(({ id }) => id));
  return vehicles.map(({ id }) => id).filter((id) => !named.has(id));
}

/** Whether a list built from the last answer would look different. */
export function isOutdated({ vehicles, answer }: SteadyList): boolean {
  return vehicles.length !== answer.length || vehicles.some(({ id }, at) => id !== answer[at]?.id);
}
