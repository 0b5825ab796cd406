import { sql } from 'kysely';
import { CannotStart } from '../../database/cannot-start.ts';
import { type Database, inTransaction } from '../db.ts';
import { record } from '../audit/record.ts';
import { faultOfPassword } from './password-rules.ts';
import type { Passwords } from './passwords.ts';

/**
 * Creates the configured administrator unless the address has one. Throws CannotStart if the password is easy to
 * guess or a dealer uses the address.
 */
export async function ensureAdmin(
  { db, passwords }: { db: Database; passwords: Passwords },
  admin: { email: string; password: string },
): Promise<void> {
  const email = admin.email.trim().toLowerCase();
  if (await isAdmin(db, email)) return;
  if (await faultOfPassword(admin.password, { email }))
    throw new CannotStart('ADMIN_PASSWORD is easy to guess: set another.');
  const passwordHash = await passwords.attempt(({ hash }) => hash(admin.password));
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('users')
      .values({
        email,
        password_hash: passwordHash,
        role: 'admin',
        rights: 'FULL',
        email_confirmed_at: sql<Date>`now()`,
      })
      // Another server with the same configuration may be starting.
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await record(tx, 'system', { action: 'ADMIN_CREATED', subjectId: made.id });
  });
  if (!(await isAdmin(db, email)))
    throw new CannotStart(`ADMIN_EMAIL ${email} belongs to a dealer: set another.`);
}

async function isAdmin(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return found !== undefined;
}
