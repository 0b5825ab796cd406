import { type RawBuilder, sql } from 'kysely';
import { CSV_START, FORMULA } from '../../contract/csv.ts';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { currentStatus } from '../current-status.ts';
import { type Database, inSnapshot } from '../db.ts';
import { TABLE_WORDS, type TableWords } from '../table-words.ts';
import { inParts, type OnProgress } from './bulk-progress.ts';

interface Column {
  head: keyof TableWords['heads']['vehicles'];
  of: RawBuilder<unknown>;
  /** The cell is a number, not text. */
  isNumber?: true;
  /** The cell is a code that people see as a word. */
  kind?: Parameters<TableWords['wordOf']>[0];
}

const COLUMNS: readonly Column[] = [
  { head: 'vin', of: sql`vehicles.vin` },
  { head: 'make', of: sql`vehicles.make` },
  { head: 'model', of: sql`vehicles.model` },
  { head: 'variant', of: sql`vehicles.variant` },
  { head: 'firstRegistered', of: sql`vehicles.first_registered::text` },
  { head: 'mileage', of: sql`vehicles.mileage_km::text`, isNumber: true },
  { head: 'kw', of: sql`vehicles.kw::text`, isNumber: true },
  { head: 'fuel', of: sql`vehicles.fuel_type`, kind: 'fuel' },
  { head: 'transmission', of: sql`vehicles.transmission`, kind: 'transmission' },
  { head: 'colour', of: sql`vehicles.colour` },
  { head: 'priceNet', of: sql`vehicles.price_net::text`, isNumber: true },
  { head: 'status', of: currentStatus, kind: 'vehicle' },
  { head: 'inStockSince', of: sql`(vehicles.created_at at time zone ${TIME_ZONE})::date::text` },
  { head: 'changedOn', of: sql`(vehicles.updated_at at time zone ${TIME_ZONE})::date::text` },
];

type Cells = (string | null)[];

interface Wanted {
  ids: readonly string[];
  format: 'csv' | 'xlsx';
  locale: Locale;
  onProgress: OnProgress;
}

/** These vehicles as a file, in this order, all as they are at one instant. Ids that do not exist are left out. */
export async function exportVehicleTable(
  db: Database,
  { ids, format, locale, onProgress }: Wanted,
): Promise<Buffer> {
  onProgress(0, ids.length);
  const words = TABLE_WORDS[locale];
  const rows: Cells[] = [];
  await inSnapshot(db, (tx) =>
    inParts(ids, onProgress, async (part) => {
      const found = await sql<{ cells: Cells }>`
        select json_build_array(${sql.join(COLUMNS.map(({ of }) => of))}) as cells
        from unnest(${part}::uuid[]) with ordinality as wanted (id, place)
        join vehicles on vehicles.id = wanted.id
        order by wanted.place
      `.execute(tx);
      rows.push(...found.rows.map(({ cells }) => cells.map((cell, column) => shownAs(words, column, cell))));
    }),
  );
  const heads = COLUMNS.map(({ head }) => words.heads.vehicles[head]);
  if (format === 'csv') return csvOf(heads, rows);
  // Few clerks need it, so the server loads it on first use.
  const { xlsxOf } = await import('./xlsx.ts');
  return xlsxOf([heads, ...rows.map((cells) => cells.map(valueOf))]);
}

function shownAs(words: TableWords, column: number, cell: string | null): string | null {
  const kind = COLUMNS[column]?.kind;
  return cell === null || kind === undefined ? cell : words.wordOf(kind, cell);
}

const isNumber = (column: number): boolean => COLUMNS[column]?.isNumber === true;

const valueOf = (cell: string | null, column: number): string | number | null =>
  cell !== null && isNumber(column) ? Number(cell) : cell;

/** With semicolons, decimal commas and a byte order mark, as a German Excel reads it. */
function csvOf(heads: readonly string[], rows: readonly Cells[]): Buffer {
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  const head = line(heads.map(quoted));
  const body = rows.map((cells) =>
    line(
      cells.map((cell, column) => (isNumber(column) ? (cell ?? '').replace('.', ',') : quoted(cell ?? ''))),
    ),
  );
  return Buffer.from(`${CSV_START}${head}${body.join('')}`);
}

const quoted = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
