import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { useToast } from '../ui/Toasts.tsx';
import { intent } from './intent.ts';

/** Adds the vehicle of the page to the cart. */
export function useAdd(dealerId: string | undefined) {
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
    const { addVehicle, knownOf, messageOf } = await import('./add-vehicle.ts');
    intent.note('adding');
    const outcome = await addVehicle({ queryClient, dealerId, known: knownOf(known) });
    // The page announces the loss itself when it renders the new state of the vehicle.
    if (outcome === 'lost') return;
    if (outcome !== 'gone') intent.note(null);
    if (outcome === 'added') setHasAdded(true);
    toast(messageOf(outcome, t, () => void navigate({ to: '/cart' })));
  }

  return {
    isAdding,
    hasAdded,
    add: (known: VehicleWithMedia) => {
      if (isAsking.current) return;
      isAsking.current = true;
      setIsAdding(true);
      void add(known)
        .catch((error: unknown) => toast({ tone: 'destructive', title: errorText(error) }))
        .finally(() => {
          isAsking.current = false;
          setIsAdding(false);
        });
    },
  };
}
