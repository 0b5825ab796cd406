import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Picture } from '../trade/Picture.tsx';
import { formatMoney } from '../ui/format.ts';
import type { PlacedOrder } from './use-order.ts';

type Reservations = PlacedOrder['reservations'];

/** The vehicles of an order with their pictures, at the agreed prices. */
export function ConfirmedVehicles({ reservations }: { reservations: Reservations }) {
  const t = useTranslations('cart');
  return (
    <ul aria-label={t('confirmation.vehicles')} className="w-full border-b border-line">
      {reservations.map(({ id, vehicle, priceNet }) => (
        <li key={id} className="flex items-center gap-3 border-t border-line py-3 sm:gap-4">
          <span className="w-20 shrink-0 overflow-hidden rounded-box sm:w-24">
            <Picture url={vehicle.coverUrl} alt="" sizes="96px" />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <Link to="/vehicles/$id" params={{ id: vehicle.id }} className="font-medium hover:underline">
                {[vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ') || vehicle.vin}
              </Link>
              <span className="block font-mono text-13 text-ink-2">{vehicle.vin}</span>
            </span>
            <span className="ml-auto whitespace-nowrap">
              {t('row.net', { price: formatMoney(priceNet) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
