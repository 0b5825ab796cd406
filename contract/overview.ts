import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * The numbers of the overview: vehicles of every status, reservations that hold a vehicle now, registered dealers.
 */
export const Overview = z.object({
  vehicles: z.number().int(),
  activeReservations: z.number().int(),
  dealers: z.number().int(),
});

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Counts of vehicles, active reservations and dealers',
  access: 'admin',
  result: Overview,
});
