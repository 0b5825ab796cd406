import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { getHealth } from '../contract/health.ts';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { connectTo } from './portal.ts';

const FILES = 'pictures and documents';

interface Growth {
  vehicles: number;
  /** Only questions will be asked: copies have no pictures and documents, and PostgreSQL takes over their words. */
  isReadOnly?: boolean;
}

/** Starts the portal with so many vehicles, as it starts on any other day. It has read them into memory. */
export async function startGrown(filled: string, growth: Growth): Promise<Portal> {
  console.log(`growing the stock to ${growth.vehicles} vehicles`);
  const growing = await startPortal({ filled });
  const client = await connectTo(growing);
  await growStock(client, growth);
  await client.end();
  await growing.end();
  const portal = await startPortal({ filled: growing.dataDir });
  await growing.stop();
  await untilInMemory(portal);
  return portal;
}

/**
 * Copies of the vehicles of the demo with their pictures and documents, until the stock has so many. The prices, mileages and days of
 * a copy differ from those of its original.
 */
const STATEMENTS = ({ vehicles, isReadOnly }: Growth): Record<string, string> => ({
  copies: `
    create temporary table copies on commit drop as
    select n, gen_random_uuid() as id, original.id as original_id
    from generate_series((select count(*) from vehicles) + 1, ${vehicles}) n
    join (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total from vehicles
    ) original on original.place = n % original.total`,
  vehicles: `
    insert into vehicles (id, vin, make, model, variant, first_registered, mileage_km, engine_size_cc, kw,
      transmission, fuel_type, colour, doors, steering_position, body_type, seats, emission_class, accident_free,
      location_country, next_inspection, tow_load_kg, owners, condition, price_net, former_price_net, status, specs_json, equipment_text,
      created_at, has_documents, has_pictures, features, base_colour, recognised_by${isReadOnly ? ', search_vector' : ''})
    select copies.id, 'BENCH' || lpad(n::text, 12, '0'), make, model, variant,
      first_registered - (n * 7 % 900)::integer, mileage_km + (n * 137 % 30000)::integer, engine_size_cc, kw,
      transmission, fuel_type, colour, doors, steering_position, body_type, seats, emission_class, accident_free,
      location_country, next_inspection, tow_load_kg, owners, condition, price_net + n * 61 % 9000,
      case when n % 10 = 0 then price_net + 9000 + n * 13 % 2000 end, 'AVAILABLE', specs_json,
      equipment_text, created_at - n % 80 * interval '1 day', has_documents, has_pictures,
      features, base_colour, recognised_by${isReadOnly ? ', search_vector' : ''}
    from copies join vehicles on vehicles.id = original_id`,
  [FILES]: `
    insert into vehicle_media (vehicle_id, sha256, media_type, title, ordinal, is_cover, uploaded_at)
    select copies.id, sha256, media_type, title, ordinal, is_cover, uploaded_at
    from copies join vehicle_media on vehicle_media.vehicle_id = original_id`,
});

/** Grows the stock of the demo to so many vehicles. */
async function growStock(client: pg.Client, growth: Growth): Promise<void> {
  await client.query('begin');
  const indexes = growth.isReadOnly ? await dropIndexes(client) : [];
  for (const [what, statement] of Object.entries(STATEMENTS(growth))) {
    if (what === FILES && growth.isReadOnly) continue;
    const { rowCount } = await client.query(statement);
    console.log(`  ${what}: ${rowCount} rows`);
  }
  for (const index of indexes) await client.query(index);
  await client.query('commit');
  await client.query('vacuum analyze');
}

/**
 * Drops what makes a million inserts slow, and returns the statements that create the indexes again. The words of a vehicle are an
 * ordinary column from then on.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  await client.query('alter table vehicles alter column search_vector drop expression');
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = 'vehicles'::regclass and not indisunique`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query("set maintenance_work_mem = '1GB'");
  return rows.map(({ definition }) => definition);
}

/** Waits until the server has read the stock into memory. Until then the database answers. */
export async function untilInMemory({ url }: Pick<Portal, 'url'>): Promise<void> {
  for (;;) {
    // A server finds out with a request that it has to read the stock again.
    await (await fetch(`${url}/api/vehicles`)).arrayBuffer();
    const health = getHealth.result.parse(await (await fetch(`${url}/api/health`)).json());
    if (health.stock === 'memory') return;
    await setTimeout(200);
  }
}
