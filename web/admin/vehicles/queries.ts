import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { call, type Call, type ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf, readingOf } from '../../api/query-of.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { reservationsQuery } from '../../reservations/queries.ts';
import { type Change, ChangedMeanwhile, changeVehicle } from './change-vehicle.ts';
import { showInLists } from './show-in-lists.ts';

/** A vehicle with its media and its ETag, by which the server refuses a change of an outdated vehicle. */
const seenVehicleQuery = (id: string, by?: Call) =>
  readingOf(
    'GET /api/vehicles/{id}',
    { params: { id } },
    {
      as: 'with ETag',
      read: async (ask) => {
        const { result, header } = await ask();
        return { ...result, etag: header('etag') };
      },
      by,
    },
  );

/** The vehicle of the edit dialog. */
export const vehicleToEditQuery = (id: string) => ({ ...seenVehicleQuery(id), ...FRESHNESS.vehicleToEdit });

/** The vehicle of a page in the back office, which follows what others change. */
export const vehiclePageQuery = (id: string, by?: Call) => ({
  ...seenVehicleQuery(id, by),
  ...FRESHNESS.adminList,
});

/** So many reservations of one vehicle are shown, the one that holds it first. */
const RESERVATIONS_SHOWN = '20';

/** The reservations of a vehicle. */
export const reservationsOfVehicleQuery = (vehicleId: string, by?: Call) => ({
  ...reservationsQuery({ vehicleId, limit: RESERVATIONS_SHOWN }, by),
  ...FRESHNESS.adminList,
});

/** The reservation that holds a vehicle now, if there is one. */
export const holderQuery = (vehicleId: string) =>
  queryOptions({
    ...reservationsQuery({ vehicleId, status: 'ACTIVE', limit: '1' }),
    ...FRESHNESS.holder,
    select: ({ entries }) => entries[0] ?? null,
  });

export type Interest = ResultOf<'GET /api/admin/vehicles/interest'>['vehicles'][number];

/** How many dealers watch these vehicles, and which orders hold them. */
export const interestQuery = (ids: readonly string[]) => ({
  ...queryOf('GET /api/admin/vehicles/interest', { query: { id: [...ids] } }),
  ...FRESHNESS.adminList,
  placeholderData: keepPreviousData,
});

/** Changes fields of a vehicle that nobody else has changed since the clerk saw them. */
export function useChangeFields() {
  const queryClient = useQueryClient();
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: (change: Change) => changeVehicle(change),
    onSuccess: ({ vehicle }, { changes }) => showChanged(vehicle, 'status' in changes),
    onError: (error) => {
      if (error instanceof ChangedMeanwhile) showInLists(queryClient, error.current);
    },
  });
}

interface Edit {
  id: string;
  changes: Change['changes'];
  etag: string | null;
}

/** Changes any fields of a vehicle that still has this ETag. */
export function useEditVehicle() {
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: ({ id, changes, etag }: Edit) =>
      call('PATCH /api/vehicles/{id}', {
        params: { id },
        // The callers pass only fields of the contract's VehicleChanges.
        body: changes as { priceNet?: string },
        ...(etag ? { headers: { 'if-match': etag } } : {}),
      }),
    onSuccess: ({ vehicle }) => showChanged(vehicle, false),
  });
}

/**
 * Shows a changed vehicle everywhere. The list on the screen is not fetched at once, so that the next row to change does
 * not move away.
 */
function useShowChanged() {
  const queryClient = useQueryClient();
  return async (vehicle: Vehicle, hasNewStatus: boolean) => {
    showInLists(queryClient, vehicle);
    await refreshInTime(queryClient, [
      '/api/vehicles/{id}',
      '/api/vehicles/states',
      ...(hasNewStatus ? (['/api/orders', '/api/reservations'] as const) : []),
    ]);
  };
}
