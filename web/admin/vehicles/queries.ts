import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { call, callBy } from '../../api/call.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../../api/refresh.ts';
import { reservationsQuery } from '../../reservations/queries.ts';

/** A vehicle with its media and the tag of what was seen, by which the server tells that somebody else was faster. */
export const vehicleToEditQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/vehicles', id, 'to edit'],
    queryFn: async () => {
      let etag: string | null = null;
      const callWithTag = callBy(async (url, request) => {
        const response = await fetch(url, { ...request, credentials: 'include' });
        etag = response.headers.get('etag');
        return { status: response.status, statusText: response.statusText, text: await response.text() };
      });
      const { vehicle, media } = await callWithTag('GET /api/vehicles/{id}', { params: { id } });
      return { vehicle, media, etag };
    },
    // Each opening of the dialog shows what is true then.
    gcTime: 0,
    staleTime: 0,
  });

/** The reservation that holds a vehicle now, if there is one. */
export const holderQuery = (vehicleId: string) =>
  queryOptions({
    ...reservationsQuery({}),
    staleTime: 0,
    select: (entries) =>
      entries.find(
        ({ reservation, vehicle }) =>
          vehicle.id === vehicleId && reservation.status === 'ACTIVE' && !reservation.isExpired,
      ) ?? null,
  });

interface Change {
  id: string;
  changes: Partial<Record<keyof Vehicle, string | number | null>>;
  etag?: string | null;
}

/** Changes a vehicle, and has everything that shows it asked for again. */
export function useChangeVehicle() {
  const refreshVehicles = useRefreshVehicles();
  return useMutation({
    mutationFn: ({ id, changes, etag }: Change) =>
      call('PATCH /api/vehicles/{id}', {
        params: { id },
        // Of the vehicle's fields only those of the contract's VehicleChanges are ever put in.
        body: changes as { priceNet?: string },
        ...(etag ? { headers: { 'if-match': etag } } : {}),
      }),
    onSuccess: (_, { changes }) => refreshVehicles('status' in changes),
  });
}

/** Has vehicles asked for again, and orders and reservations where a status may have changed them. */
export function useRefreshVehicles() {
  const queryClient = useQueryClient();
  return (withOrders: boolean) => refresh(queryClient, withOrders ? ORDERS_AND_VEHICLES : ['/api/vehicles']);
}
