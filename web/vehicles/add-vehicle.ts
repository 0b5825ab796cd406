import type { QueryClient } from '@tanstack/react-query';
import type { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { cartVehicleOf, type Shown } from '../cart/rows.ts';
import type { CartVehicle } from '../cart/stored-items.ts';
import { addToCart, readCart, updateInCart } from '../cart/store.ts';
import { coverOf } from '../trade/facts.ts';
import { vehicleQuery, type VehicleState } from '../trade/queries.ts';
import type { ToastMessage } from '../ui/toast-message.ts';
import { fetchMedia } from './media.ts';

/** `lost`: the vehicle is reserved or sold. `gone`: it does not exist any more. */
type Outcome = 'added' | 'alreadyIn' | 'full' | 'lost' | 'gone';

/** A vehicle as the page shows it. */
interface Known {
  status: VehicleState['status'];
  vehicle: CartVehicle;
}

export const knownOf = (shown: Shown): Known => ({
  status: shown.vehicle.status,
  vehicle: cartVehicleOf(shown),
});

interface Wish {
  queryClient: QueryClient;
  dealerId: string;
  known: Known;
}

// Loaded on the first press, by the page of a vehicle and by the cards of the inventory.

/** Adds a vehicle to the cart as it is at this moment. A vehicle that is not available any more is refused. */
export async function addVehicle({ queryClient, dealerId, known }: Wish): Promise<Outcome> {
  const { id } = known.vehicle;
  // Another tab may have added it.
  if (readCart(dealerId).some(({ vehicleId }) => vehicleId === id)) return 'alreadyIn';
  const now = await queryClient
    .fetchQuery({ ...vehicleQuery(id), ...FRESHNESS.vehicleToAdd })
    .then(knownOf)
    // Without an answer the known vehicle is added, and the cart checks it again.
    .catch((error: unknown) => (error instanceof CallFailed && error.status === 404 ? null : known));
  if (now === null) return 'gone';
  if (now.status !== 'AVAILABLE') return 'lost';
  if (!addToCart(dealerId, now.vehicle)) return 'full';
  if (now.vehicle.coverUrl === null) void addCover(dealerId, now.vehicle);
  return 'added';
}

async function addCover(dealerId: string, vehicle: CartVehicle): Promise<void> {
  const cover = coverOf(await fetchMedia(vehicle.id));
  if (cover) updateInCart(dealerId, { ...vehicle, coverUrl: cover.url });
}

/** The result, as the dealer reads it. */
export function messageOf(
  outcome: Outcome,
  t: ReturnType<typeof useTranslations<'vehicle.action'>>,
  openCart: () => void,
): ToastMessage {
  switch (outcome) {
    case 'added':
      return { tone: 'success', title: t('added'), action: { label: t('toCart'), onAction: openCart } };
    case 'alreadyIn':
      return { title: t('alreadyIn'), description: t('alreadyInText') };
    case 'full':
      return { tone: 'destructive', title: t('full') };
    case 'lost':
    case 'gone':
      return { tone: 'destructive', title: t('unavailable') };
  }
}
