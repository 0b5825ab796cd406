import { PAGE_SIZE } from '../../contract/constants.ts';
import type { ReservationPhase } from '../../contract/reservation-parameters.ts';
import type { Call, ResultOf } from '../api/call.ts';
import { readingOf } from '../api/query-of.ts';

export type ReservationEntry = ResultOf<'GET /api/reservations'>[number];

/**
 * The parameters of the list, as the address holds them. A dealer names their own id; an admin may omit it or name
 * any.
 */
export interface ReservationsSearch {
  search?: string | undefined;
  dealerId?: string | undefined;
  vehicleId?: string;
  status?: string | undefined;
  phase?: ReservationPhase;
  sortBy?: string | undefined;
  page?: string | undefined;
  limit?: string;
}

/** A page of reservations, and how many there are on all pages. */
export const reservationsQuery = (search: ReservationsSearch, by?: Call) =>
  readingOf(
    'GET /api/reservations',
    { query: { page: '1', limit: String(PAGE_SIZE.reservations), ...search } },
    {
      as: 'page',
      read: async (ask) => {
        const { result, header } = await ask();
        return { entries: result, total: Number(header('x-total-count') ?? result.length) };
      },
      by,
    },
  );
