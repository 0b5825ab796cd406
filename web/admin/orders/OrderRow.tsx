import { Link } from '@tanstack/react-router';
import { ChevronRight, RefreshCw } from 'lucide-react';
import { memo, type MouseEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { vatPercentOf } from '../../../contract/vat.ts';
import { OrderStatusDialog } from '../../orders/OrderStatusDialog.tsx';
import type { ListedOrder } from '../../orders/queries.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/DataTable.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMoney } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Deadline } from './Deadline.tsx';
import { NextAction } from './NextAction.tsx';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderState } from './OrderState.tsx';
import { WIDE_ONLY } from './wide-only.ts';

interface OrderRowProps {
  order: ListedOrder;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: (id: string, hasShift: boolean) => void;
  onToggle: (id: string) => void;
}

/** As wide as the room beside the widest states and next steps, in three languages. */
const DEALER_LINE =
  'block wrap-break-word md:max-w-35 md:truncate min-[84rem]:max-w-44 min-[90rem]:max-w-40 2xl:max-w-44 min-[100rem]:max-w-60';

/** One order in a line, and what it holds below it once it is opened. A press on another row does not render it. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, isSelected, isOpen, onToggle } = props;
  const t = useTranslations('adminOrder.list');
  const orders = useTranslations('orders');
  const locale = useLocale();
  const detailsId = useId();
  const placedBy = orders('placedBy', { name: order.placedBy });
  return (
    <>
      <Row
        data-row={order.id}
        data-in-use={isOpen || undefined}
        isSelected={isSelected}
        className={cx('md:text-14 md:not-data-selected:hover:bg-sunken', isOpen && 'max-md:rounded-b-none')}
        onClick={(event) => isOnRow(event) && onToggle(order.id)}
      >
        <Cell>
          <NumberAndOpener {...props} detailsId={detailsId} />
        </Cell>
        <Cell>
          <span className="min-w-0">
            <span className={cx('font-medium', DEALER_LINE)}>
              <Link
                to="/admin/users/$id"
                params={{ id: order.dealerId }}
                title={order.dealerName}
                className="hover:text-plate hover:underline"
              >
                {order.dealerName}
              </Link>
            </span>
            <span title={placedBy} className={cx('text-13 text-ink-2 md:leading-4', DEALER_LINE)}>
              {placedBy}
            </span>
          </span>
        </Cell>
        <Cell label={t('vehicles')} className="max-md:wrap-anywhere">
          <Vehicles order={order} />
        </Cell>
        <Cell label={t('placed')} className={cx(WIDE_ONLY, 'whitespace-nowrap')}>
          {formatInstantDay(order.orderDate, locale)}
        </Cell>
        <Cell label={t('deadline')} className="whitespace-nowrap">
          <Deadline order={order} />
        </Cell>
        <Cell align="end" label={t('amount')}>
          {formatMoney(order.totalAmount)}
        </Cell>
        <Cell align="end" label={t('vat')} className="whitespace-nowrap">
          {/* One piece, which a card does not pull apart. */}
          <span>
            <span className="text-ink-2">{order.deliveryCountry} ·</span>{' '}
            {`${vatPercentOf(order.vatCase)}\u00a0%`}
          </span>
        </Cell>
        <Cell label={t('status')}>
          <OrderState order={order} />
        </Cell>
        <Cell
          isPinned
          className="max-md:justify-end md:group-not-data-selected/row:group-hover/row:bg-sunken"
        >
          <Actions order={order} />
        </Cell>
      </Row>
      {isOpen && <OpenedOrder id={detailsId} order={order} columns={9} />}
    </>
  );
});

/** Whether a press meant the row: not a control in it, not a dialog that belongs to it, and no selected text. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('a, button, input, label') === null &&
    window.getSelection()?.isCollapsed !== false
  );
}

function NumberAndOpener(props: OrderRowProps & { detailsId: string }) {
  const { order, detailsId, isSelected, isOpen, onSelect, onToggle } = props;
  const t = useTranslations('adminOrder.list');
  const bulk = useTranslations('adminOrder.bulk');
  const number = orderNumberOf(order.id);
  return (
    <span className="flex items-center gap-1">
      <Checkbox
        hasHiddenLabel
        label={bulk('select', { number })}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(order.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="needs-script select-none"
      />
      <button
        type="button"
        data-row-main
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-label={t('details', { number })}
        onClick={() => onToggle(order.id)}
        className="flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-line"
      >
        <ChevronRight aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-90')} />
      </button>
      <Link
        to="/admin/orders/$id"
        params={{ id: order.id }}
        className="rounded-control font-mono text-13 text-plate hover:underline"
      >
        #{number}
      </Link>
    </span>
  );
}

/** The first vehicle by name, and how many more there are. */
function Vehicles({ order: { vehicles, itemCount } }: { order: ListedOrder }) {
  const t = useTranslations('orders');
  const [first] = vehicles;
  if (!first) return t('vehicles', { count: itemCount });
  const name = `${first.make} ${first.model}`;
  return (
    <span className="flex min-w-0 gap-1.5 md:max-w-22 min-[90rem]:max-w-32 2xl:max-w-40 min-[100rem]:max-w-52">
      <Link
        to="/admin/vehicles/$id"
        params={{ id: first.id }}
        title={name}
        className="hover:text-plate hover:underline md:truncate"
      >
        {name}
      </Link>
      {itemCount > 1 && (
        <span className="shrink-0 text-ink-2">
          <span aria-hidden>+{itemCount - 1}</span>
          <span className="sr-only">{t('more', { count: itemCount - 1 })}</span>
        </span>
      )}
    </span>
  );
}

function Actions({ order }: { order: ListedOrder }) {
  const t = useTranslations('orders.setStatus');
  const list = useTranslations('adminOrder.list');
  const [isChoosing, setIsChoosing] = useState(false);
  const number = orderNumberOf(order.id);
  return (
    <span
      data-in-use={isChoosing || undefined}
      className="flex items-center max-md:w-full max-md:justify-between"
    >
      <NextAction
        order={order}
        variant="ghost"
        size="sm"
        className="-ml-3 md:max-w-32 md:py-0 md:pr-0 min-[90rem]:max-w-36 md:text-left md:leading-4 md:whitespace-normal!"
        label={(action) => list('actionOf', { action, number })}
      />
      <IconButton
        label={t('openOf', { number })}
        icon={<RefreshCw aria-hidden className="size-4" />}
        className="ml-auto md:-mr-2 md:size-8 [@media(hover:hover)]:md:opacity-0 [@media(hover:hover)]:md:group-hover/row:opacity-100 [@media(hover:hover)]:md:group-focus-within/row:opacity-100"
        onClick={() => setIsChoosing(true)}
      />
      {isChoosing && <OrderStatusDialog order={order} onClose={() => setIsChoosing(false)} />}
    </span>
  );
}
