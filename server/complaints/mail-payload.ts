import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import type { ComplaintPayload } from '../mail/payloads.ts';
import { orderPayload } from '../orders/mail-payload.ts';
import { findComplaint } from './queries.ts';

/** The payload of a mail about a complaint. Its vehicles are the one that the complaint is about. */
export async function complaintPayload(
  tx: Transaction<DB>,
  user: User,
  one: { id: string; complaintId: string },
): Promise<ComplaintPayload> {
  const { text, mileageKm, reportedAt, photos, terms, vehicle } = await findComplaint(tx, user, one);
  const order = await orderPayload(tx, one.id);
  return {
    ...order,
    vehicles: order.vehicles.filter(({ vehicleId }) => vehicleId === vehicle.id),
    complaint: {
      text,
      mileageKm,
      reportedAt,
      photos: photos.length,
      late: terms.filter(({ isLate }) => isLate).map(({ term }) => term),
    },
  };
}
