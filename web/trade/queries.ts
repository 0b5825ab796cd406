import { VEHICLE_STATES_MAX } from '../../contract/constants.ts';
import type { Call, ResultOf } from '../api/call.ts';
import { keyOf, queryOf, readingOf } from '../api/query-of.ts';

export type ListedVehicle = ResultOf<'GET /api/vehicles'>['vehicles'][number];
export type VehicleWithMedia = ResultOf<'GET /api/vehicles/{id}'>;
export type VehicleState = ResultOf<'GET /api/vehicles/states'>['states'][number];

export const vehicleQuery = (id: string, by?: Call) =>
  queryOf('GET /api/vehicles/{id}', { params: { id } }, by);

export const orderQuery = (id: string, by?: Call) => queryOf('GET /api/orders/{id}', { params: { id } }, by);

/** The prefix of the keys of all queries for the states of vehicles. */
export const STATES_KEY = keyOf('GET /api/vehicles/states');

/** Status and price of these vehicles by their ids. A vehicle without a state does not exist any more. */
export const statesQuery = (ids: readonly string[], by?: Call) =>
  readingOf(
    'GET /api/vehicles/states',
    { query: { id: [...ids] } },
    {
      as: 'all',
      read: async (ask) => {
        const parts = Array.from({ length: Math.ceil(ids.length / VEHICLE_STATES_MAX) }, (_, at) =>
          ids.slice(at * VEHICLE_STATES_MAX, (at + 1) * VEHICLE_STATES_MAX),
        );
        const answers = await Promise.all(parts.map((id) => ask({ query: { id } })));
        return answers.flatMap(({ result }) => result.states);
      },
      by,
    },
  );
