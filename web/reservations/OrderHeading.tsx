import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { OrderBadge } from '../orders/OrderBadge.tsx';
import type { OrderGroup } from './by-order.ts';

/** The order that the reservations belong to, as a link to its page, and its status. */
export function OrderHeading({ order, entries }: OrderGroup) {
  const t = useTranslations('reservations');
  // Only a lapse of the order ends reservations as expired. A vehicle may have left the order before.
  const hasLapsed = order.status === 'CANCELLED' && entries.some(({ reservation }) => reservation.isExpired);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="heading text-18">
        <Link
          to="/orders/$id"
          params={{ id: order.id }}
          className="inline-flex min-h-11 items-center text-plate hover:underline"
        >
          {t('order', { number: orderNumberOf(order.id) })}
        </Link>
      </h2>
      <OrderBadge status={order.status} endReason={hasLapsed ? 'EXPIRED' : null} />
    </div>
  );
}
