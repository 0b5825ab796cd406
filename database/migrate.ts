import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { projectRoot } from '../server/root.ts';
import { CannotStart } from './cannot-start.ts';

const OLDEST_VERSION = 15;
/** pg_trgm is needed by an early migration alone, for indexes that later ones drop. */
const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent'];
/** Key of the advisory lock that lets one program migrate while others wait. */
const MIGRATION_LOCK = 7_301_947;
/** As SQLSTATE says it: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const INSUFFICIENT_PRIVILEGE = '42501';

const folder = join(projectRoot, 'database', 'migrations');

/** Names of the migrations in their order, without the ending: "0001-dealers". */
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
 * Brings the database at `url` to the newest schema, that of the job queue included, and answers the names of the
 * migrations that it ran: all in one transaction, or none. Throws CannotStart where the server cannot carry them.
 */
export async function migrate(url: string): Promise<string[]> {
  // A large table may take longer than any request ever may.
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const lock = await connect(pool);
    try {
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await checkServer(lock);
      for (const extension of EXTENSIONS) await provideExtension(lock, extension);
      const names = await runOwn(pool);
      await runMigrations({ pgPool: pool, logger: silence });
      return names;
    } finally {
      // Closing the connection gives the lock back whatever state it is in.
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function runOwn(pool: pg.Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && /corrupted migrations/.test(error.message)) {
    throw new CannotStart('The database belongs to another version of this program, probably a newer one.', {
      cause: error,
    });
  }
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    // Several addresses of one name fail together, and then only the parts say why.
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const reason = reasons.map((each) => (each instanceof Error ? each.message : String(each))).join(', ');
    throw new CannotStart(`The database cannot be reached: ${reason}.`, { cause: error });
  }
}

async function checkServer(client: pg.PoolClient): Promise<void> {
  const answer = await client.query<{ version: string; number: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
       current_setting('server_encoding') as encoding`,
  );
  const server = answer.rows[0];
  if (!server) throw new Error('the server does not tell its version');
  if (Number(server.number) < OLDEST_VERSION * 10_000) {
    throw new CannotStart(
      `The database server is PostgreSQL ${server.version}: it must be ${OLDEST_VERSION} or newer.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new CannotStart(`The database is encoded in ${server.encoding}: create it with encoding UTF8.`);
  }
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

// The job queue tells of every migration; the names of ours are told by the caller.
const silence = new Logger(() => () => {});
