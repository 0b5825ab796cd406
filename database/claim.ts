import pg from 'pg';
import { DATABASE, urlOf } from './embedded-address.ts';

/** Key of the advisory lock. The program that holds it owns the embedded database. */
const OWNER_LOCK = 7_301_946;

/**
 * Claims a running server for this program. Returns undefined if the server does not answer, and no `owner` if another program
 * (the rival) holds the lock.
 */
export async function claimServer(
  port: number,
  password: string,
  name: string | undefined,
): Promise<{ owner?: pg.Client; rival?: string } | undefined> {
  const client = await tryConnect(port, password);
  if (!client) return undefined;
  if (await owns(client, name)) return { owner: client };
  const rival = await describeOwner(client);
  await client.end();
  return { rival };
}

async function tryConnect(port: number, password: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The server closes this connection when it stops. That is not an error.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}

async function owns(client: pg.Client, name = ''): Promise<boolean> {
  try {
    // A second start reads this name and tells people where the portal runs.
    const applicationName = `process ${process.pid} ${name}`.trim();
    const locked = await client.query(
      "select set_config('application_name', $1, false), pg_try_advisory_lock($2) as locked",
      [applicationName, OWNER_LOCK],
    );
    return locked.rows[0]?.locked === true;
  } catch {
    return false;
  }
}

async function describeOwner(client: pg.Client): Promise<string> {
  const found = await client
    .query(
      `select application_name as name from pg_stat_activity
       join pg_locks on pg_locks.pid = pg_stat_activity.pid
       where locktype = 'advisory' and objid = $1 and granted`,
      [OWNER_LOCK],
    )
    .catch(() => ({ rows: [] }));
  const name: unknown = found.rows[0]?.name;
  return typeof name === 'string' ? name : 'another process';
}

/** Creates the database of the portal on the first start. */
export async function createOwnDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
}
