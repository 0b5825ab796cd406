import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { type Locale, TIME_ZONE } from '../contract/constants.ts';
import { namesOf } from '../contract/names-of.ts';
import type { DB } from '../database/schema.ts';
import type { AdminUser } from './actor.ts';
import { type Cell, csvOf } from './csv.ts';
import { inSnapshot } from './db.ts';
import type { Replica } from './replica.ts';
import { TABLE_WORDS, type TableWords } from './table-words.ts';

/** The columns of a list as a file: what each shows of a row, by the name of its head, in the order of the file. */
export type Columns<Table extends keyof TableWords['heads'], Row> = {
  [Column in keyof TableWords['heads'][Table]]: (row: Row, wordOf: TableWords['wordOf']) => Cell;
};

/** A list that clerks download with the filters that it has. */
export interface ListTable<Table extends keyof TableWords['heads'], Row> {
  table: Table;
  columns: Columns<Table, Row>;
  /** A page of the list. */
  read: (tx: Transaction<DB>, page: { page: number; limit: number }) => Promise<readonly Row[]>;
}

const ROWS_AT_ONCE = 2000;

/** All rows of a list as they are at one instant, as a CSV file. A download that is slow holds no transaction. */
export async function listCsv<Table extends keyof TableWords['heads'], Row>(
  replica: Replica,
  { table, columns, read }: ListTable<Table, Row>,
  { locale, user }: { locale: Locale | undefined; user: AdminUser },
) {
  const words = TABLE_WORDS[locale ?? user.locale];
  const names = namesOf(columns);
  const linesOf = async (tx: Transaction<DB>) => {
    const lines: Cell[][] = [];
    for (let page = 1; ; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
      const rows = await read(tx, { page, limit: ROWS_AT_ONCE });
      lines.push(...rows.map((row) => names.map((name) => columns[name](row, words.wordOf))));
      if (rows.length < ROWS_AT_ONCE) return lines;
    }
  };
  const lines = await replica.read((db) => inSnapshot(db, linesOf));
  const content = Buffer.from(csvOf([names.map((name) => words.heads[table][name]), ...lines]));
  return {
    stream: Readable.from([content]),
    size: content.byteLength,
    contentType: 'text/csv; charset=utf-8',
    fileName: `${table}.csv`,
  };
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** "2026-01-31 13:00" in Berlin time, which spreadsheets of every language read as a date; empty without one. */
export const timeCell = (instant: string | null): string =>
  instant === null ? '' : BERLIN.format(new Date(instant));
