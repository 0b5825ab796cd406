import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';

/** Marks the address of a dealer's user as proved, and ends the links that would prove it. */
export async function proveAddress(
  tx: Transaction<DB>,
  { id, email, dealerId }: { id: string; email: string; dealerId: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('email_confirmations').where('user_id', '=', id).execute();
  await record(
    tx,
    { id, email, role: 'dealer' },
    { action: 'DEALER_EMAIL_CONFIRMED', subjectId: dealerId, after: { email } },
  );
}
