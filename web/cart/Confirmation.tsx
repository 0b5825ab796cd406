import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { totalsOf } from '../../contract/vat.ts';
import type { ResultOf } from '../api/call.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Letterhead } from '../trade/Letterhead.tsx';
import { Totals } from '../trade/Totals.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ConfirmedAddresses } from './ConfirmedAddresses.tsx';
import { ConfirmedVehicles } from './ConfirmedVehicles.tsx';
import { NextSteps } from './NextSteps.tsx';
import { removeFromCart } from './store.ts';
import type { PlacedOrder } from './use-order.ts';

interface ConfirmationProps {
  order: Pick<PlacedOrder, 'id' | 'orderDate' | 'itemCount' | 'totalAmount' | 'shippingCost' | 'vatCase'>;
  /** Those that the order was placed with, or is left with. */
  reservations: PlacedOrder['reservations'];
  /** The same order as the server has it, as soon as it is fetched. */
  details: ResultOf<'GET /api/orders/{id}'> | undefined;
  /** The order was placed just now, not opened again later. */
  isFresh: boolean;
}

/** The placed order: its number, its vehicles, its total, and what happens next. */
export function Confirmation({ order, reservations, details, isFresh }: ConfirmationProps) {
  const t = useTranslations('cart.confirmation');
  const user = useUser();
  const dealerId = user?.dealer?.id;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const removeOrdered = () => {
    const vehicleIds = reservations.map(({ vehicle }) => vehicle.id);
    if (dealerId !== undefined) removeFromCart(dealerId, vehicleIds);
  };
  const vatCase = details?.order.vatCase ?? order.vatCase;
  return (
    <div className="page-width py-8 sm:py-12 print:py-0">
      <Letterhead />
      <div className="mx-auto flex max-w-2xl flex-col items-start gap-5 print:max-w-none print:gap-3">
        <CircleCheck aria-hidden className="size-12 text-available stroke-[1.5] print:hidden" />
        <h1 ref={heading} tabIndex={-1} className="heading text-30 outline-none">
          {t('title')}
        </h1>
        <p>
          {t('text', {
            number: orderNumberOf(order.id),
            count: order.itemCount,
            email: user?.email ?? '',
          })}
        </p>
        <ConfirmedVehicles reservations={reservations} />
        <div className="w-full rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
          {vatCase ? (
            <Totals totals={totalsOf(order.totalAmount, order.shippingCost, vatCase)} vatCase={vatCase} />
          ) : (
            <Skeleton className="h-30" />
          )}
        </div>
        <ConfirmedAddresses order={details?.order} />
        <NextSteps orderDate={order.orderDate} />
        <div data-screen-only className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
          <Button asChild variant="primary">
            <Link to="/orders/$id" params={{ id: order.id }}>
              {t('order')}
            </Link>
          </Button>
          <PrintButton>{t('print')}</PrintButton>
          <Button asChild>
            <Link to="/orders">{t('orders')}</Link>
          </Button>
          <Button asChild>
            {/* Only right after the order: later the dealer may have added one of its vehicles again. */}
            <Link to="/vehicles" {...(isFresh ? { onClick: removeOrdered } : {})}>
              {t('inventory')}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
