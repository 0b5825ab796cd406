import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import { cx } from '../ui/cx.ts';
import { formatInstant, formatMoney } from '../ui/format.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import type { OrderList } from './queries.ts';

/** One order in a line; pressed, it opens and fetches what it holds. */
export function OrderCard({ order }: { order: OrderList['orders'][number] }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid w-full grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 px-5 py-4 text-left hover:bg-sunken sm:grid-cols-[8rem_1fr_auto_10rem_auto]"
        >
          <span className="heading text-18">#{order.id.slice(0, ORDER_NUMBER_LENGTH)}</span>
          <span className="text-14 text-ink-2 max-sm:row-start-2">
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
          <ChevronDown
            aria-hidden
            className={cx('size-5 text-ink-3 transition-transform max-sm:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails id={order.id} />}
      </div>
    </article>
  );
}
