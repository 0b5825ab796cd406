import { z } from 'zod';
import { PAGE_SIZE_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, wholeNumber } from './fields.ts';
import { Reservation, SoldVehicle } from './orders.ts';
import { ORDER_STATUSES, RESERVATION_SORTS, RESERVATION_STATES } from './states.ts';

/** One reservation with its vehicle and, for admins, its dealer (else null). `order` says whether it may be cancelled. */
export const ReservationEntry = z.object({
  reservation: Reservation,
  vehicle: SoldVehicle,
  order: z.object({ id, status: z.enum(ORDER_STATUSES), isInvoiced: z.boolean() }),
  dealer: z.object({ id, companyName: z.string(), email: z.string() }).nullable(),
});
export type ReservationEntry = z.output<typeof ReservationEntry>;

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/reservations',
  summary:
    "Reservations as a plain list, the total in X-Total-Count: a dealer's own ones, for an admin all or those of `dealerId`",
  access: 'activeDealerOrAdmin',
  query: z.strictObject({
    dealerId: id.optional(),
    vehicleId: id.optional(),
    status: z.enum(RESERVATION_STATES).optional(),
    sortBy: z.enum(RESERVATION_SORTS).optional().default('dateDesc'),
    /** Without `page` and `limit` the answer is the whole list. */
    page: wholeNumber(1, 1_000_000).optional(),
    limit: wholeNumber(1, PAGE_SIZE_MAX).optional(),
  }),
  result: z.array(ReservationEntry),
  // Another dealer's `dealerId`.
  errors: { NOT_FOUND: null },
});

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/api/reservations/{id}/cancel',
  summary: 'Takes one vehicle out of its order; the last one cancels the order',
  access: 'activeDealerOrAdmin',
  params: idParams,
  result: ReservationEntry,
  errors: { RESERVATION_NOT_CANCELLABLE: null },
});
