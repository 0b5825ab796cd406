import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { call } from '../api/call.ts';
import { ORDERS_AND_VEHICLES } from '../api/refresh.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import { isPaid } from './is-paid.ts';
import type { OrderDetails } from './queries.ts';

/** Asks before an order is cancelled, and names the order, the possible fee and the refund of a payment. */
export function CancelOrderDialog({ order, onClose }: { order: OrderDetails['order']; onClose: () => void }) {
  const t = useTranslations('orders.cancel');
  const number = orderNumberOf(order.id);
  return (
    <ConfirmMutationDialog
      title={t('title', { number })}
      consequence={t('consequence', {
        count: order.itemCount,
        isPaid: String(isPaid(order)),
        fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
      })}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      call={() => call('POST /api/orders/{id}/cancel', { params: { id: order.id } })}
      touches={ORDERS_AND_VEHICLES}
      done={{ title: t('done', { number }) }}
      failed={t('failed')}
      tooMany={t('tooMany')}
      onClose={onClose}
    />
  );
}
