import { sql } from 'kysely';
import { CannotStart } from '../database/cannot-start.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import type { AppDeps } from './app.ts';
import { inTransaction, type OpenDatabase } from './db.ts';
import { OWN_PASSWORD, ownPasswordHash } from './demo-accounts.ts';
import { type FillDemo, provideAdmin, proveAddresses, SEED, withDemoApp } from './demo-app.ts';
import type { DatabaseUrls } from './demo-clock.ts';

const VEHICLES = 440;
const MARKER = 'demo';
/** Key of the advisory lock that lets one server create the demo while others wait. */
const DEMO_LOCK = 7_301_948;

interface DemoOptions {
  /** The password of the demo accounts. */
  password?: string;
  /** With these the demo has the history of a desk: docs/decisions/0121. */
  history?: DatabaseUrls | undefined;
  vehicles?: number;
}

/** Creates the demo unless it is complete, and completes an interrupted one. */
export async function provideDemo(
  { db, pool }: OpenDatabase,
  deps: AppDeps,
  onProgress: (done: number, total: number, label: string) => void,
  { password = DEMO_PASSWORD, history, vehicles = VEHICLES }: DemoOptions = {},
): Promise<void> {
  if (await isProvided(db, password)) return;
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
      await fill(deps, { vehicles, seed: SEED, onProgress }, history);
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

/** Whether the demo is complete and its accounts have the password from the README, as they should: the most frequent start. */
async function isProvided(db: OpenDatabase['db'], password: string): Promise<boolean> {
  if (password !== DEMO_PASSWORD) return false;
  const found = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', [MARKER, OWN_PASSWORD])
    .execute();
  return found.length === 1 && found[0]?.name === MARKER;
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
  await inTransaction(db, async (tx) => {
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

/** Its drawings and packages are loaded by the first start only. */
async function fill(deps: AppDeps, stock: FillDemo, urls: DatabaseUrls | undefined): Promise<void> {
  if (urls) {
    const { fillWithHistory } = await import('./demo-history.ts');
    return fillWithHistory(deps, urls, stock);
  }
  await provideAdmin(deps);
  const { fillDemo } = await import('../demo/fill.ts');
  await withDemoApp(deps, (portal, folder) => fillDemo(portal, { ...stock, folder }));
  await dropMails(deps.db);
  await proveAddresses(deps.db);
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
