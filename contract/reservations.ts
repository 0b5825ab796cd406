import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import { RESERVATION_PARAMETERS } from './reservation-parameters.ts';
import { Reservation, SoldVehicle } from './orders.ts';
import { rateLimitedBy } from './payloads.ts';
import { queryFrom } from './query.ts';
import { ORDER_STATUSES } from './states.ts';

/**
 * One reservation with its vehicle and, for admins, its dealer (else null). `order` says whether it may be cancelled; `isPaid`:
 * the payment has arrived and was not refunded. `isOwn`: the reader has placed it.
 */
export const ReservationEntry = z.object({
  reservation: Reservation,
  vehicle: SoldVehicle,
  order: z.object({
    id,
    status: z.enum(ORDER_STATUSES),
    isInvoiced: z.boolean(),
    isPaid: z.boolean(),
    isOwn: z.boolean(),
  }),
  dealer: z.object({ id, companyName: z.string(), email: z.string() }).nullable(),
});
export type ReservationEntry = z.output<typeof ReservationEntry>;

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/reservations',
  summary:
    'Reservations as a JSON array, with the total in X-Total-Count: those of the dealer, for an admin all or those of `dealerId`',
  access: 'activeDealerOrAdmin',
  query: queryFrom(RESERVATION_PARAMETERS),
  result: z.array(ReservationEntry),
  // Another dealer's `dealerId`.
  errors: { NOT_FOUND: null },
});

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/api/reservations/{id}/cancel',
  summary: 'Takes one vehicle out of its order; the last one cancels the order',
  access: 'activeDealerOrAdmin',
  needs: 'BUYER',
  limit: 'ORDER_CALLS',
  params: idParams,
  result: ReservationEntry,
  errors: { RESERVATION_NOT_CANCELLABLE: null, RATE_LIMITED: rateLimitedBy('ORDER_CALLS') },
});
