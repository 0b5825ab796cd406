import { queryOptions } from '@tanstack/react-query';
import { call, type Call, type ResultOf } from '../api/call.ts';

export type ReservationEntry = ResultOf<'GET /api/reservations'>[number];

/** A dealer names the own id; an admin may leave it out or name any. */
export const reservationsQuery = ({ dealerId }: { dealerId?: string | undefined }, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/reservations', dealerId ?? null],
    queryFn: () => by('GET /api/reservations', { query: dealerId ? { dealerId } : {} }),
  });
