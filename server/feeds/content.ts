import { FEED_VEHICLES_MAX, type FeedKind } from '../../contract/feed-figures.ts';
import { CSV_START, csvRow } from '../../contract/csv.ts';
import type { Database } from '../db.ts';
import { readList } from '../vehicles/export-list.ts';
import { queryOf } from '../saved-searches/condition.ts';
import { findPurchases, PURCHASE_COLUMNS } from './purchases.ts';

export interface FoundFeed {
  kind: FeedKind;
  dealerId: string;
  /** Of its saved search. */
  search: string | null;
}

type Value = string | number | boolean | readonly string[] | null | undefined;
type Row = Record<string, Value>;

/** The lines of lists in one cell. */
const LINES = '|';

/** What a feed answers; undefined if the inventory cannot read its search any more. */
export async function contentOf(
  db: Database,
  feed: FoundFeed,
  { format, publicUrl }: { format: 'json' | 'csv'; publicUrl: string },
): Promise<Buffer | undefined> {
  const table = await tableOf(db, feed, publicUrl);
  if (!table) return undefined;
  if (format === 'json') return Buffer.from(JSON.stringify({ vehicles: table.rows }));
  const lines = table.rows.map((row) => csvRow(table.names.map((name) => textOf(row[name]))));
  return Buffer.from(`${CSV_START}${csvRow(table.names)}${lines.join('')}`);
}

async function tableOf(
  db: Database,
  { kind, dealerId, search }: FoundFeed,
  publicUrl: string,
): Promise<{ names: readonly string[]; rows: Row[] } | undefined> {
  if (kind === 'PURCHASES')
    return { names: PURCHASE_COLUMNS, rows: await findPurchases(db, dealerId, publicUrl) };
  const query = queryOf(search ?? '');
  if (!query) return undefined;
  return readList(db, { ...query, page: 1, limit: FEED_VEHICLES_MAX }, { user: null, publicUrl });
}

const textOf = (value: Value): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? value.join(LINES) : String(value);
};
