import { useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import { ORDER_CONSEQUENCES, ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call } from '../api/call.ts';
import { useDecision } from '../api/decision.ts';
import { ORDERS_AND_VEHICLES } from '../api/refresh.ts';
import { ChoiceDialog } from '../ui/ChoiceDialog.tsx';
import type { ListedOrder } from './queries.ts';

/** Sets an order to any status; each says what becomes of the vehicles. */
export function OrderStatusDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const t = useTranslations('orders.setStatus');
  const states = useTranslations('states.order');
  const frame = useTranslations('frame');
  const number = order.id.slice(0, ORDER_NUMBER_LENGTH);
  const { decide, isPending } = useDecision({
    call: (status: OrderStatus) =>
      call('PATCH /api/orders/{id}/status', { params: { id: order.id }, body: { status } }),
    touches: ORDERS_AND_VEHICLES,
    done: { title: t('done'), description: `#${number}` },
    failed: t('failed'),
    onClose,
  });
  return (
    <ChoiceDialog
      title={t('title', { number })}
      description={t('text', { dealer: order.dealerName, count: order.itemCount })}
      legend={t('legend')}
      current={order.status}
      choices={ORDER_STATUSES.map((value) => ({
        value,
        label: states(value),
        hint: t(`consequences.${consequenceOf(value)}`),
      }))}
      saveLabel={t('save')}
      cancelLabel={frame('cancel')}
      closeLabel={frame('close')}
      isSaving={isPending}
      onSave={decide}
      onClose={onClose}
    />
  );
}

function consequenceOf(status: OrderStatus) {
  const { vehicle, expires } = ORDER_CONSEQUENCES[status];
  if (vehicle === 'RESERVED') return expires ? 'reservedForNow' : 'reserved';
  return vehicle === 'SOLD' ? 'sold' : 'available';
}
