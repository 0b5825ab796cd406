import { parseArgs } from 'node:util';
import { z } from 'zod';
import { CannotStart } from '../database/cannot-start.ts';
import { findEmbedded, hasEmbedded, startEmbedded } from '../database/embedded.ts';
import { resetAccess } from './accounts/admins.ts';
import { type Place, readPlace } from './config.ts';
import { type Database, inTransaction, openDatabase } from './db.ts';

const USAGE =
  'npm run admin -- --reset clerk@example.com, or in a container node dist/server/admin-cli.js --reset clerk@example.com, with the DATA_DIR or DATABASE_URL and the PUBLIC_URL of the portal';

/** Reads "--reset EMAIL". Throws a sentence about an invalid argument. */
export function readArguments(words: string[]): { email: string } {
  const { values } = parseArgs({ args: words, options: { reset: { type: 'string' } } });
  const email = z.email().safeParse(values.reset?.trim().toLowerCase());
  if (!email.success) throw new Error('--reset needs the e-mail address of an admin');
  return { email: email.data };
}

/**
 * Ends password, second factor and sessions of an admin who has lost them, and returns the link that sets a new password: it
 * is mailed as well, but the mail server may be what is broken. Throws CannotStart if there is no such admin.
 */
export async function resetByCommand(db: Database, email: string, publicUrl: string): Promise<string> {
  const token = await inTransaction(db, async (tx) => {
    const admin = await tx
      .selectFrom('users')
      .select(['id', 'name', 'disabled_at as disabledAt'])
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!admin) throw new CannotStart(`There is no admin ${email}.`);
    if (admin.disabledAt) throw new CannotStart(`The admin ${email} is disabled: another one enables them.`);
    return resetAccess(tx, 'system', admin);
  });
  return `${publicUrl}/auth/reset?token=${token}`;
}

/** Works on the database of a portal, whether the portal runs or not. */
async function main(): Promise<void> {
  const { email } = readArguments(process.argv.slice(2));
  const place = readPlace();
  const running = place.databaseUrl ?? findEmbedded(place.dataDir);
  if (running) return reset(place, running, email);
  if (!hasEmbedded(place.dataDir))
    throw new CannotStart(`There is no database in ${place.dataDir}: it is not the DATA_DIR of the portal.`);
  const embedded = await startEmbedded(place.dataDir, { owner: 'npm run admin' });
  try {
    await reset(place, embedded.url, email);
  } finally {
    await embedded.stop();
  }
}

async function reset({ publicUrl }: Place, url: string, email: string): Promise<void> {
  const database = openDatabase(url);
  try {
    console.log(await resetByCommand(database.db, email, publicUrl));
  } finally {
    await database.close();
  }
}

// Run as a program, also as a built one, and not imported by a test.
if (/\badmin-cli\.[jt]s$/.test(process.argv[1] ?? '')) {
  main().catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
