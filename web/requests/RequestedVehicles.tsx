import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { CompanyRequest } from '../approval/queries.ts';
import { type CartRow, isAvailable } from '../cart/rows.ts';
import { Picture } from '../trade/Picture.tsx';
import { formatMoney } from '../ui/format.ts';

type Vehicle = CompanyRequest['vehicles'][number];

/** The vehicles of a request. `rows` tells what has changed about each since it was sent. */
export function RequestedVehicles({
  vehicles,
  rows = [],
}: {
  vehicles: readonly Vehicle[];
  rows?: readonly CartRow[];
}) {
  return (
    <ul className="mt-3">
      {vehicles.map((vehicle, at) => (
        <VehicleLine key={vehicle.id} vehicle={vehicle} row={rows[at]} />
      ))}
    </ul>
  );
}

function VehicleLine({ vehicle, row }: { vehicle: Vehicle; row: CartRow | undefined }) {
  const t = useTranslations('cart');
  const isLost = row !== undefined && !isAvailable(row);
  const priceNow = row?.priceNet ?? vehicle.priceNet;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span className="w-16 shrink-0 overflow-hidden rounded-box">
        <Picture url={vehicle.coverUrl} alt="" sizes="64px" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span className="min-w-0">
          <Link
            to="/vehicles/$id"
            params={{ id: vehicle.id }}
            className="font-medium wrap-anywhere hover:underline"
          >
            {[vehicle.make, vehicle.model].join(' ')}
          </Link>
          <span className="block font-mono text-13 wrap-anywhere text-ink-2">{vehicle.vin}</span>
          {row && row.state !== 'fine' && row.state !== 'cheaper' && (
            <span className={`block text-14 ${isLost ? 'text-sold' : 'text-reserved'}`}>
              {t(`open.${row.state}`, { by: row.ownOrder?.placedBy ?? '' })}
            </span>
          )}
        </span>
        <span className={isLost ? 'text-ink-2 line-through' : ''}>
          {priceNow !== vehicle.priceNet && (
            <s className="mr-2 text-14 text-ink-2">
              <span className="sr-only">{t('row.before')} </span>
              {formatMoney(vehicle.priceNet)}
            </s>
          )}
          {t('row.net', { price: formatMoney(priceNow) })}
        </span>
      </span>
    </li>
  );
}
