import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { call, type Call, type ResultOf } from '../api/call.ts';

export type ReservationEntry = ResultOf<'GET /api/reservations'>[number];

/** What is asked for, in the words of the address. A dealer names the own id; an admin may leave it out or name any. */
export interface ReservationsSearch {
  dealerId?: string | undefined;
  vehicleId?: string;
  status?: string | undefined;
  sortBy?: string | undefined;
  page?: string | undefined;
  limit?: string;
}

/** A page of reservations, and how many there are on all pages. */
export const reservationsQuery = (search: ReservationsSearch, by: Call = call) => {
  const query = { page: '1', limit: String(PAGE_SIZE.reservations), ...search };
  return queryOptions({
    queryKey: ['/api/reservations', query],
    queryFn: async () => {
      const { result, header } = await by.withHeaders('GET /api/reservations', { query });
      return { entries: result, total: Number(header('x-total-count') ?? result.length) };
    },
    placeholderData: keepPreviousData,
  });
};
