import { sql, type Transaction } from 'kysely';
import { CONFIRMATION_DAYS, CONFIRMATIONS_PER_HOUR } from '../../contract/account-figures.ts';
import type { DealerStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { Failure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { hashOf, newToken } from './link-token.ts';
import { proveAddress } from './prove-address.ts';

/** Queues the first mail to an address, with a link that proves it. */
export async function mailConfirmation(
  tx: Transaction<DB>,
  { userId, companyName, status }: { userId: string; companyName: string; status: DealerStatus },
): Promise<void> {
  const token = newToken();
  await tx
    .insertInto('email_confirmations')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(days => ${CONFIRMATION_DAYS})`,
    })
    .execute();
  const payload = { companyName, token, isSuspended: status === 'SUSPENDED' };
  await enqueueMail(tx, 'registrationReceived', { userId, orUnproved: true }, payload);
}

/** Mails a new link. Nothing happens if the address is proved. Throws RATE_LIMITED after enough links in an hour. */
export async function resendConfirmation(tx: Transaction<DB>, user: User): Promise<void> {
  if (user.role !== 'dealer') return;
  const unproved = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('email_confirmed_at', 'is', null)
    // One request after the other, so that each counts the links of those before it.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unproved) return;
  await requireFewLinks(tx, user.id);
  const { companyName, status } = user.dealer;
  await mailConfirmation(tx, { userId: user.id, companyName, status });
}

/** Throws RATE_LIMITED after enough links in the last hour, with the time until the first of them is older. */
async function requireFewLinks(tx: Transaction<DB>, userId: string): Promise<void> {
  const { links, wait } = await tx
    .selectFrom('email_confirmations')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .select(sql`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))`.as('wait'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (links >= CONFIRMATIONS_PER_HOUR)
    throw new Failure('RATE_LIMITED', {
      retryAfterSeconds: Number(wait),
      payload: { limit: 'REGISTRATION' },
    });
}

/** Proves the address to which this token was sent. It works once, and ends the user's other links. */
export async function confirmAddress(tx: Transaction<DB>, token: string): Promise<void> {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'email', 'dealer_id as dealerId'])
    .where('id', 'in', (links) =>
      links.selectFrom('email_confirmations').select('user_id').where('token_hash', '=', hashOf(token)),
    )
    .where('email_confirmed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Read after the lock: a clerk who corrects the address meanwhile ends the links to the former one.
  const link = await tx
    .selectFrom('email_confirmations')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found?.dealerId || !link) throw new Failure('TOKEN_INVALID');
  await proveAddress(tx, { ...found, dealerId: found.dealerId });
}
