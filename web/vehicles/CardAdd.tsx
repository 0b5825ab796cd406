import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { useUser } from '../api/user.ts';
import { useCart } from '../cart/store.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { cardName, type CardVehicle } from './queries.ts';

const AREAS = ['vehicle', 'buying'] as const;
const ON_PICTURE = 'pointer-events-auto min-h-11! px-3! bg-surface/90!';

/**
 * Adds the vehicle of a card to the cart. A vehicle that is in the cart already has a link to it instead. Both lie on
 * the picture and move nothing.
 */
export const CardAdd = withOwnTexts(AREAS, function AddOrOpen({ vehicle }: { vehicle: CardVehicle }) {
  const t = useTranslations('vehicle.action');
  const named = useTranslations('buying.card');
  const isInCart = useCart().some(({ vehicleId }) => vehicleId === vehicle.id);
  const { add, isAdding, hasAdded } = useCardAdd(vehicle);
  const name = cardName(vehicle);
  return (
    <div className="vehicle-card-offer">
      {isInCart ? (
        <Button asChild className={ON_PICTURE}>
          {/* The button that was pressed is gone, so the link takes the focus. */}
          <Link ref={hasAdded ? focusIfLost : null} to="/cart" aria-label={named('inCart', { name })}>
            <Check aria-hidden className="size-4.5 text-available" />
            {t('inCart')}
          </Link>
        </Button>
      ) : (
        <Button busy={isAdding} aria-label={named('add', { name })} onClick={add} className={ON_PICTURE}>
          <ShoppingCart aria-hidden className="size-4.5" />
          {t('addShort')}
        </Button>
      )}
    </div>
  );
});

export function focusIfLost(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

/** Adds a vehicle of the list to the cart. */
export function useCardAdd(vehicle: CardVehicle) {
  const t = useTranslations('vehicle.action');
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dealerId = useUser()?.dealer?.id;
  const [state, setState] = useState<'adding' | 'added' | null>(null);

  async function send(dealer: string) {
    const { addVehicle, messageOf } = await import('./add-vehicle.ts');
    const outcome = await addVehicle({
      queryClient,
      dealerId: dealer,
      known: { status: vehicle.status, vehicle },
    });
    setState(outcome === 'added' ? 'added' : null);
    toast(messageOf(outcome, t, () => void navigate({ to: '/cart' })));
    // The card shows what has become of the vehicle.
    if (outcome === 'lost' || outcome === 'gone') await refresh(queryClient, ['/api/vehicles']);
  }

  return {
    isAdding: state === 'adding',
    hasAdded: state === 'added',
    add: () => {
      if (dealerId === undefined || state === 'adding') return;
      setState('adding');
      send(dealerId).catch((error: unknown) => {
        setState(null);
        toast({ tone: 'destructive', title: errorText(error) });
      });
    },
  };
}
