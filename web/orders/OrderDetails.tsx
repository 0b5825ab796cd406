import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { can } from '../../contract/states.ts';
import { totalsOf } from '../../contract/vat.ts';
import { useErrorText } from '../api/error-text.ts';
import { Totals } from '../cart/Totals.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatInstant, formatKm, formatMoney, formatMonth } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { type OrderDetails as Details, orderQuery } from './queries.ts';

/** What an order holds: vehicles as agreed, sums, who bought, and how to cancel. */
export function OrderDetails({ id }: { id: string }) {
  const t = useTranslations('orders');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...orderQuery(id),
    refetchOnMount: 'always',
  });
  if (isError) {
    return (
      <ErrorPanel
        className="m-4"
        title={t('notFound')}
        message={errorText(error)}
        retryLabel={frame('error.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="m-5 h-40" />;
  const { order } = data;
  return (
    <div className="grid gap-8 border-t border-line px-5 py-5 lg:grid-cols-[1fr_22rem]">
      <Vehicles reservations={data.reservations} />
      <div className="flex flex-col gap-6">
        <Totals
          totals={totalsOf(order.totalAmount, order.shippingCost, order.vatCase)}
          vatCase={order.vatCase}
        />
        <Block title={t('dealer')}>
          <p>{order.dealer.companyName}</p>
          <p>{order.dealer.street}</p>
          <p>
            {order.dealer.postalCode} {order.dealer.city}, {order.dealer.country}
          </p>
          <p>{order.dealer.email}</p>
          <p>{order.dealer.phone}</p>
        </Block>
        {order.notes && (
          <Block title={t('notes')}>
            <p className="whitespace-pre-line wrap-break-word">{order.notes}</p>
          </Block>
        )}
        <Cancelling details={data} />
      </div>
    </div>
  );
}

function Vehicles({ reservations }: Pick<Details, 'reservations'>) {
  const t = useTranslations('orders');
  const states = useTranslations('states.reservation');
  const locale = useLocale();
  return (
    <section>
      <h3 className="heading mb-2 text-18">{t('reserved')}</h3>
      <ul>
        {reservations.map(({ id, vehicle, status, isExpired, expiresAt, priceNet }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <div className="min-w-0">
              <Link
                to="/vehicles/$id"
                params={{ id: vehicle.id }}
                target="_blank"
                rel="noopener"
                className="font-medium hover:underline"
              >
                {[vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ')}
              </Link>
              <p className="text-14 text-ink-2">
                <span className="font-mono">{vehicle.vin}</span>
                {vehicle.firstRegistered && ` · ${formatMonth(vehicle.firstRegistered)}`}
                {vehicle.mileageKm !== null && ` · ${formatKm(vehicle.mileageKm)}`}
              </p>
              <p className="text-14 text-ink-2">
                {status === 'CANCELLED' || isExpired
                  ? states(isExpired ? 'EXPIRED' : 'CANCELLED')
                  : expiresAt && t('expires', { at: formatInstant(String(expiresAt), locale) })}
              </p>
            </div>
            <p className="font-medium">{formatMoney(priceNet)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-14 font-medium text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

/** The way out while there is one; afterwards, why there is none. */
function Cancelling({ details: { order } }: { details: Details }) {
  const t = useTranslations('orders.cancel');
  const [isAsking, setIsAsking] = useState(false);
  if (order.status === 'CANCELLED')
    return <p className="text-14 text-ink-2">{t(`ended.${order.endReason ?? 'ADMIN'}`)}</p>;
  const isPossible = can.cancelOrder(order);
  return (
    <div>
      <Button
        variant="danger"
        disabled={!isPossible}
        onClick={() => setIsAsking(true)}
        aria-describedby={`why-${order.id}`}
      >
        {t('button')}
      </Button>
      {!isPossible && (
        <p id={`why-${order.id}`} className="mt-1.5 text-14 text-ink-2">
          {t('impossible')}
        </p>
      )}
      {isAsking && <CancelOrderDialog order={order} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
