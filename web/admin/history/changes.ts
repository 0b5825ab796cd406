import type { AuditEntry } from './queries.ts';

/** A field that a change set. A member that is undefined did not exist: there is nothing to show for it. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields that hold nothing but ids, which say nothing to people. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'vehicleId',
  'vehicleIds',
  'paperId',
  'documentId',
  'complaintId',
  'requestId',
  'orderId',
  'dealerId',
]);

/** The fields of an entry, each from what to what, in the order in which they were recorded. */
export function changesOf({
  subject,
  name,
  recipient,
  before,
  after,
}: Pick<AuditEntry, 'subject' | 'name' | 'recipient' | 'before' | 'after'>): Change[] {
  // Its name is its kind. The recipient is known as long as the mail exists.
  if (subject === 'mail')
    return name === null ? [] : [{ field: 'recipient', before: undefined, after: recipient ?? 'PROVIDER' }];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !IDS.has(field))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => change.before !== change.after);
}

/** Entries that one act wrote: the same transaction has the same instant and the same author. */
export function groupsOf(events: readonly AuditEntry[]): AuditEntry[][] {
  const groups: AuditEntry[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && first.at === event.at && first.actor.id === event.actor.id) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
