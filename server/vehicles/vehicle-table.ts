import { type RawBuilder, sql } from 'kysely';
import { CSV_START, FORMULA } from '../../contract/csv.ts';
import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { isFeature, rankOf } from '../../contract/features.ts';
import { currentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import { TABLE_WORDS, type TableWords } from '../table-words.ts';
import { damageCount, inspectedOn, mostMicrons, leastTread } from './columns.ts';

interface Column {
  of: RawBuilder<unknown>;
  /** The cell is a number, not text. */
  isNumber?: true;
  /** The cell is a day, "2021-06-15". */
  isDay?: true;
  /** The cell holds features, "TOW_BAR NAVIGATION". */
  isFeatures?: true;
  /** The cell is a code that people see as a word. */
  kind?: Parameters<TableWords['wordOf']>[0];
}

/** A column by its name: its head is in `content/tables`, and JSON files have it as their key. */
export type ColumnName = keyof TableWords['heads']['vehicles'];

const COLUMNS: Record<ColumnName, Column> = {
  vin: { of: sql`vehicles.vin` },
  make: { of: sql`vehicles.make` },
  model: { of: sql`vehicles.model` },
  variant: { of: sql`vehicles.variant` },
  firstRegistered: { of: sql`vehicles.first_registered::text`, isDay: true },
  mileageKm: { of: sql`vehicles.mileage_km::text`, isNumber: true },
  bodyType: { of: sql`vehicles.body_type`, kind: 'body' },
  engineSizeCc: { of: sql`vehicles.engine_size_cc::text`, isNumber: true },
  kw: { of: sql`vehicles.kw::text`, isNumber: true },
  fuelType: { of: sql`vehicles.fuel_type`, kind: 'fuel' },
  transmission: { of: sql`vehicles.transmission`, kind: 'transmission' },
  colour: { of: sql`vehicles.colour` },
  baseColour: { of: sql`vehicles.base_colour`, kind: 'colour' },
  doors: { of: sql`vehicles.doors::text`, isNumber: true },
  steeringPosition: { of: sql`vehicles.steering_position`, kind: 'steering' },
  seats: { of: sql`vehicles.seats::text`, isNumber: true },
  emissionClass: { of: sql`vehicles.emission_class`, kind: 'emission' },
  co2GKm: { of: sql`vehicles.co2_g_km::text`, isNumber: true },
  consumptionLitres: { of: sql`vehicles.consumption_litres::text`, isNumber: true },
  consumptionKwh: { of: sql`vehicles.consumption_kwh::text`, isNumber: true },
  batteryKwh: { of: sql`vehicles.battery_kwh::text`, isNumber: true },
  batteryHealthPercent: { of: sql`vehicles.battery_health_percent::text`, isNumber: true },
  rangeKm: { of: sql`vehicles.range_km::text`, isNumber: true },
  towLoadKg: { of: sql`vehicles.tow_load_kg::text`, isNumber: true },
  owners: { of: sql`vehicles.owners::text`, isNumber: true },
  interior: { of: sql`vehicles.interior` },
  hsnTsn: { of: sql`vehicles.hsn_tsn` },
  keys: { of: sql`vehicles.keys::text`, isNumber: true },
  serviceBook: { of: sql`vehicles.service_book`, kind: 'serviceBook' },
  nextInspection: { of: sql`vehicles.next_inspection::text`, isDay: true },
  accidentFree: { of: sql`vehicles.accident_free::text`, kind: 'yesNo' },
  imported: { of: sql`vehicles.imported::text`, kind: 'yesNo' },
  damagesSum: { of: sql`vehicles.damages_sum::text`, isNumber: true },
  damageCount: { of: sql`${damageCount}::text`, isNumber: true },
  treadMm: { of: sql`${leastTread}::text`, isNumber: true },
  paintMicrons: { of: sql`${mostMicrons}::text`, isNumber: true },
  inspectedOn: { of: inspectedOn, isDay: true },
  locationPostalCode: { of: sql`vehicles.location_postal_code` },
  locationCountry: { of: sql`vehicles.location_country` },
  readyFrom: { of: sql`vehicles.ready_from::text`, isDay: true },
  formerPriceNet: { of: sql`vehicles.former_price_net::text`, isNumber: true },
  priceNet: { of: sql`vehicles.price_net::text`, isNumber: true },
  status: { of: currentStatus, kind: 'vehicle' },
  inStockSince: { of: sql`(vehicles.created_at at time zone ${TIME_ZONE})::date::text`, isDay: true },
  changedOn: { of: sql`(vehicles.updated_at at time zone ${TIME_ZONE})::date::text`, isDay: true },
  /** The path of its page. */
  url: { of: sql`'/vehicles/' || vehicles.id` },
  features: { of: sql`array_to_string(vehicles.features, ' ')`, isFeatures: true },
};

export const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

/** As `readCells` answers them. */
export type Cells = (string | null)[];

/** The cells of these vehicles, in this order. Ids that do not exist are left out. */
export async function readCells(
  db: Database,
  names: readonly ColumnName[],
  ids: RawBuilder<unknown>,
): Promise<Cells[]> {
  const cells = sql.join(names.map((name) => COLUMNS[name].of));
  const found = await sql<{ cells: Cells }>`
    select json_build_array(${cells}) as cells
    from unnest(${ids}) with ordinality as wanted (id, place)
    join vehicles on vehicles.id = wanted.id
    order by wanted.place
  `.execute(db);
  return found.rows.map(({ cells: row }) => row);
}

const columnAt = (names: readonly ColumnName[], at: number): Partial<Column> => {
  const name = names[at];
  return name === undefined ? {} : COLUMNS[name];
};

/** A file for a spreadsheet, with heads and words in this language. */
export async function spreadsheetOf(
  names: readonly ColumnName[],
  rows: readonly Cells[],
  { format, locale }: { format: 'csv' | 'xlsx'; locale: Locale },
): Promise<Buffer> {
  const words = TABLE_WORDS[locale];
  const heads = names.map((name) => words.heads.vehicles[name]);
  const shown = rows.map((cells) =>
    cells.map((cell, at) => {
      const { kind, isFeatures } = columnAt(names, at);
      if (cell !== null && isFeatures)
        return featuresOf(cell)
          .map((feature) => words.wordOf('feature', feature))
          .join('; ');
      return cell === null || kind === undefined ? cell : words.wordOf(kind, cell);
    }),
  );
  if (format === 'csv') return csvOf(names, heads, shown);
  // Few people need it, so the server loads it on first use.
  const { xlsxOf } = await import('./xlsx.ts');
  return xlsxOf(words.heads.orders.vehicles, [
    heads,
    ...shown.map((cells) =>
      valuesOf(names, cells).map((value, at) =>
        typeof value === 'string' && columnAt(names, at).isDay ? { day: value } : value,
      ),
    ),
  ]);
}

/** A file for programs: codes instead of words, numbers as JSON numbers. */
export function jsonOf(names: readonly ColumnName[], rows: readonly Cells[]): Buffer {
  return Buffer.from(JSON.stringify({ vehicles: recordsOf(names, rows) }));
}

type Value = string | number | boolean | readonly string[] | null;

/** The rows as programs read them: codes instead of words, numbers as numbers, by the names of the API. */
export const recordsOf = (names: readonly ColumnName[], rows: readonly Cells[]) =>
  rows.map((cells): Record<string, Value> =>
    Object.fromEntries(
      valuesOf(names, cells).map((value, at) => [names[at], programValueOf(columnAt(names, at), value)]),
    ),
  );

function programValueOf({ kind, isFeatures }: Partial<Column>, value: string | number | null): Value {
  if (typeof value !== 'string') return value;
  if (isFeatures) return featuresOf(value);
  return kind === 'yesNo' ? value === 'true' : value;
}

/** The codes of a cell, the best first. */
const featuresOf = (cell: string): string[] =>
  cell
    .split(' ')
    .filter(isFeature)
    .toSorted((one, other) => rankOf(one) - rankOf(other));

const valuesOf = (names: readonly ColumnName[], cells: Cells): (string | number | null)[] =>
  cells.map((cell, at) => (cell !== null && columnAt(names, at).isNumber ? Number(cell) : cell));

/** With semicolons, decimal commas and a byte order mark, as a German Excel reads it. */
function csvOf(names: readonly ColumnName[], heads: readonly string[], rows: readonly Cells[]): Buffer {
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  const body = rows.map((cells) =>
    line(
      cells.map((cell, at) =>
        columnAt(names, at).isNumber ? (cell ?? '').replace('.', ',') : quoted(cell ?? ''),
      ),
    ),
  );
  return Buffer.from(`${CSV_START}${line(heads.map(quoted))}${body.join('')}`);
}

const quoted = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
