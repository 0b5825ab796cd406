import type { Call } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

/** Whether a reservation of the reader holds the vehicle, in `states[0].isOwn`. */
export const ownStateQuery = (id: string, by?: Call) =>
  queryOf('GET /api/vehicles/states', { query: { id: [id] } }, by);
