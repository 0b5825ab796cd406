import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { ORDER_CONSEQUENCES, ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call, isRefused } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { ChoiceDialog } from '../ui/ChoiceDialog.tsx';
import type { ListedOrder } from './queries.ts';

const SET_STATUS = 'PATCH /api/orders/{id}/status';

/**
 * Sets an order to any status. Each choice says what happens to the vehicles. If somebody else has changed the status
 * meanwhile, the dialog stays open and names the new one.
 */
export function OrderStatusDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const t = useTranslations('orders.setStatus');
  const states = useTranslations('states.order');
  const layout = useTranslations('layout');
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<OrderStatus>(order.status);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [isInactive, setIsInactive] = useState(false);
  const number = orderNumberOf(order.id);
  const { decide, isPending } = useDialogMutation({
    call: (status: OrderStatus) =>
      call(SET_STATUS, { params: { id: order.id }, body: { status, from: seen } }),
    touches: ORDERS_AND_VEHICLES,
    done: { title: t('done'), description: `#${number}` },
    failed: t('failed'),
    onClose,
    onError: (error) => {
      setIsInactive(isRefused(error, SET_STATUS, 'DEALER_NOT_ACTIVE'));
      if (isRefused(error, SET_STATUS, 'DEALER_NOT_ACTIVE')) return true;
      if (!isRefused(error, SET_STATUS, 'EDITED_MEANWHILE')) return false;
      setSeen(error.problem.current.status);
      setIsOvertaken(true);
      return true;
    },
  });
  return (
    <ChoiceDialog
      title={t('title', { number })}
      description={t('text', { dealer: order.dealerName, count: order.itemCount })}
      legend={t('legend')}
      current={seen}
      choices={ORDER_STATUSES.map((value) => ({
        value,
        label: states(value),
        hint: t(`consequences.${consequenceOf(value)}`),
      }))}
      saveLabel={t('save')}
      cancelLabel={layout('cancel')}
      closeLabel={layout('close')}
      isSaving={isPending}
      error={errorText()}
      onSave={decide}
      onClose={close}
    />
  );

  function errorText(): string | undefined {
    if (isInactive) return t('dealerNotActive', { dealer: order.dealerName });
    return isOvertaken ? t('overtaken', { now: states(seen) }) : undefined;
  }

  function close() {
    // Not earlier: the refreshed list may lack this order, which would unmount the dialog.
    if (isOvertaken) void refresh(queryClient, ORDERS_AND_VEHICLES);
    onClose();
  }
}

function consequenceOf(status: OrderStatus) {
  const { vehicle, expires } = ORDER_CONSEQUENCES[status];
  if (vehicle === 'RESERVED') return expires ? 'reservedForNow' : 'reserved';
  return vehicle === 'SOLD' ? 'sold' : 'available';
}
