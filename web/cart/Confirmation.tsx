import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  CALL_HOURS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
} from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { vatCaseOf } from '../../contract/vat-case.ts';
import { totalsOf } from '../../contract/vat.ts';
import type { ResultOf } from '../api/call.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { clearCart } from './store.ts';
import { Totals } from '../trade/Totals.tsx';
import type { PlacedOrder } from './use-order.ts';

interface ConfirmationProps {
  order: Pick<PlacedOrder, 'id' | 'itemCount' | 'totalAmount' | 'shippingCost'>;
  /** The same order as the server has it, as soon as it is fetched. */
  details: ResultOf<'GET /api/orders/{id}'> | undefined;
  /** The order was placed just now, not opened again later. */
  isFresh: boolean;
}

/** The placed order: its number, its total, and what happens next. */
export function Confirmation({ order, details, isFresh }: ConfirmationProps) {
  const t = useTranslations('cart.confirmation');
  const user = useUser();
  const dealerId = user?.dealer?.id;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const vatCase =
    details?.order.vatCase ?? (user?.dealer ? vatCaseOf(user.dealer, user.dealer.country) : 'STANDARD');
  const steps = [
    t('step1', { hours: CALL_HOURS }),
    t('step2', { days: PAYMENT_WORKING_DAYS }),
    t('step3', { release: RELEASE_WORKING_DAYS, arrival: DELIVERY_WORKING_DAYS }),
  ];
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto flex max-w-2xl flex-col items-start gap-5">
        <CircleCheck aria-hidden className="size-12 text-available" strokeWidth={1.5} />
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
        <div className="w-full rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
          <Totals totals={totalsOf(order.totalAmount, order.shippingCost, vatCase)} vatCase={vatCase} />
        </div>
        <h2 className="heading text-18">{t('next')}</h2>
        <ol className="flex flex-col gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="heading flex size-7 shrink-0 items-center justify-center rounded-full bg-plate-soft text-plate"
              >
                {at + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
        <div data-screen-only className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <Button asChild variant="primary">
            <Link to="/orders">{t('orders')}</Link>
          </Button>
          <Button asChild>
            {/* Only right after the order: later the cart may hold new vehicles. */}
            <Link to="/vehicles" {...(isFresh && dealerId ? { onClick: () => clearCart(dealerId) } : {})}>
              {t('inventory')}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
