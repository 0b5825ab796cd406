import type { Call } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { readingOf } from '../api/query-of.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';
import type { ListedVehicle } from '../trade/queries.ts';

/** As many as fit side by side on a wide screen. */
const NEWEST = 4;

/** The available vehicles that were registered last. The page carries these data, so they hold only what the strip shows. */
export const newestQuery = (by?: Call) => ({
  ...readingOf(
    'GET /api/vehicles',
    { query: { status: 'AVAILABLE', sortBy: 'firstRegistration', limit: String(NEWEST) } },
    {
      as: 'strip',
      read: async (ask) => (await ask()).result.vehicles.map(cardOf),
      by,
    },
  ),
  ...FRESHNESS.newest,
});

const cardOf = (vehicle: ListedVehicle) => ({
  id: vehicle.id,
  name: nameOf(vehicle),
  variant: wordOf(vehicle, 'variant'),
  pictureUrl: coverOf(vehicle.media)?.url ?? null,
  firstRegistered: vehicle.firstRegistered,
  mileageKm: vehicle.mileageKm,
  priceNet: vehicle.priceNet,
});
