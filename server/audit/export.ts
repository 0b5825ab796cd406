import { Readable } from 'node:stream';
import type { AuditEntry } from '../../contract/audit.ts';
import { CSV_START, csvRow } from '../../contract/csv.ts';
import type { Replica } from '../replica.ts';
import { type AuditFilters, findEntriesAfter } from './queries.ts';

const ROWS_AT_ONCE = 1000;

const HEADS = [
  'id',
  'at',
  'actor',
  'role',
  'actorId',
  'action',
  'subject',
  'subjectId',
  'name',
  'orderId',
  'before',
  'after',
];

/** The entries as a table for spreadsheets. It is read from the database in parts, because a year has half a million entries. */
export const auditCsv = (replica: Replica, filters: AuditFilters): Readable =>
  Readable.from(partsOf(replica, filters), { objectMode: false });

async function* partsOf(replica: Replica, filters: AuditFilters): AsyncGenerator<string> {
  yield CSV_START + csvRow(HEADS);
  let last: number | null = null;
  for (;;) {
    const after = last;
    // oxlint-disable-next-line no-await-in-loop -- the next part begins where this one ends
    const entries: AuditEntry[] = await replica.read((db) =>
      findEntriesAfter(db, filters, { last: after, limit: ROWS_AT_ONCE }),
    );
    if (entries.length > 0) yield entries.map(rowOf).join('');
    last = entries.at(-1)?.id ?? null;
    if (entries.length < ROWS_AT_ONCE) return;
  }
}

const rowOf = (entry: AuditEntry): string =>
  csvRow([
    String(entry.id),
    entry.at,
    entry.actor.email ?? '',
    entry.actor.role,
    entry.actor.id ?? '',
    entry.action,
    entry.subject,
    entry.subjectId,
    entry.name ?? '',
    entry.orderId ?? '',
    fieldsOf(entry.before),
    fieldsOf(entry.after),
  ]);

const fieldsOf = (fields: AuditEntry['before']): string => (fields ? JSON.stringify(fields) : '');
