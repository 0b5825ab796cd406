import { useState } from 'react';
import { isActiveDealer, useUser } from '../api/user.ts';
import { useIsInCart } from '../cart/in-cart.ts';
import { offerOf } from './offer.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { useAdd } from './use-add.ts';
import { useChangeToasts, useIntent } from './use-vehicle.ts';

export type Offered = ReturnType<typeof useOffered>;

/** What is offered for the vehicle. All places of the page that offer it share this. */
export function useOffered(data: VehicleWithMedia) {
  const { vehicle } = data;
  const user = useUser();
  const isBuyer = isActiveDealer(user);
  const isInCart = useIsInCart(vehicle.id, isBuyer ? (user?.dealer?.id ?? null) : null);
  const intent = useIntent();
  const [mine, setMine] = useState<string | null>(null);
  const { add, isAdding, hasAdded } = useAdd(vehicle.id, user?.dealer?.id, intent);
  useChangeToasts(vehicle, intent);
  return {
    vehicle,
    intent,
    offer: offerOf(vehicle.status, user, isInCart),
    /** The reader is an ACTIVE dealer, who may also reserve at once. */
    isBuyer,
    add: () => add(data),
    isAdding,
    /** The vehicle was added to the cart from this page. */
    hasAdded,
    /** The vehicle was reserved from this page. */
    isMine: mine === vehicle.id,
    markAsMine: () => setMine(vehicle.id),
  };
}
