import { queryOptions } from '@tanstack/react-query';
import { VEHICLE_STATES_MAX } from '../../contract/constants.ts';
import { call, type Call, type ResultOf } from '../api/call.ts';

export type ListedVehicle = ResultOf<'GET /api/vehicles'>['vehicles'][number];
export type VehicleWithMedia = ResultOf<'GET /api/vehicles/{id}'>;

export const vehicleQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/vehicles', id],
    queryFn: () => by('GET /api/vehicles/{id}', { params: { id } }),
  });

export type VehicleState = ResultOf<'GET /api/vehicles/states'>['states'][number];

export const orderQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: () => by('GET /api/orders/{id}', { params: { id } }),
  });

/** The key of all queries for vehicle states. */
export const STATES_KEY = ['/api/vehicles', 'states'] as const;

/** Status and price of these vehicles by their ids. A missing id no longer exists. */
export const statesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...STATES_KEY, ids],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(ids.length / VEHICLE_STATES_MAX) }, (_, at) =>
        ids.slice(at * VEHICLE_STATES_MAX, (at + 1) * VEHICLE_STATES_MAX),
      );
      const answers = await Promise.all(
        parts.map((id) => call('GET /api/vehicles/states', { query: { id } })),
      );
      return answers.flatMap(({ states }) => states);
    },
  });
