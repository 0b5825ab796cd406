import type { ReservationEntry } from './queries.ts';

export interface OrderGroup {
  order: ReservationEntry['order'];
  entries: ReservationEntry[];
}

/** The reservations of each order, in the order of the list. */
export function byOrder(entries: readonly ReservationEntry[]): OrderGroup[] {
  const groups = new Map<string, OrderGroup>();
  for (const entry of entries) {
    const group = groups.get(entry.order.id);
    if (group) group.entries.push(entry);
    else groups.set(entry.order.id, { order: entry.order, entries: [entry] });
  }
  return [...groups.values()];
}
