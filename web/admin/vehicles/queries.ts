import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { readingOf } from '../../api/query-of.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../../api/refresh.ts';
import { reservationsQuery } from '../../reservations/queries.ts';

/** A vehicle with its media and its ETag, by which the server refuses a change of an outdated vehicle. */
export const vehicleToEditQuery = (id: string) => ({
  ...readingOf(
    'GET /api/vehicles/{id}',
    { params: { id } },
    {
      as: 'with ETag',
      read: async (ask) => {
        const { result, header } = await ask();
        return { ...result, etag: header('etag') };
      },
    },
  ),
  ...FRESHNESS.vehicleToEdit,
});

/** The reservation that holds a vehicle now, if there is one. */
export const holderQuery = (vehicleId: string) =>
  queryOptions({
    ...reservationsQuery({ vehicleId, status: 'ACTIVE', limit: '1' }),
    ...FRESHNESS.holder,
    select: ({ entries }) => entries[0] ?? null,
  });

interface Change {
  id: string;
  changes: Partial<Record<keyof Vehicle, string | number | null>>;
  etag?: string | null;
}

/** Changes a vehicle and refreshes everything that shows it. */
export function useChangeVehicle() {
  const refreshVehicles = useRefreshVehicles();
  return useMutation({
    mutationFn: ({ id, changes, etag }: Change) =>
      call('PATCH /api/vehicles/{id}', {
        params: { id },
        // The callers pass only fields of the contract's VehicleChanges.
        body: changes as { priceNet?: string },
        ...(etag ? { headers: { 'if-match': etag } } : {}),
      }),
    onSuccess: (_, { changes }) => refreshVehicles('status' in changes),
  });
}

/** Refreshes vehicles, and with them orders and reservations where a change of status may have changed those. */
export function useRefreshVehicles() {
  const queryClient = useQueryClient();
  return (withOrders: boolean) => refresh(queryClient, withOrders ? ORDERS_AND_VEHICLES : ['/api/vehicles']);
}
