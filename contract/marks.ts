import { z } from 'zod';
import { WATCHLIST_PAGE_SIZE, MARK_STATUSES } from './watching.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, idParams, instant } from './fields.ts';
import { LIMIT, PAGE, type ParameterTable } from './parameters.ts';
import { queryFrom } from './query.ts';
import { ListedVehicle } from './vehicles.ts';

/** A dealer's own mark on a vehicle. `priceAtMark`: the net price when they began to watch it; null if it is hidden. */
export const Mark = z.object({
  vehicleId: id,
  status: z.enum(MARK_STATUSES),
  markedAt: instant,
  priceAtMark: amount.nullable(),
});
export type Mark = z.output<typeof Mark>;

export const markVehicle = endpoint({
  method: 'PUT',
  path: '/api/vehicles/{id}/mark',
  summary:
    'Watches or hides a vehicle; the same mark again keeps its date and price, and so does one that was hidden meanwhile',
  access: 'activeDealer',
  params: idParams,
  body: z.strictObject({ status: z.enum(MARK_STATUSES) }),
  result: Mark,
});

const UNMARK_PARAMETERS = {
  status: { kind: 'choice', of: ['HIDDEN'] },
} as const satisfies ParameterTable;

/** Answers the mark that is left. `status`: removes only such a mark; a vehicle that was watched when it was hidden is watched again. */
export const unmarkVehicle = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/{id}/mark',
  summary:
    'Removes the own mark of a vehicle, if there is one; with status=HIDDEN shows a hidden vehicle again, watched if it was before',
  access: 'activeDealer',
  params: idParams,
  query: queryFrom(UNMARK_PARAMETERS),
  result: z.object({ status: z.enum(MARK_STATUSES).nullable() }),
});

const WATCHLIST_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: WATCHLIST_PAGE_SIZE },
} as const satisfies ParameterTable;

/** A vehicle as the inventory lists it, with the date and the net price of the mark. */
export const WatchedVehicle = ListedVehicle.extend({ markedAt: instant, priceAtMark: amount });
export type WatchedVehicle = z.output<typeof WatchedVehicle>;

export const getWatchlist = endpoint({
  method: 'GET',
  path: '/api/watchlist',
  summary: 'The vehicles that the dealer watches, sold ones too; newest mark first',
  access: 'activeDealer',
  query: queryFrom(WATCHLIST_PARAMETERS),
  result: z.object({ vehicles: z.array(WatchedVehicle), total: z.number().int() }),
});
