import { useEffect, useState } from 'react';

/**
 * Whether a vehicle is in a dealer's cart. False until the page is hydrated and the module that reads the cart is
 * loaded.
 */
export function useIsInCart(vehicleId: string, dealerId: string | null): boolean {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    if (dealerId === null) return undefined;
    let leave = () => {};
    let hasLeft = false;
    void import('./store.ts').then(
      ({ followCart }) => {
        if (hasLeft) return;
        leave = followCart(dealerId, (items) => setIsIn(items.some((item) => item.vehicleId === vehicleId)));
      },
      () => {},
    );
    return () => {
      hasLeft = true;
      leave();
    };
  }, [vehicleId, dealerId]);
  return isIn;
}
