import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { projectRoot } from './project-root.ts';
import { CannotStart } from './cannot-start.ts';
import { connect, MIGRATION_LOCK } from './connect.ts';

const OLDEST_VERSION = 15;
/** Only an early migration needs pg_trgm: later ones drop its indexes. */
const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent'];
/** The number of the last migration of the job queue's package. A test compares it. */
export const LAST_OF_THE_QUEUE = 19;
/** SQLSTATE insufficient_privilege: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const INSUFFICIENT_PRIVILEGE = '42501';
/** The SQLSTATE of `raise exception`: a migration refuses the rows that it finds. */
const RAISED_EXCEPTION = 'P0001';

const folder = join(projectRoot, 'database', 'migrations');

/** Names of the migrations in order, without the file ending: "0001-dealers". */
export function listMigrations(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

function readMigrations() {
  return Object.fromEntries(
    listMigrations().map((name) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(readFileSync(join(folder, `${name}.sql`), 'utf8')).execute(db);
        },
      },
    ]),
  );
}

/**
 * Migrates the database at `url` to the newest schema: its own migrations in one transaction, then those of the job queue.
 * Returns the names of the migrations that ran. Throws CannotStart if the server does not meet the
 * requirements. `last` is the name of the last migration to run: tests begin with an older schema.
 */
export async function migrate(url: string, last?: string): Promise<string[]> {
  // No statement timeout here: migrating a large table may take longer than any request may.
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const lock = await connect(pool);
    try {
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const isUpToDate = await checkServer(lock);
      return isUpToDate && last === undefined ? [] : await runAll(lock, pool, last);
    } finally {
      // Closing the connection releases the lock, whatever its state.
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function runAll(lock: pg.PoolClient, pool: pg.Pool, last: string | undefined): Promise<string[]> {
  for (const extension of EXTENSIONS) await provideExtension(lock, extension);
  const names = await runOwn(pool, last);
  // Loaded only now: most starts have nothing to migrate.
  const { Logger, runMigrations } = await import('graphile-worker');
  // The job queue logs each of its migrations. The caller reports ours.
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  return names;
}

async function runOwn(pool: pg.Pool, last: string | undefined): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error instanceof Error && /corrupted migrations/.test(error.message)) {
    throw new CannotStart('The database belongs to another version of this program, probably a newer one.', {
      cause: error,
    });
  }
  if (error instanceof pg.DatabaseError && error.code === RAISED_EXCEPTION) {
    const { message, hint = '' } = error;
    throw new CannotStart(`The database cannot be upgraded: ${message}. ${hint}`, { cause: error });
  }
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

interface Server {
  version: string;
  number: string;
  encoding: string;
}

/**
 * Throws CannotStart if the server does not meet the requirements. Returns whether it has all extensions and has run exactly
 * the migrations of this version: then there is nothing to do.
 */
async function checkServer(client: pg.PoolClient): Promise<boolean> {
  const answer = await client.query<Server & { hasExtensions: boolean; hasLists: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
       current_setting('server_encoding') as encoding,
       (select count(*) from pg_extension where extname = any($1)) = cardinality($1) as "hasExtensions",
       num_nonnulls(to_regclass('kysely_migration'), to_regclass('graphile_worker.migrations')) = 2 as "hasLists"`,
    [EXTENSIONS],
  );
  const server = answer.rows[0];
  if (!server) throw new Error('the server does not report its version');
  const reason = refusedBecause(server);
  if (reason !== null) throw new CannotStart(reason);
  if (!server.hasExtensions || !server.hasLists) return false;
  const { rows } = await client.query<{ names: string[]; queue: number | null }>(
    `select array(select name from kysely_migration) as names,
       (select max(id) from graphile_worker.migrations) as queue`,
  );
  return (
    isDeepStrictEqual(rows[0]?.names.toSorted(), listMigrations()) && rows[0]?.queue === LAST_OF_THE_QUEUE
  );
}

/** Why the portal cannot use this database server; null if it can. */
export function refusedBecause({ version, number, encoding }: Server): string | null {
  if (Number(number) < OLDEST_VERSION * 10_000)
    return `The database server is PostgreSQL ${version}: it must be ${OLDEST_VERSION} or newer.`;
  if (encoding !== 'UTF8') return `The database is encoded in ${encoding}: create it with encoding UTF8.`;
  return null;
}

async function provideExtension(client: pg.PoolClient, name: string): Promise<void> {
  const found = await client.query<{ isThere: boolean; isKnown: boolean }>(
    `select exists (select from pg_extension where extname = $1) as "isThere",
       exists (select from pg_available_extensions where name = $1) as "isKnown"`,
    [name],
  );
  if (found.rows[0]?.isThere) return;
  if (!found.rows[0]?.isKnown) {
    throw new CannotStart(
      `The database server lacks the extension ${name}: install PostgreSQL's contrib package.`,
    );
  }
  try {
    await client.query(`create extension if not exists ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new CannotStart(
      `The database user may not create the extension ${name}: let an administrator run "create extension ${name}".`,
      { cause: error },
    );
  }
}
