import { sql } from 'kysely';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Input } from '../../contract/endpoint.ts';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { BULK_MAX } from '../../contract/reprice.ts';
import type { exportInventory } from '../../contract/vehicle-export.ts';
import type { User } from '../actor.ts';
import { allOf } from '../conditions.ts';
import type { Database } from '../db.ts';
import { listConditions } from './list-query.ts';
import { pageIds } from './queries.ts';
import { readSearch } from './search-words.ts';
import { type Cells, type ColumnName, jsonOf, readCells, recordsOf, spreadsheetOf } from './vehicle-table.ts';

/** What the pages show of a vehicle to everybody. */
const NAMES: readonly ColumnName[] = [
  'vin',
  'make',
  'model',
  'variant',
  'bodyType',
  'firstRegistered',
  'mileageKm',
  'engineSizeCc',
  'kw',
  'fuelType',
  'transmission',
  'colour',
  'baseColour',
  'doors',
  'steeringPosition',
  ...FACT_NAMES,
  'damagesSum',
  'damageCount',
  'treadMm',
  'paintMicrons',
  'inspectedOn',
  'formerPriceNet',
  'priceNet',
  'status',
  'url',
  'features',
];

interface Reader {
  user: User;
  publicUrl: string;
}

/** The vehicles of a page of a list as programs read them, as large as `limit` says. */
export async function readList(
  db: Database,
  query: VehicleQuery,
  reader: { user: User | null; publicUrl: string },
): Promise<{ names: readonly ColumnName[]; rows: ReturnType<typeof recordsOf> }> {
  return { names: NAMES, rows: recordsOf(NAMES, await readRows(db, query, reader)) };
}

/** The vehicles of all pages of a list as a file, in its order. */
export async function exportList(
  db: Database,
  { format, locale, ...asked }: Input<typeof exportInventory>['query'],
  reader: Reader,
): Promise<Buffer> {
  const rows = await readRows(db, { ...asked, page: 1, limit: BULK_MAX }, reader);
  if (format === 'json') return jsonOf(NAMES, rows);
  return spreadsheetOf(NAMES, rows, { format, locale: locale ?? reader.user.locale });
}

async function readRows(
  db: Database,
  query: VehicleQuery,
  { user, publicUrl }: { user: User | null; publicUrl: string },
): Promise<Cells[]> {
  const search = query.q === undefined ? undefined : await readSearch(db, query.q);
  const { always, byFacet } = listConditions(query, search, user);
  const matches = allOf([...always, ...Object.values(byFacet)]);
  const found = await readCells(db, NAMES, sql`array(${pageIds(matches, query, search)})`);
  return found.map((cells) => cells.map((cell, at) => (NAMES[at] === 'url' ? `${publicUrl}${cell}` : cell)));
}
