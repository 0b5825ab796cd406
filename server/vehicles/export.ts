import { sql } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import { type Database, inSnapshot } from '../db.ts';
import { inParts, type OnProgress } from './bulk-progress.ts';
import { type Cells, type ColumnName, readCells, spreadsheetOf } from './vehicle-table.ts';

const NAMES: readonly ColumnName[] = [
  'vin',
  'make',
  'model',
  'variant',
  'firstRegistered',
  'mileageKm',
  'kw',
  'fuelType',
  'transmission',
  'colour',
  'priceNet',
  'status',
  'inStockSince',
  'changedOn',
];

interface Wanted {
  ids: readonly string[];
  format: 'csv' | 'xlsx';
  locale: Locale;
  onProgress: OnProgress;
}

/** These vehicles as a file, in this order, all as they are at one instant. Ids that do not exist are left out. */
export async function exportVehicleTable(
  db: Database,
  { ids, onProgress, ...file }: Wanted,
): Promise<Buffer> {
  onProgress(0, ids.length);
  const rows: Cells[] = [];
  await inSnapshot(db, (tx) =>
    inParts(ids, onProgress, async (part) => {
      rows.push(...(await readCells(tx, NAMES, sql`${part}::uuid[]`)));
    }),
  );
  return spreadsheetOf(NAMES, rows, file);
}
