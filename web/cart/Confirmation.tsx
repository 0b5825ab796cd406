import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CALL_HOURS, ORDER_NUMBER_LENGTH, PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoney } from '../ui/format.ts';
import { clearCart } from './store.ts';
import type { PlacedOrder } from './use-order.ts';

/** The order stands: its number, and what happens next. */
export function Confirmation({ order }: { order: PlacedOrder }) {
  const t = useTranslations('cart.confirmation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const steps = [t('step1', { hours: CALL_HOURS }), t('step2', { days: PAYMENT_WORKING_DAYS }), t('step3')];
  return (
    <div className="page-width py-12">
      <div className="mx-auto flex max-w-2xl flex-col items-start gap-5">
        <CircleCheck aria-hidden className="size-12 text-available" strokeWidth={1.5} />
        <h1 ref={heading} tabIndex={-1} className="heading text-30 outline-none">
          {t('title')}
        </h1>
        <p>
          {t('text', {
            number: order.id.slice(0, ORDER_NUMBER_LENGTH),
            count: order.itemCount,
            total: formatMoney(order.totalAmount),
          })}
        </p>
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
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to="/orders">{t('orders')}</Link>
          </Button>
          <Button asChild>
            <Link to="/vehicles" onClick={clearCart}>
              {t('inventory')}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
