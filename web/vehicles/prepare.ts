import { isActiveDealer, type User } from '../api/user.ts';
import { ignoreError } from '../with-retry.ts';
import type { RouterContext } from '../router-context.ts';
import { statesQuery, type VehicleWithMedia } from '../trade/queries.ts';

/** Loads the data below the fold, with their texts. They come after the first load of a page that the server renders. */
export async function prepareForAll({ words }: RouterContext): Promise<void> {
  await Promise.all([
    words.need(['features', 'vehicleCondition', 'vehicleFacts']).catch(ignoreError),
    import('./VehiclePage.tsx').then(({ prepareData }) => prepareData(), ignoreError),
  ]);
}

/**
 * Fetches what only dealers see on the page of a vehicle: its parts with their texts, and whether the vehicle is in an
 * own order.
 */
export async function prepareForDealer(
  { queryClient, call, words, user }: RouterContext & { user: User | null },
  { vehicle: { id, status } }: VehicleWithMedia,
): Promise<void> {
  const parts = Promise.all([
    words.need(['buying']).catch(ignoreError),
    import('./VehiclePage.tsx').then(({ preparePrice }) => preparePrice(), ignoreError),
  ]);
  if (isActiveDealer(user) && status !== 'AVAILABLE')
    await queryClient.prefetchQuery(statesQuery([id], call));
  await parts;
}
