import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useToast } from '../ui/Toasts.tsx';
import { coverOf } from '../trade/facts.ts';
import { fetchMedia } from './media.ts';
import { type VehicleWithMedia, vehicleQuery } from '../trade/queries.ts';
import { intent } from './intent.ts';

/** Adds a vehicle to the cart as it is at this moment. A vehicle that is not available any more is refused. */
export function useAdd(id: string, dealerId: string | undefined) {
  const t = useTranslations('vehicle.action');
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  // A second press may come before the next rendering. It must not send a second call.
  const isAsking = useRef(false);

  async function add(known: VehicleWithMedia) {
    if (dealerId === undefined) return;
    const [{ addToCart, readCart, updateInCart }, { cartVehicleOf }] = await Promise.all([
      import('../cart/store.ts'),
      import('../cart/rows.ts'),
    ]);
    // Another tab may have added it.
    if (readCart(dealerId).some(({ vehicleId }) => vehicleId === id)) {
      toast({ title: t('alreadyIn'), description: t('alreadyInText') });
      return;
    }
    intent.note('adding');
    const now = await queryClient
      .fetchQuery({ ...vehicleQuery(id), ...FRESHNESS.vehicleToAdd })
      .catch((error: unknown) => {
        // Without an answer the known vehicle is added, and the cart checks it again. The page shows that a vehicle is gone.
        if (error instanceof CallFailed && error.status === 404) throw error;
        return known;
      });
    // The page announces the reason itself when it renders the new state of the vehicle.
    if (now.vehicle.status !== 'AVAILABLE') return;
    intent.note(null);
    const item = cartVehicleOf(now);
    if (!addToCart(dealerId, item)) {
      toast({ tone: 'destructive', title: t('full') });
      return;
    }
    setHasAdded(true);
    toast({
      tone: 'success',
      title: t('added'),
      action: { label: t('toCart'), onAction: () => void navigate({ to: '/cart' }) },
    });
    if (now.media.length > 0) return;
    const cover = coverOf(await fetchMedia(id));
    if (cover) updateInCart(dealerId, { ...item, coverUrl: cover.url });
  }

  return {
    isAdding,
    hasAdded,
    add: (known: VehicleWithMedia) => {
      if (isAsking.current) return;
      isAsking.current = true;
      setIsAdding(true);
      void add(known)
        .catch((error: unknown) => {
          const isGone = error instanceof CallFailed;
          toast({ tone: 'destructive', title: isGone ? t('unavailable') : errorText(error) });
        })
        .finally(() => {
          isAsking.current = false;
          setIsAdding(false);
        });
    },
  };
}
