import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import type { ComplaintPayload } from '../mail/payloads.ts';
import { orderPayload } from '../orders/mail-payload.ts';
import { findComplaint } from './queries.ts';

/**
 * The payload of a mail about a complaint. Its only vehicle is the one that the complaint is about, also when that has left the
 * order since.
 */
export async function complaintPayload(
  tx: Transaction<DB>,
  user: User,
  one: { id: string; complaintId: string },
): Promise<ComplaintPayload> {
  const { text, mileageKm, reportedAt, reportedBy, photos, terms } = await findComplaint(tx, user, one);
  const { reservation_id: reservationId } = await tx
    .selectFrom('complaints')
    .select('reservation_id')
    .where('id', '=', one.complaintId)
    .executeTakeFirstOrThrow();
  return {
    ...(await orderPayload(tx, one.id, [reservationId])),
    complaint: {
      text,
      mileageKm,
      reportedAt,
      reportedBy,
      photos: photos.length,
      late: terms.filter(({ isLate }) => isLate).map(({ term }) => term),
    },
  };
}
