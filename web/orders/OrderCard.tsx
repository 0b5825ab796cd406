import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { cx } from '../ui/cx.ts';
import { formatMoney } from '../ui/format.ts';
import { formatInstant } from '../ui/instants.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';
import { NamedVehicles } from './NamedVehicles.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import type { ListedOrder } from './queries.ts';

/** One order of the dealer in a row. A press opens it and fetches its contents. Open, it stays in the list. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article
      data-in-use={isOpen || undefined}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 className="min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-center gap-3 px-4 py-4 text-left hover:bg-sunken focus-visible:-outline-offset-2 min-[30rem]:gap-6 min-[30rem]:px-5"
        >
          <Summary order={order} />
          <ChevronDown
            aria-hidden
            className={cx(
              'size-5 shrink-0 text-ink-3 transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails id={order.id} reader="dealer" />}
      </div>
    </article>
  );
}

/** Two rows in a narrow card, one row in a wide one. */
function Summary({ order }: { order: ListedOrder }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1 wide-line:grid wide-line:grid-cols-[7rem_1fr_8.5rem_9.5rem] wide-line:items-center wide-line:gap-x-6">
      <span className="flex items-center justify-between gap-3 wide-line:contents">
        <span className="heading text-18">#{orderNumberOf(order.id)}</span>
        <span className="wide-line:order-1">
          <OrderBadge status={order.status} endReason={order.endReason} />
        </span>
      </span>
      <span className="flex flex-wrap items-end justify-between gap-x-3 wide-line:contents">
        <span className="contents text-14 text-ink-2 wide-line:block wide-line:min-w-0">
          <NamedVehicles order={order} />
          <span className="block min-w-0">
            <span className="inline-block whitespace-nowrap">{formatInstant(order.orderDate, locale)}</span>{' '}
            <span className="wrap-anywhere">{t('placedBy', { name: order.placedBy })}</span>
            <span aria-hidden className="mx-1 max-sm:hidden">
              ·
            </span>
            <span className="inline-block max-sm:block">{t('vehicles', { count: order.itemCount })}</span>
            {order.invoice && <InvoiceLine invoice={order.invoice} />}
          </span>
        </span>
        <span className="ml-auto whitespace-nowrap wide-line:order-2">
          <span className="heading text-18">{formatMoney(order.totalAmount)}</span>{' '}
          <span className="text-13 text-ink-2">{t('net')}</span>
        </span>
      </span>
    </span>
  );
}

/** The valid invoice of an order, with its state. */
function InvoiceLine({ invoice: { number, state } }: { invoice: NonNullable<ListedOrder['invoice']> }) {
  const t = useTranslations('orders.invoice');
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2">
      {t('INVOICE', { number })} <InvoiceBadge state={state} />
    </span>
  );
}
