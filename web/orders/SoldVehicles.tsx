import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { Role } from '../../contract/states.ts';
import { formatKm } from '../../contract/notation.ts';
import { formatMoney, formatMonth } from '../ui/format.ts';
import { formatInstant } from '../ui/instants.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FactLine } from '../ui/FactLine.tsx';
import type { OrderDetails } from './queries.ts';

/** The vehicles of an order, as agreed, and how long each is held. */
export function SoldVehicles({
  reservations,
  reader,
}: Pick<OrderDetails, 'reservations'> & { reader: Role }) {
  const t = useTranslations('orders');
  return (
    <section>
      <h3 className="heading mb-2 text-18">{t('reserved')}</h3>
      <ul>
        {reservations.map((reservation) => (
          <li
            key={reservation.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <div className="min-w-0">
              <SoldVehicle vehicle={reservation.vehicle} reader={reader} />
              <Held reservation={reservation} />
              <PicturesLink reservation={reservation} />
            </div>
            <Price reservation={reservation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Reservation = OrderDetails['reservations'][number];

/** The name leads a clerk to the page on which they work on the vehicle, and the VIN can be copied into other programs. */
function SoldVehicle({ vehicle, reader }: Pick<Reservation, 'vehicle'> & { reader: Role }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <>
      <Link
        to={reader === 'admin' ? '/admin/vehicles/$id' : '/vehicles/$id'}
        params={{ id: vehicle.id }}
        {...(reader === 'dealer' && { target: '_blank', rel: 'noopener' })}
        className="font-medium hover:underline"
      >
        {[vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ')}
      </Link>
      <FactLine
        className="text-14 text-ink-2"
        facts={[
          <span key="vin" className="inline-flex items-center font-mono">
            {vehicle.vin}
            {reader === 'admin' && (
              <CopyButton
                value={vehicle.vin}
                label={t('copyVin', { vin: vehicle.vin })}
                copiedLabel={t('vinCopied')}
                className="-my-1 size-7! print:hidden"
              />
            )}
          </span>,
          vehicle.firstRegistered && formatMonth(vehicle.firstRegistered),
          vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
        ].filter(Boolean)}
      />
    </>
  );
}

/** The ZIP of the pictures, as long as the vehicle is in the order and has any. */
function PicturesLink({ reservation: { status, isExpired, vehicle } }: { reservation: Reservation }) {
  const t = useTranslations('orders');
  if (status === 'CANCELLED' || isExpired || vehicle.coverUrl === null) return null;
  const name = [vehicle.make, vehicle.model].join(' ');
  return (
    <a
      href={`/api/vehicles/${vehicle.id}/media.zip`}
      download
      aria-label={t('picturesOf', { name })}
      className="inline-flex min-h-8 items-center gap-1.5 text-14 text-plate underline underline-offset-2 print:hidden"
    >
      <FileDown aria-hidden className="size-4 shrink-0" />
      {t('pictures')}
    </a>
  );
}

/** The totals of the order exclude vehicles that have left it. */
function Price({ reservation }: { reservation: Reservation }) {
  const price = formatMoney(reservation.priceNet);
  // Below a long name as well, prices stand in one column.
  return reservation.hasLeft ? (
    <s className="ml-auto text-ink-2">{price}</s>
  ) : (
    <p className="ml-auto font-medium">{price}</p>
  );
}

function Held({ reservation: { status, isExpired, expiresAt } }: { reservation: Reservation }) {
  const t = useTranslations('orders');
  const states = useTranslations('states.reservation');
  const locale = useLocale();
  if (status === 'CANCELLED' || isExpired)
    return <p className="text-14 text-ink-2">{states(isExpired ? 'EXPIRED' : 'CANCELLED')}</p>;
  if (expiresAt === null) return null;
  return <p className="text-14 text-ink-2">{t('expires', { at: formatInstant(expiresAt, locale) })}</p>;
}
