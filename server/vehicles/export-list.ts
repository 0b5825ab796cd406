import { sql } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import { BULK_MAX } from '../../contract/reprice.ts';
import type { exportInventory } from '../../contract/vehicle-export.ts';
import type { User } from '../actor.ts';
import { allOf } from '../conditions.ts';
import type { Database } from '../db.ts';
import { listConditions } from './list-query.ts';
import { pageIds } from './queries.ts';
import { readSearch } from './search-words.ts';
import { type ColumnName, jsonOf, readCells, spreadsheetOf } from './vehicle-table.ts';

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
  'doors',
  'bodyType',
  'seats',
  'emissionClass',
  'towLoadKg',
  'owners',
  'nextInspection',
  'accidentFree',
  'locationPostalCode',
  'locationCountry',
  'priceNet',
  'status',
  'url',
];

interface Reader {
  user: User;
  publicUrl: string;
}

/** The vehicles of all pages of a list as a file, in its order. */
export async function exportList(
  db: Database,
  { format, locale, ...asked }: Input<typeof exportInventory>['query'],
  { user, publicUrl }: Reader,
): Promise<Buffer> {
  const query = { ...asked, page: 1, limit: BULK_MAX };
  const search = query.q === undefined ? undefined : await readSearch(db, query.q);
  const { always, byFacet } = listConditions(query, search, user);
  const matches = allOf([...always, ...Object.values(byFacet)]);
  const found = await readCells(db, NAMES, sql`array(${pageIds(matches, query, search)})`);
  const rows = found.map((cells) =>
    cells.map((cell, at) => (NAMES[at] === 'url' ? `${publicUrl}${cell}` : cell)),
  );
  if (format === 'json') return jsonOf(NAMES, rows);
  return spreadsheetOf(NAMES, rows, { format, locale: locale ?? user.locale });
}
