import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotStart } from '../database/cannot-start.ts';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD } from '../demo/accounts.ts';
import type { Portal } from '../demo/portal.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { type AppDeps, createApp } from './app.ts';
import type { OpenDatabase } from './db.ts';
import { OWN_PASSWORD, ownPasswordHash } from './demo-accounts.ts';
import { Failure } from './failure.ts';
import { type Limits, LIMITS } from './http/limits.ts';

const VEHICLES = 440;
/** The same market everywhere: pictures of the documentation and browser tests rely on it. */
export const SEED = 1;
const MARKER = 'demo';
/** Key of the advisory lock that lets one server create the demo while others wait. */
const DEMO_LOCK = 7_301_948;

/**
 * Creates the demo unless it is complete, and completes an interrupted one. Its accounts then have this
 * password.
 */
export async function provideDemo(
  { db, pool }: OpenDatabase,
  deps: AppDeps,
  onProgress: (done: number, total: number, label: string) => void,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('set lock_timeout = 0; set statement_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const complete = await db
      .selectFrom('settings')
      .select('name')
      .where('name', '=', MARKER)
      .executeTakeFirst();
    if (!complete) {
      await ensureAdmin(deps, { email: DEMO_ADMIN, password: DEMO_PASSWORD });
      await fill(deps, onProgress);
      await dropMails(db);
      await proveAddresses(db);
      await db
        .insertInto('settings')
        .values({ name: MARKER, value: JSON.stringify({ complete: true }) })
        .execute();
    }
    await givePassword(deps, password);
  } finally {
    // Closing the connection releases the lock, whatever its state.
    lock.release(true);
  }
}

/**
 * Gives all demo accounts this password, unless they have it already, and ends their sessions. It never
 * restores the known password, because another server may make the same database public.
 */
async function givePassword({ db, passwords }: AppDeps, password: string): Promise<void> {
  const present = await ownPasswordHash(db);
  if (present && password === DEMO_PASSWORD)
    throw new CannotStart(
      'The demo accounts have a password of their own: set DEMO_PASSWORD to it or to another.',
    );
  const isPresent = present
    ? await passwords.attempt(({ verify }) => verify(present, password))
    : password === DEMO_PASSWORD;
  if (isPresent) return;
  const hash = await passwords.attempt(({ hash: compute }) => compute(password));
  await db.transaction().execute(async (tx) => {
    const users = await tx
      .updateTable('users')
      .set({ password_hash: hash })
      .where('email', 'in', DEMO_ACCOUNTS)
      .returning('id')
      .execute();
    await tx
      .deleteFrom('sessions')
      .where(
        'user_id',
        'in',
        users.map(({ id }) => id),
      )
      .execute();
    await tx.deleteFrom('settings').where('name', '=', OWN_PASSWORD).execute();
    await tx
      .insertInto('settings')
      .values({ name: OWN_PASSWORD, value: JSON.stringify({ hash }) })
      .execute();
  });
}

/** An address for documentation (RFC 5737), which no client has. */
const DEMO_ADDRESS = '192.0.2.1';

/**
 * Creates all data through the API, in a separate app that nobody else can reach. Its drawings and packages are loaded by the
 * first start only.
 */
async function fill(deps: AppDeps, onProgress: (done: number, total: number, label: string) => void) {
  const app = await createApp({ ...deps, publicUrl: 'http://localhost', limits: generousLimits() });
  let fault: unknown;
  // The caller gets no internal error. The operator who starts the program needs it.
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Failure)) fault ??= error;
  });
  const folder = await mkdtemp(join(deps.scratchFolder, 'demo-'));
  try {
    // The demo registers more dealers than one address may: nobody may find the limit of their own address used up.
    const portal: Portal = { inject: (request) => app.inject({ ...request, remoteAddress: DEMO_ADDRESS }) };
    const { fillDemo } = await import('../demo/fill.ts');
    await fillDemo(portal, { vehicles: VEHICLES, seed: SEED, folder, onProgress });
  } catch (error) {
    throw fault ?? error;
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Deletes the unsent mails of the demo data: the demo dealers have no mailbox, and people should find only
 * the mails of their own actions.
 */
async function dropMails(db: OpenDatabase['db']): Promise<void> {
  await sql`
    delete from mail_outbox
    where sent_at is null
      and ${DEMO_ACCOUNTS}::text[] && array[recipient, facts ->> 'dealerEmail', facts ->> 'email']
  `.execute(db);
}

/** The demo dealers have no mailbox in which they could follow a link. */
async function proveAddresses(db: OpenDatabase['db']): Promise<void> {
  await sql`
    update users set email_confirmed_at = created_at
    where email = any(${DEMO_ACCOUNTS}::text[]) and email_confirmed_at is null
  `.execute(db);
}

function generousLimits(): Limits {
  const generous = { size: 100_000, seconds: 1 };
  // The object has exactly the names of LIMITS.
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, generous])) as Limits;
}
