import { sql } from 'kysely';
import { CSV_START, FORMULA } from '../../contract/csv.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { currentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';

/** The columns of the file, in German as the trade's other files. `number`: the cell is a number, not text. */
const COLUMNS = [
  { head: 'FIN', of: sql`vehicles.vin` },
  { head: 'Marke', of: sql`vehicles.make` },
  { head: 'Modell', of: sql`vehicles.model` },
  { head: 'Ausführung', of: sql`vehicles.variant` },
  { head: 'Erstzulassung', of: sql`vehicles.first_registered::text` },
  { head: 'Kilometer', of: sql`vehicles.mileage_km::text`, isNumber: true },
  { head: 'kW', of: sql`vehicles.kw::text`, isNumber: true },
  { head: 'Kraftstoff', of: sql`vehicles.fuel_type` },
  { head: 'Getriebe', of: sql`vehicles.transmission` },
  { head: 'Farbe', of: sql`vehicles.colour` },
  { head: 'Preis netto EUR', of: sql`vehicles.price_net::text`, isNumber: true },
  { head: 'Status', of: currentStatus },
  { head: 'Im Bestand seit', of: sql`(vehicles.created_at at time zone ${TIME_ZONE})::date::text` },
  { head: 'Zuletzt geändert', of: sql`(vehicles.updated_at at time zone ${TIME_ZONE})::date::text` },
] as const;

type Cells = (string | null)[];

/** These vehicles as a file, in this order. Ids that do not exist are left out. */
export async function exportVehicleTable(
  db: Database,
  { ids, format }: { ids: readonly string[]; format: 'csv' | 'xlsx' },
): Promise<Buffer> {
  const found = await sql<{ cells: Cells }>`
    select json_build_array(${sql.join(COLUMNS.map(({ of }) => of))}) as cells
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join vehicles on vehicles.id = wanted.id
    order by wanted.place
  `.execute(db);
  const rows = found.rows.map(({ cells }) => cells);
  if (format === 'csv') return csvOf(rows);
  // Few clerks need it, so the server loads it on first use.
  const { xlsxOf } = await import('./xlsx.ts');
  const head = COLUMNS.map((column) => column.head);
  return xlsxOf([head, ...rows.map((cells) => cells.map(valueOf))]);
}

const isNumber = (column: number): boolean => Object.hasOwn(COLUMNS[column] ?? {}, 'isNumber');

const valueOf = (cell: string | null, column: number): string | number | null =>
  cell !== null && isNumber(column) ? Number(cell) : cell;

/** With semicolons, decimal commas and a byte order mark, as a German Excel reads it. */
function csvOf(rows: readonly Cells[]): Buffer {
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  const head = line(COLUMNS.map((column) => quoted(column.head)));
  const body = rows.map((cells) =>
    line(
      cells.map((cell, column) => (isNumber(column) ? (cell ?? '').replace('.', ',') : quoted(cell ?? ''))),
    ),
  );
  return Buffer.from(`${CSV_START}${head}${body.join('')}`);
}

const quoted = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
