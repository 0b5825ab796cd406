import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reservationsQuery } from '../../reservations/queries.ts';

/** Vehicles of every status. Asked for as the smallest page that carries the total. */
export const vehicleCountQuery = queryOptions({
  queryKey: ['/api/vehicles', { status: 'ALL', limit: '1' }],
  queryFn: () => call('GET /api/vehicles', { query: { status: 'ALL', limit: '1' } }),
  select: ({ pagination }) => pagination.total,
});

/** Reservations that hold a vehicle now. */
export const reservationCountQuery = queryOptions({
  ...reservationsQuery({}),
  select: (entries) =>
    entries.filter(({ reservation }) => reservation.status === 'ACTIVE' && !reservation.isExpired).length,
});

export const dealerCountQuery = queryOptions({
  queryKey: ['/api/admin/dealers', { limit: '1' }],
  queryFn: () => call('GET /api/admin/dealers', { query: { limit: '1' } }),
  select: ({ total }) => total,
});
