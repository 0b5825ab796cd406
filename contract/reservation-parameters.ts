import { ID, LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { RESERVATION_STATES } from './states.ts';

/** RUNNING reservations hold a vehicle that is not sold yet. The others, and those of completed orders, have ENDED. */
const PHASES = ['RUNNING', 'ENDED'] as const;
export type ReservationPhase = (typeof PHASES)[number];

/**
 * `search` finds a part of a VIN, words of make, model and variant, and the beginning of an order number (with or without #);
 * for admins also words of the dealer's name and a part of their e-mail address. Without `page` and `limit` all reservations are listed. `dateDesc` has the active reservations on top. `expiry`
 * begins with the one that expires next and ends with those that do not expire. Reservations of one order that were
 * made at the same instant follow one another.
 */
export const RESERVATION_PARAMETERS = {
  search: LINE,
  dealerId: ID,
  vehicleId: { ...ID, isCallOnly: true },
  status: { kind: 'choice', of: RESERVATION_STATES },
  phase: { kind: 'choice', of: PHASES, isCallOnly: true },
  sortBy: { kind: 'choice', of: ['dateDesc', 'dateAsc', 'expiry'], default: 'dateDesc' },
  page: { kind: 'number', min: PAGE.min, max: PAGE.max },
  limit: LIMIT,
} as const satisfies ParameterTable;
export type ReservationQuery = QueryOf<typeof RESERVATION_PARAMETERS>;
