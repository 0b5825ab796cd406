import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import type { Portal } from '../e2e/start-portal.ts';
import { connectionOf, connectTo, signIn } from './portal.ts';

/** The portal and the bare program on the same stock. */
export interface Both {
  portal: Portal;
  /** The memory of an idle server, in MB: with the demo, and with this stock. */
  idle: Record<'demo' | 'grown', number>;
  bareUrl: string;
  client: pg.Client;
  /** The session of a dealer, as a header. */
  dealer: { cookie: string };
  /** The makes with the most vehicles. */
  makes: string[];
  /** Some vehicles that are available. */
  vehicleIds: string[];
}

/** The table of the bare program: its columns, and an index for each question. */
const TABLE = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.vehicles as
  select id, vin, make, model, variant, first_registered, mileage_km, engine_size_cc, kw, transmission, fuel_type, colour,
    doors, steering_position, price_net, currency, status, has_documents, created_at, specs_json, equipment_text,
    status = 'AVAILABLE' as available, search_vector as words,
    (
      select jsonb_agg(jsonb_build_object('id', media.id, 'url', '/media/' || media.id, 'mediaType', media_type, 'title', title,
        'ordinal', ordinal, 'isCover', is_cover) order by ordinal)
      from vehicle_media media where media.vehicle_id = vehicles.id
    ) as media
  from vehicles;
  alter table bare.vehicles add primary key (id);
  create index on bare.vehicles (make, price_net, id) where available;
  create index on bare.vehicles (price_net, id) where available;
  create index on bare.vehicles using gin (words) where available;
  create table bare.orders (
    id uuid primary key default gen_random_uuid(), vehicle_id uuid not null, buyer text not null, at timestamptz default now()
  );
  analyze bare.vehicles`;

export async function withBare<Result>(
  { portal, idle }: Pick<Both, 'portal' | 'idle'>,
  use: (both: Both) => Promise<Result>,
): Promise<Result> {
  const client = await connectTo(portal);
  await client.query(TABLE);
  const program = spawn(process.execPath, ['--import', 'tsx', 'bench/bare.ts', await connectionOf(portal)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const makes = await client.query<{ make: string }>(
      'select make from bare.vehicles where available group by make order by count(*) desc limit 12',
    );
    const vehicles = await client.query<{ id: string }>(
      'select id from bare.vehicles where available order by id limit 1000',
    );
    return await use({
      portal,
      idle,
      bareUrl: `http://127.0.0.1:${await portOf(program)}`,
      client,
      dealer: { cookie: await signIn(portal.url, 'dealer@example.com') },
      makes: makes.rows.map(({ make }) => make),
      vehicleIds: vehicles.rows.map(({ id }) => id),
    });
  } finally {
    program.kill();
    await client.query('drop schema bare cascade');
    await client.end();
  }
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('the bare program has no output');
  const [line] = (await once(stdout, 'data')) as [Buffer];
  return Number(line.toString());
}
