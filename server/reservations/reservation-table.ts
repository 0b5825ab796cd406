import type { ReservationEntry } from '../../contract/reservations.ts';
import { orderNumberCell } from '../csv.ts';
import { type Columns, timeCell } from '../list-table.ts';

/** The reservations as clerks download them. */
export const RESERVATION_COLUMNS: Columns<'reservations', ReservationEntry> = {
  order: ({ order }) => orderNumberCell(order.id),
  dealer: ({ dealer }) => dealer?.companyName ?? '',
  email: ({ dealer }) => dealer?.email ?? '',
  vehicle: ({ vehicle }) => `${vehicle.make} ${vehicle.model}`,
  vin: ({ vehicle }) => vehicle.vin,
  priceNet: ({ reservation }) => ({ amount: reservation.priceNet }),
  status: ({ reservation }, wordOf) =>
    wordOf('reservation', reservation.isExpired ? 'EXPIRED' : reservation.status),
  reservedAt: ({ reservation }) => timeCell(reservation.reservedAt),
  expiresAt: ({ reservation }) => timeCell(reservation.expiresAt),
};
