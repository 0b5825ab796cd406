import { sql, type Transaction } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Connections of the clock find the functions and views of this schema before those of PostgreSQL and of the portal:
 * docs/decisions/0121.
 */
const SCHEMA = 'demo_clock';
/** Only connections with this setting get the time of the clock. */
const SETTING = 'demo.clock';

const FUNCTIONS = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'];

/** The settings of the connections that get the time of the clock. */
export const CLOCK_SETTINGS = [`search_path=${SCHEMA},pg_catalog,public`, `${SETTING}=on`];

/** Moves the clock forward to this instant. */
export async function setClock(tx: Transaction<DB>, instant: Date): Promise<void> {
  await sql`
    update ${sql.id(SCHEMA, 'clock')}
    set behind = least(behind, greatest(clock_timestamp() - ${instant}::timestamptz, interval '0'))
  `.execute(tx);
  // Otherwise the sessions of the clock would expire, or be idle for too long, within moments.
  await sql`
    update sessions
    set last_seen_at = greatest(last_seen_at, ${instant}::timestamptz),
      expires_at = greatest(expires_at, ${instant}::timestamptz + interval '1 hour')
  `.execute(tx);
}

/** Creates the schema of the clock, and lets the defaults of columns ask it. */
export async function createClock(tx: Transaction<DB>, begin: Date): Promise<void> {
  const schema = sql.id(SCHEMA);
  await sql`create schema ${schema}`.execute(tx);
  await sql`create table ${schema}.clock (behind interval not null)`.execute(tx);
  await sql`insert into ${schema}.clock values (greatest(now() - ${begin}::timestamptz, interval '0'))`.execute(
    tx,
  );
  await sql`grant usage on schema ${schema} to public`.execute(tx);
  for (const name of FUNCTIONS) await createFunction(tx, name);
  await copyViews(tx);
  await sql`grant select on all tables in schema ${schema} to public`.execute(tx);
  for (const { table, column, name } of await findDefaults(tx, ''))
    await setDefault(tx, { table, column }, sql.id(SCHEMA, name));
}

async function createFunction(tx: Transaction<DB>, name: string): Promise<void> {
  const volatility = sql.raw(name === 'clock_timestamp' ? 'volatile' : 'stable');
  await sql`
    create function ${sql.id(SCHEMA, name)}() returns timestamptz language sql ${volatility} as ${sql.lit(`
      select pg_catalog.${name}() - case
        when pg_catalog.current_setting('${SETTING}', true) = 'on' then (select behind from ${SCHEMA}.clock)
        else interval '0'
      end
    `)}
  `.execute(tx);
}

/** Views name functions by their ids, so the clock has its own copies of all, each after those that it reads. */
async function copyViews(tx: Transaction<DB>): Promise<void> {
  const found = await sql<{ name: string; definition: string; reads: string[] }>`
    select views.relname::text as name, pg_get_viewdef(views.oid) as definition, (
      select coalesce(json_agg(read.relname), '[]')
      from pg_rewrite
      join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
      join pg_class read on pg_depend.refclassid = 'pg_class'::regclass and read.oid = pg_depend.refobjid
      where pg_rewrite.ev_class = views.oid and read.relkind = 'v' and read.oid <> views.oid
    ) as reads
    from pg_class views
    where views.relkind = 'v' and views.relnamespace = 'public'::regnamespace
    order by views.relname
  `.execute(tx);
  // The definitions are read as the connections of the clock would read them.
  await sql`set local search_path = ${sql.id(SCHEMA)}, pg_catalog, public`.execute(tx);
  const copied = new Set<string>();
  while (copied.size < found.rows.length) {
    const next = found.rows.find(
      ({ name, reads }) => !copied.has(name) && reads.every((read) => copied.has(read)),
    );
    if (!next) throw new Error('the views read each other in a circle');
    await sql`create view ${sql.id(SCHEMA, next.name)} as ${sql.raw(next.definition)}`.execute(tx);
    copied.add(next.name);
  }
  await sql`set local search_path = public`.execute(tx);
}

interface Default {
  table: string;
  column: string;
  /** The function of the default. */
  name: string;
}

/** The columns whose default is one of these functions; `schema` is empty or ends with a dot. */
async function findDefaults(tx: Transaction<DB>, schema: '' | `${typeof SCHEMA}.`): Promise<Default[]> {
  const found = await sql<Default>`
    select pg_class.relname::text as table, pg_attribute.attname::text as column, functions.name
    from pg_attrdef
    join pg_class on pg_class.oid = pg_attrdef.adrelid and pg_class.relnamespace = 'public'::regnamespace
    join pg_attribute on pg_attribute.attrelid = pg_attrdef.adrelid and pg_attribute.attnum = pg_attrdef.adnum
    join unnest(${FUNCTIONS}::text[]) as functions (name)
      on pg_get_expr(pg_attrdef.adbin, pg_attrdef.adrelid) = ${schema} || functions.name || '()'
  `.execute(tx);
  return found.rows;
}

async function setDefault(
  tx: Transaction<DB>,
  { table, column }: Pick<Default, 'table' | 'column'>,
  to: ReturnType<typeof sql.id>,
): Promise<void> {
  await sql`
    alter table ${sql.id('public', table)} alter column ${sql.id(column)} set default ${to}()
  `.execute(tx);
}

/** Restores the defaults and removes the schema, also those of a program that was killed. */
export async function removeClock(tx: Transaction<DB>): Promise<void> {
  for (const { table, column, name } of await findDefaults(tx, `${SCHEMA}.`))
    await setDefault(tx, { table, column }, sql.id('pg_catalog', name));
  await sql`drop schema if exists ${sql.id(SCHEMA)} cascade`.execute(tx);
}
