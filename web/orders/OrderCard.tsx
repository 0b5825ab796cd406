import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import type { Role } from '../../contract/states.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatInstant, formatMoney } from '../ui/format.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderStatusDialog } from './OrderStatusDialog.tsx';
import type { ListedOrder } from './queries.ts';

interface OrderCardProps {
  order: ListedOrder;
  /** An admin sees whose order it is, and sets its status. */
  reader: Role;
}

/** One order in a line; pressed, it opens and fetches what it holds. */
export function OrderCard({ order, reader }: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center has-[h2_button:hover]:bg-sunken">
        <h2 className="min-w-0 flex-1 max-sm:basis-full">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            className="grid w-full grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 px-5 py-4 text-left sm:grid-cols-[6rem_1fr_auto_auto_auto] md:grid-cols-[7rem_1fr_8.5rem_8rem_auto]"
          >
            <Summary order={order} withDealer={reader === 'admin'} />
            <ChevronDown
              aria-hidden
              className={cx(
                'size-5 text-ink-3 transition-transform max-sm:hidden print:hidden',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h2>
        {reader === 'admin' && <StatusButton order={order} />}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails id={order.id} reader={reader} />}
      </div>
    </article>
  );
}

function Summary({ order, withDealer }: { order: ListedOrder; withDealer: boolean }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <>
      <span className="heading text-18">#{order.id.slice(0, ORDER_NUMBER_LENGTH)}</span>
      <span className="min-w-0 text-14 text-ink-2 max-sm:row-start-2">
        {withDealer && <span className="block font-medium wrap-break-word text-ink">{order.dealerName}</span>}
        <span className="inline-block">{formatInstant(String(order.orderDate), locale)}</span>
        <span aria-hidden className="mx-1 max-sm:hidden">
          ·
        </span>
        <span className="inline-block max-sm:block">{t('vehicles', { count: order.itemCount })}</span>
      </span>
      <span className="max-sm:justify-self-end">
        <OrderBadge status={order.status} endReason={order.endReason} />
      </span>
      <span className="heading text-18 max-sm:row-start-2 max-sm:justify-self-end sm:text-right">
        {formatMoney(order.totalAmount)}
      </span>
    </>
  );
}

function StatusButton({ order }: { order: ListedOrder }) {
  const t = useTranslations('orders.setStatus');
  const [isChoosing, setIsChoosing] = useState(false);
  const number = order.id.slice(0, ORDER_NUMBER_LENGTH);
  return (
    <div className="px-5 max-sm:pb-4 sm:pl-1 print:hidden">
      <Button size="sm" aria-label={t('openOf', { number })} onClick={() => setIsChoosing(true)}>
        {t('open')}
      </Button>
      {isChoosing && <OrderStatusDialog order={order} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}
