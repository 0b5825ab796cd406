import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../../api/refresh.ts';
import { reservationsQuery } from '../../reservations/queries.ts';

/** A vehicle with its media and the tag of what was seen, by which the server tells that somebody else was faster. */
export const vehicleToEditQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/vehicles', id, 'to edit'],
    queryFn: async () => {
      const { result, header } = await call.withHeaders('GET /api/vehicles/{id}', { params: { id } });
      return { ...result, etag: header('etag') };
    },
    // Each opening of the dialog shows what is true then.
    gcTime: 0,
    staleTime: 0,
  });

/** The reservation that holds a vehicle now, if there is one. */
export const holderQuery = (vehicleId: string) =>
  queryOptions({
    ...reservationsQuery({ vehicleId, status: 'ACTIVE', limit: '1' }),
    staleTime: 0,
    select: ({ entries }) => entries[0] ?? null,
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
