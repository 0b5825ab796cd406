import { useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { isActiveDealer, isBuyer, useUser } from '../api/user.ts';
import { useIsInCart } from '../cart/in-cart.ts';
import { offerOf } from './offer.ts';
import { statesQuery, type VehicleWithMedia } from '../trade/queries.ts';
import { useAdd } from './use-add.ts';
import { useChangeToasts } from './use-vehicle.ts';

export type Offered = ReturnType<typeof useOffered>;

/** What is offered for the vehicle. All places of the page that offer it share this. */
export function useOffered(data: VehicleWithMedia) {
  const { vehicle } = data;
  const user = useUser();
  const isActive = isActiveDealer(user);
  const isInCart = useIsInCart(vehicle.id, isActive ? (user?.dealer?.id ?? null) : null);
  const { data: own } = useQuery({
    ...statesQuery([vehicle.id]),
    ...FRESHNESS.vehicle,
    enabled: isActive && vehicle.status !== 'AVAILABLE',
  });
  const { add, isAdding, hasAdded } = useAdd(user?.dealer?.id);
  useChangeToasts(vehicle);
  return {
    vehicle,
    offer: offerOf(vehicle.status, user, { isInCart, isOwn: own?.[0]?.isOwn ?? false }),
    isDealer: Boolean(user?.dealer),
    /** The reader may fill the cart and reserve at once. */
    isBuyer: isBuyer(user),
    add: () => add(data),
    isAdding,
    /** The vehicle was added to the cart from this page. */
    hasAdded,
  };
}
