import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { connect, MIGRATION_LOCK } from './connect.ts';
import { SERVING_ROLE } from './embedded-address.ts';

/** SQLSTATE undefined_object: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_OBJECT = '42704';

/**
 * Creates the serving role of the embedded database and returns its password. The password is new at each start and in
 * memory only, so it needs no file.
 */
export async function provideServingRole(owner: pg.Client): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const found = await owner.query('select from pg_roles where rolname = $1', [SERVING_ROLE]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  await owner.query(
    `${verb} role ${SERVING_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
  return password;
}

/**
 * Gives the role of `servingUrl` the right to read and write rows, and to nothing else. It is repeated at each start,
 * because migrations add tables. `ownerUrl` is the role that has migrated the database. Throws CannotStart if the
 * serving role could change the schema all the same.
 */
export async function letServe(servingUrl: string, ownerUrl: string): Promise<void> {
  const role = await withConnection(servingUrl, refuseOwner);
  await withConnection(ownerUrl, async (client) => {
    // Two servers that grant at once would fail: "tuple concurrently updated".
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(grantsOf(pg.escapeIdentifier(role))).catch((error: unknown) => {
      const isUnknown = error instanceof pg.DatabaseError && error.code === UNDEFINED_OBJECT;
      if (!isUnknown) throw error;
      throw new CannotStart(
        `The role ${role} of DATABASE_URL does not exist on the server of MIGRATION_DATABASE_URL: both must name one database.`,
        { cause: error },
      );
    });
  });
}

/** One transaction, so that a server that runs never lacks a right and never has one too many. */
const grantsOf = (role: string) => `
  begin;
  revoke create on schema public from public;
  grant usage on schema public, graphile_worker to ${role};
  revoke all on all tables in schema public, graphile_worker from ${role};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
  grant usage on all sequences in schema public, graphile_worker to ${role};
  revoke update, delete on audit_events, invoices, payment_reminders from ${role};
  revoke delete on invoice_numbers from ${role};
  revoke all on kysely_migration, kysely_migration_lock from ${role};
  revoke insert, update, delete on graphile_worker.migrations from ${role};
  -- The job queue protects its tables by row security without policies, which only their owner passes.
  do $$
  declare
    queue_table regclass;
  begin
    for queue_table in
      select pg_class.oid
      from pg_class
      where relnamespace = 'graphile_worker'::regnamespace
        and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid)
    loop
      execute format('create policy rows_are_protected_by_grants on %s using (true)', queue_table);
    end loop;
  end $$;
  commit;
`;

/** Returns the role of the connection. */
async function refuseOwner(client: pg.PoolClient): Promise<string> {
  const answer = await client.query<{ role: string; owns: boolean }>(
    `select current_user as role, exists (
       select from pg_class
       where relnamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker'))
         and pg_has_role(relowner, 'member')
     ) as owns`,
  );
  const found = answer.rows[0];
  if (!found) throw new Error('the database does not name the role');
  if (!found.owns) return found.role;
  throw new CannotStart(
    `The role ${found.role} of DATABASE_URL owns tables of the portal or may act as their owner: give it a role that is neither superuser nor member of the role of MIGRATION_DATABASE_URL.`,
  );
}

async function withConnection<T>(url: string, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await connect(pool);
    try {
      return await use(client);
    } finally {
      // Closing the connection releases its lock and its transaction, whatever its state.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
