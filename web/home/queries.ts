import { queryOptions } from '@tanstack/react-query';
import { call, type Call } from '../api/call.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';

/** As many as stand side by side on a wide screen. */
const NEWEST = 4;

/** What came in last and is free: only what the strip shows of it, since it travels with the page. */
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
    // Elsewhere nothing grows old by itself; here nobody reserves, so nobody else would tell.
    staleTime: 60_000,
  });
