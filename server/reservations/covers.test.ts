import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../database/schema.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aDocument, aPicture } from '../../fixtures/vehicles.ts';

const { pool } = await createTestDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void statements.push(query),
});
const app = await testApp({ db });

const PICTURES = 12;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const rowsOf = (node: PlanNode, table: string): number =>
  (node['Relation Name'] === table
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each, table), 0);

/** How many rows of the table the last statement over reservations reads, with the plan of a large table. */
async function rowsRead(table: string): Promise<number> {
  const list = statements.findLast(({ sql }) => sql.includes('as reservation,'));
  const client = await pool.connect();
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
  const { rows } = await client.query(`explain (analyze, format json) ${list?.sql}`, [
    ...(list?.parameters ?? []),
  ]);
  client.release(true);
  return Math.round(rowsOf(rows[0]['QUERY PLAN'][0].Plan, table));
}

test('a list of reservations shows the chosen cover or the first picture, and reads no other picture', async () => {
  const dealer = await aDealer(app);
  const { vehicles } = await anOrder(app, dealer, { vehicles: 3 });
  const [chosen = '', first = '', none = ''] = vehicles.map(({ id }) => id);
  const covers = new Map<string, string | null>([[none, null]]);
  for (const vehicleId of [chosen, first])
    for (let made = 0; made < PICTURES; made += 1) {
      const isCover = vehicleId === chosen && made === 7;
      const { id } = await aPicture(app, vehicleId, { isCover });
      if (isCover || (vehicleId === first && made === 0)) covers.set(vehicleId, `/media/${id}`);
    }
  await aDocument(app, none);
  const { result } = await call(app, 'GET /api/reservations', { cookie: dealer.cookie });
  expect(new Map(result.map(({ vehicle }) => [vehicle.id, vehicle.coverUrl]))).toEqual(covers);
  // Fewer than a single vehicle has: PostgreSQL rounds the rows of a loop, so the exact number depends on its version.
  expect(await rowsRead('vehicle_media')).toBeLessThan(PICTURES);
});
