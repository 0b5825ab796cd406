import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import type { Database } from './db.ts';
import { openDemoClock } from './demo-clock.ts';

const HOUR_MS = 3_600_000;

const database = await createTestDatabase();
const { db, owner } = database;
const urls = { ownerUrl: database.url, servingUrl: database.servingUrl };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** How many hours each kind of instant is behind the true time, rounded. */
async function hoursBehind(connection: Database) {
  return connection.transaction().execute(async (tx) => {
    const { rows } = await sql<Record<string, number>>`
      with entry as (
        insert into audit_events (actor_role, action, subject, subject_id)
        values ('system', 'ADMIN_CREATED', 'user', gen_random_uuid())
        returning at
      )
      select
        round(extract(epoch from pg_catalog.now() - now()) / 3600)::int as now,
        round(extract(epoch from pg_catalog.now() - clock_timestamp()) / 3600)::int as clock,
        round(extract(epoch from pg_catalog.now() - statement_timestamp()) / 3600)::int as statement,
        round(extract(epoch from pg_catalog.now() - entry.at) / 3600)::int as "default"
      from entry
    `.execute(tx);
    return rows[0];
  });
}

/** All defaults of columns that ask a clock, and the schema of the demo's clock. */
const readSchema = async () =>
  (
    await sql`
      select pg_get_expr(adbin, adrelid) as value, adrelid::regclass::text as table, adnum as place
      from pg_attrdef
      union all
      select nspname, '', 0 from pg_namespace where nspname = 'demo_clock'
      order by 2, 3
    `.execute(owner)
  ).rows;

const AT = (hours: number) => ({ now: hours, clock: hours, statement: hours, default: hours });

test('the clock of the demo counts for its own connections alone', async () => {
  const clock = await openDemoClock(urls, hoursAgo(50));
  try {
    expect(await hoursBehind(clock.database.db)).toEqual(AT(50));
    expect(await hoursBehind(db)).toEqual(AT(0));
    await clock.moveTo(hoursAgo(20));
    expect(await hoursBehind(clock.database.db)).toEqual(AT(20));
    await clock.moveTo(hoursAgo(30));
    expect(await hoursBehind(clock.database.db)).toEqual(AT(20));
    await clock.moveTo(hoursAgo(-5));
    expect(await hoursBehind(clock.database.db)).toEqual(AT(0));
  } finally {
    await clock.close();
  }
});

test('the views of the portal ask the clock of the demo for its connections', async () => {
  const clock = await openDemoClock(urls, hoursAgo(50));
  try {
    const lapsed = await sql<{ definition: string }>`
      select pg_get_viewdef('demo_clock.lapsed_reservations'::regclass) as definition
    `.execute(owner);
    expect(lapsed.rows[0]?.definition).toContain('demo_clock.statement_timestamp()');
    // A copy that reads a view of the portal would ask the true time.
    const views = await sql<{ name: string }>`
      select distinct views.relname as name
      from pg_class views
      join pg_rewrite on pg_rewrite.ev_class = views.oid
      join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
      join pg_class read on pg_depend.refclassid = 'pg_class'::regclass and read.oid = pg_depend.refobjid
      where views.relnamespace = 'demo_clock'::regnamespace
        and read.relkind = 'v' and read.relnamespace = 'public'::regnamespace
    `.execute(owner);
    expect(views.rows).toEqual([]);
  } finally {
    await clock.close();
  }
});

test('the clock of the demo leaves the schema as it was, also after a program that was killed', async () => {
  const before = await readSchema();
  const killed = await openDemoClock(urls, hoursAgo(50));
  expect(await readSchema()).not.toEqual(before);
  await killed.database.close();
  expect(await hoursBehind(db)).toEqual(AT(0));
  const clock = await openDemoClock(urls, hoursAgo(50));
  await clock.close();
  expect(await readSchema()).toEqual(before);
});
