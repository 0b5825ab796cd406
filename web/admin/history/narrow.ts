import { orderNumberOf } from '../../../contract/order-number.ts';
import type { FilterChanges } from '../../layout/use-filters.ts';
import type { AuditSearch } from '../data.ts';
import type { AuditEntry } from './queries.ts';

/** Narrows the history to one thing. A kind of thing has its own actions, so a chosen action goes. */
export const onlyAbout = (
  thing: { orderId: string } | { subject: string; subjectId: string },
): FilterChanges => ({ orderId: '', subject: '', subjectId: '', action: '', ...thing });

/** The name of the thing to which the address narrows the history; undefined if none of its entries knows it. */
export function nameOfThing(
  { orderId, subjectId }: AuditSearch,
  events: readonly AuditEntry[],
): string | undefined {
  if (orderId !== undefined) return `#${orderNumberOf(orderId)}`;
  const { subject, name } =
    events.find((event) => event.subjectId === subjectId && event.name !== null) ?? {};
  // The name of a mail is the code of its kind.
  return subject === 'mail' ? undefined : (name ?? undefined);
}
