import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { letServe } from './roles.ts';

const { url, servingUrl } = await createTestDatabase();

async function ask(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** What the serving role must never be able to do. */
const FORBIDDEN = [
  'update audit_events set actor_email = null',
  'delete from audit_events',
  'truncate audit_events',
  "update invoices set xml = ''",
  'delete from invoices',
  'truncate invoices cascade',
  'delete from invoice_numbers',
  'truncate orders cascade',
  'alter table audit_events disable trigger all',
  'alter table audit_events disable trigger audit_events_are_append_only',
  'drop trigger audit_events_are_append_only on audit_events',
  "create or replace function refuse_to_rewrite_the_audit_log() returns trigger language plpgsql as 'begin return null; end'",
  'drop function refuse_to_rewrite_the_audit_log() cascade',
  'set session_replication_role = replica',
  'alter table vehicle_reservations drop constraint vehicle_reservations_do_not_overlap',
  'alter table orders add column extra text',
  'drop table orders cascade',
  'drop index audit_events_by_time',
  'create table extra (id int)',
  'create schema extra',
  'create extension pg_stat_statements',
  'create role extra',
  'alter role current_user superuser',
  'alter system set fsync = off',
  'create policy extra on graphile_worker._private_jobs',
  'drop table graphile_worker._private_jobs cascade',
  'delete from graphile_worker.migrations',
  "insert into kysely_migration values ('9999', '2999')",
  'delete from kysely_migration',
  "select pg_read_file('/etc/passwd')",
  "copy orders to program 'true'",
  'select rolpassword from pg_authid',
];

describe('the role that serves requests', () => {
  test.each(FORBIDDEN)('is refused: %s', async (statement) => {
    await expect(ask(servingUrl, statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/i);
  });

  test('cannot act as the owner of the tables', async () => {
    const [owner] = await ask(url, 'select quote_ident(current_user) as name');
    await expect(ask(servingUrl, `set role ${Object(owner).name}`)).rejects.toThrow('permission denied');
  });

  test('owns nothing', async () => {
    const owned = await ask(
      servingUrl,
      'select relname from pg_class where relowner = current_user::regrole',
    );
    expect(owned).toEqual([]);
  });

  test('reads and writes rows, adds to the audit log and uses the job queue', async () => {
    await ask(
      servingUrl,
      `insert into audit_events (actor_role, action, subject, subject_id, before, after)
       values ('system', 'VEHICLE_IMPORTED', 'vehicle', gen_random_uuid(), '{}', '{}')`,
    );
    expect(await ask(servingUrl, 'select action from audit_events')).toHaveLength(1);
    await ask(servingUrl, "select graphile_worker.add_job('nothing')");
    const jobs = 'select id from graphile_worker._private_jobs';
    expect(await ask(servingUrl, jobs)).toHaveLength(1);
    await ask(servingUrl, 'delete from graphile_worker._private_jobs');
    expect(await ask(servingUrl, jobs)).toEqual([]);
  });
});

test('two servers may grant the rights at once, and again', async () => {
  await Promise.all([letServe(servingUrl, url), letServe(servingUrl, url), letServe(servingUrl, url)]);
  await expect(ask(servingUrl, 'delete from audit_events')).rejects.toThrow('permission denied');
});

test('a right that somebody has added by hand is taken back', async () => {
  const { username } = new URL(servingUrl);
  await ask(url, `grant truncate, delete on audit_events to ${username}`);
  await letServe(servingUrl, url);
  await expect(ask(servingUrl, 'truncate audit_events')).rejects.toThrow('permission denied');
});

describe('a serving role is refused with one sentence', () => {
  test('if it may act as the owner of the tables', async () => {
    const sameRole = `${url}#other`;
    await expect(letServe(sameRole, url)).rejects.toThrow(
      /owns tables of the portal .*MIGRATION_DATABASE_URL\.$/,
    );
  });

  test('if its server does not answer', async () => {
    const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/nowhere';
    await expect(letServe(nowhere, url)).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/);
  });
});

test('the embedded database has both roles, and its serving role has a new password at each start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-roles-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const start = async () => {
    const database = await startEmbedded(dataDir, { settings: { fsync: 'off' } });
    onTestFinished(() => database.stop().catch(() => {}));
    await migrate(database.url);
    await letServe(database.servingUrl, database.url);
    return database;
  };
  const first = await start();
  await first.stop();
  const second = await start();
  expect(await ask(second.servingUrl, 'select id from orders')).toEqual([]);
  await expect(ask(second.servingUrl, 'delete from audit_events')).rejects.toThrow('permission denied');
  const { port } = new URL(second.servingUrl);
  const former = Object.assign(new URL(first.servingUrl), { port }).href;
  await expect(ask(former, 'select 1')).rejects.toThrow('password');
});
