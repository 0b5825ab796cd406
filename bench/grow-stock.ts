import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { getHealth } from '../contract/health.ts';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { connectTo } from './portal.ts';

const FILES = 'pictures and documents';

interface Growth {
  vehicles: number;
  /** Whether copies have the pictures and documents of their originals. */
  withFiles?: boolean;
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
const STATEMENTS = (vehicles: number): Record<string, string> => ({
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
      created_at, has_documents, has_pictures, features, base_colour, recognised_by)
    select copies.id, 'BENCH' || lpad(n::text, 12, '0'), make, model, variant,
      first_registered - (n * 7 % 900)::integer, mileage_km + (n * 137 % 30000)::integer, engine_size_cc, kw,
      transmission, fuel_type, colour, doors, steering_position, body_type, seats, emission_class, accident_free,
      location_country, next_inspection, tow_load_kg, owners, condition, price_net + n * 61 % 9000,
      case when n % 10 = 0 then price_net + 9000 + n * 13 % 2000 end, 'AVAILABLE', specs_json,
      equipment_text, created_at - n % 80 * interval '1 day', has_documents, has_pictures,
      features, base_colour, recognised_by
    from copies join vehicles on vehicles.id = original_id`,
  [FILES]: `
    insert into vehicle_media (vehicle_id, sha256, media_type, title, ordinal, is_cover, uploaded_at)
    select copies.id, sha256, media_type, title, ordinal, is_cover, uploaded_at
    from copies join vehicle_media on vehicle_media.vehicle_id = original_id`,
});

/** Grows the stock of the demo to so many vehicles. */
async function growStock(client: pg.Client, { vehicles, withFiles = true }: Growth): Promise<void> {
  await client.query('begin');
  for (const [what, statement] of Object.entries(STATEMENTS(vehicles))) {
    if (what === FILES && !withFiles) continue;
    const { rowCount } = await client.query(statement);
    console.log(`  ${what}: ${rowCount} rows`);
  }
  await client.query('commit');
  await client.query('vacuum analyze');
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
