import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import type { Client } from '../http/client.ts';
import { enqueueMail } from '../mail/queue.ts';

/** Tells an admin that somebody has signed in to their account from a network that was not used before. */
export async function reportNewNetwork(
  tx: Transaction<DB>,
  user: User,
  { at, ...client }: Client & { at: Date },
): Promise<void> {
  if (user.role !== 'admin') return;
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  await enqueueMail(
    tx,
    'newNetwork',
    { userId: user.id },
    { contactName: name ?? '', at: at.toISOString(), ...client },
  );
}
