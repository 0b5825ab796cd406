import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import type { ReservationEntry } from '../../reservations/queries.ts';
import { ReservationBadge } from '../../reservations/ReservationBadge.tsx';
import { formatMoney } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { reservationsOfVehicleQuery } from './queries.ts';

const LINK = 'text-plate hover:underline';

const stateOf = ({ reservation }: ReservationEntry) =>
  reservation.status === 'ACTIVE' && reservation.isExpired ? 'EXPIRED' : reservation.status;

/** The order that holds the vehicle now, with its dealer and its deadline. */
export function VehicleHolder({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('adminVehicle');
  const states = useTranslations('states.order');
  const locale = useLocale();
  const { data } = useQuery(reservationsOfVehicleQuery(vehicleId));
  const holder = data?.entries.find((entry) => stateOf(entry) === 'ACTIVE');
  if (!holder) return null;
  const { order, dealer, reservation } = holder;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
      <OrderLink id={order.id} />
      <span>{states(order.status)}</span>
      {dealer && <DealerLink dealer={dealer} />}
      {reservation.expiresAt && (
        <span>{t('until', { at: formatInstant(reservation.expiresAt, locale) })}</span>
      )}
    </p>
  );
}

/** All orders that held the vehicle, the current one first. */
export function VehicleOrders({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('adminVehicle');
  const titleId = useId();
  const query = useQuery(reservationsOfVehicleQuery(vehicleId));
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="heading mb-2 text-18">
        {t('orders')}
      </h2>
      <Loaded query={query} failed={() => t('ordersFailed')} skeleton={<Skeleton className="h-16" />}>
        {({ entries }) => (
          <>
            {entries.length === 0 && <p className="text-ink-2">{t('noOrders')}</p>}
            <ul>
              {entries.map((entry) => (
                <OrderOfVehicle key={entry.reservation.id} entry={entry} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

function OrderOfVehicle({ entry }: { entry: ReservationEntry }) {
  const locale = useLocale();
  const { order, dealer, reservation } = entry;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2 text-14 first:border-t-0">
      <OrderLink id={order.id} />
      <span className="min-w-0 wrap-anywhere">{dealer && <DealerLink dealer={dealer} />}</span>
      <span className="flex basis-full flex-wrap items-center gap-x-3 text-13 text-ink-2">
        {formatInstant(reservation.reservedAt, locale)}
        <span className="ml-auto text-14 text-ink tabular-nums">{formatMoney(reservation.priceNet)}</span>
        <ReservationBadge state={stateOf(entry)} />
      </span>
    </li>
  );
}

const OrderLink = ({ id }: { id: string }) => (
  <Link to="/admin/orders/$id" params={{ id }} className={`heading ${LINK}`}>
    #{orderNumberOf(id)}
  </Link>
);

const DealerLink = ({ dealer }: { dealer: NonNullable<ReservationEntry['dealer']> }) => (
  <Link to="/admin/users/$id" params={{ id: dealer.id }} className={LINK}>
    {dealer.companyName}
  </Link>
);
