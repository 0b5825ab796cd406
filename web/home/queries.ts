import { queryOptions } from '@tanstack/react-query';
import { call, type Call } from '../api/call.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';

/** As many as fit side by side on a wide screen. */
const NEWEST = 4;

/**
 * The available vehicles with the latest first registration. Only the fields that the strip shows, because they are
 * part of the HTML.
 */
export const newestQuery = (by: Call = call) =>
  queryOptions({
    queryKey: ['newest-vehicles'],
    queryFn: async () => {
      const query = { status: 'AVAILABLE', sortBy: 'firstRegistration', limit: String(NEWEST) };
      const { vehicles } = await by('GET /api/vehicles', { query });
      return vehicles.map((vehicle) => ({
        id: vehicle.id,
        name: nameOf(vehicle),
        variant: wordOf(vehicle, 'variant'),
        pictureUrl: coverOf(vehicle.media)?.url ?? null,
        firstRegistered: vehicle.firstRegistered,
        mileageKm: vehicle.mileageKm,
        priceNet: vehicle.priceNet,
      }));
    },
    // By default a query never becomes stale, and a reservation invalidates it. Nobody reserves on the home page, so
    // this one expires.
    staleTime: 60_000,
  });
