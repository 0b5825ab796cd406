import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isBuyer, useUser } from '../api/user.ts';
import { cartVehicleOf } from '../cart/rows.ts';
import { addToCart, useCart } from '../cart/store.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useLostFocus } from '../vehicles/use-lost-focus.ts';
import type { WatchedVehicle } from './queries.ts';

/** Puts an available vehicle into the cart. One that is in it leads there. Otherwise nothing is offered. */
export function AddWatched({ vehicle }: { vehicle: WatchedVehicle }) {
  const t = useTranslations('watchlist');
  const toast = useToast();
  const navigate = useNavigate();
  const user = useUser();
  const dealerId = isBuyer(user) ? user?.dealer?.id : undefined;
  const isIn = useCart().some(({ vehicleId }) => vehicleId === vehicle.id);
  const [isPressed, setIsPressed] = useState(false);
  const link = useLostFocus(isPressed && isIn);
  if (vehicle.status !== 'AVAILABLE' || dealerId === undefined) return null;
  const toCart = { label: t('toCart'), onAction: () => void navigate({ to: '/cart' }) };
  if (isIn)
    return (
      <Button asChild>
        <Link ref={link} to="/cart">
          {t('inCart')}
        </Link>
      </Button>
    );
  return (
    <Button
      variant="primary"
      onClick={() => {
        setIsPressed(true);
        const hasAdded = addToCart(dealerId, cartVehicleOf({ vehicle, media: vehicle.media }));
        if (hasAdded) toast({ tone: 'success', title: t('added'), action: toCart });
        else toast({ tone: 'destructive', title: t('full') });
      }}
    >
      {t('add')}
    </Button>
  );
}
