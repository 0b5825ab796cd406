import { Readable } from 'node:stream';
import type { AuditEntry } from '../../contract/audit.ts';
import type { Locale } from '../../contract/constants.ts';
import { CSV_START, csvRow } from '../../contract/csv.ts';
import { namesOf } from '../../contract/names-of.ts';
import { orderNumberCell } from '../csv.ts';
import { timeCell } from '../list-table.ts';
import type { Replica } from '../replica.ts';
import { TABLE_WORDS, type TableWords } from '../table-words.ts';
import { CHANGES_TEXT, type ChangesText } from './changes-text.ts';
import { type AuditFilters, findEntriesAfter } from './queries.ts';

const ROWS_AT_ONCE = 1000;

/** The columns by the names of their heads, in the order of the file: what the page shows, then codes and ids for programs. */
const COLUMNS: Record<
  keyof TableWords['heads']['history'],
  (entry: AuditEntry, wordOf: TableWords['wordOf'], changesText: ChangesText) => string
> = {
  id: ({ id }) => String(id),
  at: ({ at }) => timeCell(at),
  actor: ({ actor }) => actor.email ?? '',
  role: ({ actor }, wordOf) => wordOf('auditRole', actor.role),
  action: ({ action }, wordOf) => wordOf('auditAction', action),
  subject: ({ subject }, wordOf) => wordOf('auditSubject', subject),
  name: nameOf,
  changes: (entry, _wordOf, changesText) => changesText(entry),
  actionCode: ({ action }) => action,
  subjectId: ({ subjectId }) => subjectId,
  orderId: ({ orderId }) => orderId ?? '',
  actorId: ({ actor }) => actor.id ?? '',
  before: ({ before }) => fieldsOf(before),
  after: ({ after }) => fieldsOf(after),
};

/** The entries as a table for spreadsheets. It is read from the database in parts, because a year has half a million entries. */
export const auditCsv = (replica: Replica, filters: AuditFilters, locale: Locale): Readable =>
  Readable.from(partsOf(replica, filters, locale), { objectMode: false });

async function* partsOf(replica: Replica, filters: AuditFilters, locale: Locale): AsyncGenerator<string> {
  const { heads, wordOf } = TABLE_WORDS[locale];
  const changesText = CHANGES_TEXT[locale];
  const names = namesOf(COLUMNS);
  const rowOf = (entry: AuditEntry) => csvRow(names.map((name) => COLUMNS[name](entry, wordOf, changesText)));
  yield CSV_START + csvRow(names.map((name) => heads.history[name]));
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

/** An order has no name but its number, a mail none but its kind. */
function nameOf({ subject, subjectId, name, after }: AuditEntry, wordOf: TableWords['wordOf']): string {
  const kind = after?.['kind'];
  if (subject === 'order') return orderNumberCell(subjectId);
  return subject === 'mail' && typeof kind === 'string' ? wordOf('mailKind', kind) : (name ?? '');
}

const fieldsOf = (fields: AuditEntry['before']): string => (fields ? JSON.stringify(fields) : '');
