import { useEffect, useState } from 'react';

/** Whether a vehicle lies in a dealer's cart: false until the page is there and what reads the cart has been fetched. */
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
