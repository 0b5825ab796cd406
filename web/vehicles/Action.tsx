import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { addToCart, readCart, useCart } from '../cart/store.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { coverOf, wordOf } from './facts.ts';
import type { VehicleWithMedia } from './queries.ts';

/** What one may do with the vehicle, by its state and by who asks. */
export function Action({ vehicle, media, isShort = false }: VehicleWithMedia & { isShort?: boolean }) {
  const t = useTranslations('vehicle.action');
  const user = useUser();
  const cart = useCart();
  const add = useAdd({ vehicle, media });
  const frame = (button: ReactNode, hint: ReactNode) => (
    <>
      {button}
      {!isShort && <p className="mt-2.5 flex items-start gap-2 text-14 text-ink-2">{hint}</p>}
    </>
  );
  const wide = { size: 'lg', className: 'w-full' } as const;

  if (user?.role === 'admin') {
    return (
      <Button asChild {...wide}>
        <Link to="/admin/{-$section}" params={{ section: 'vehicles' }} search={{ q: vehicle.vin }}>
          {t('edit')}
        </Link>
      </Button>
    );
  }
  if (vehicle.status !== 'AVAILABLE') {
    return frame(
      <Button disabled {...wide}>
        {t('notAvailable')}
      </Button>,
      t('notAvailableHint'),
    );
  }
  if (!user) {
    return frame(
      <Button asChild variant="primary" {...wide}>
        <Link to="/auth" search={{ next: `/vehicles/${vehicle.id}` }}>
          {isShort ? t('loginShort') : t('login')}
        </Link>
      </Button>,
      t('loginHint'),
    );
  }
  if (!isActiveDealer(user)) {
    return frame(
      <Button disabled {...wide}>
        {t('approval')}
      </Button>,
      t('approvalHint'),
    );
  }
  if (cart.some(({ vehicleId }) => vehicleId === vehicle.id)) {
    return frame(
      <Button disabled {...wide}>
        {t('inCart')}
      </Button>,
      <Link to="/cart" className="font-medium text-plate underline underline-offset-2">
        {t('checkout')}
      </Link>,
    );
  }
  return frame(
    <Button variant="primary" onClick={add} {...wide}>
      {isShort ? t('addShort') : t('add')}
    </Button>,
    <>
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('validity', { hours: RESERVATION_HOURS })}
    </>,
  );
}

function useAdd({ vehicle, media }: VehicleWithMedia) {
  const t = useTranslations('vehicle.action');
  const toast = useToast();
  return () => {
    // Another tab may have put it there, or sold the last place.
    if (readCart().some(({ vehicleId }) => vehicleId === vehicle.id)) {
      toast({ title: t('alreadyIn'), description: t('alreadyInText') });
      return;
    }
    const isIn = addToCart({
      id: vehicle.id,
      vin: vehicle.vin,
      make: wordOf(vehicle, 'make') ?? '',
      model: wordOf(vehicle, 'model') ?? '',
      variant: wordOf(vehicle, 'variant'),
      firstRegistered: vehicle.firstRegistered,
      mileageKm: vehicle.mileageKm,
      fuelType: wordOf(vehicle, 'fuelType'),
      transmission: wordOf(vehicle, 'transmission'),
      priceNet: vehicle.priceNet,
      coverUrl: coverOf(media)?.url ?? null,
    });
    toast(isIn ? { tone: 'success', title: t('added') } : { tone: 'destructive', title: t('full') });
  };
}
