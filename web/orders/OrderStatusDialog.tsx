import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { ORDER_CONSEQUENCES, ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call, CallFailed } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { ChoiceDialog } from '../ui/ChoiceDialog.tsx';
import type { ListedOrder } from './queries.ts';

/**
 * Sets an order to any status; each says what becomes of the vehicles. When somebody else was faster, it stays open and
 * names the status that holds now.
 */
export function OrderStatusDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const t = useTranslations('orders.setStatus');
  const states = useTranslations('states.order');
  const layout = useTranslations('layout');
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<OrderStatus>(order.status);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const number = orderNumberOf(order.id);
  const { decide, isPending } = useDialogMutation({
    call: (status: OrderStatus) =>
      call('PATCH /api/orders/{id}/status', { params: { id: order.id }, body: { status, from: seen } }),
    touches: ORDERS_AND_VEHICLES,
    done: { title: t('done'), description: `#${number}` },
    failed: t('failed'),
    onClose,
    onError: (error) => {
      const now = statusByNow(error);
      if (!now) return false;
      setSeen(now);
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
      error={isOvertaken ? t('overtaken', { now: states(seen) }) : undefined}
      onSave={decide}
      onClose={close}
    />
  );

  function close() {
    // Only now: the list may no longer hold this order, and the dialog would go with it.
    if (isOvertaken) void refresh(queryClient, ORDERS_AND_VEHICLES);
    onClose();
  }
}

/** The order's status by now, if that is why the change was refused. */
function statusByNow(error: unknown): OrderStatus | undefined {
  const problem = error instanceof CallFailed ? error.problem : null;
  if (problem?.code !== 'EDITED_MEANWHILE') return undefined;
  const { current } = problem;
  const status = typeof current === 'object' && current && 'status' in current ? current.status : undefined;
  return ORDER_STATUSES.find((known) => known === status);
}

function consequenceOf(status: OrderStatus) {
  const { vehicle, expires } = ORDER_CONSEQUENCES[status];
  if (vehicle === 'RESERVED') return expires ? 'reservedForNow' : 'reserved';
  return vehicle === 'SOLD' ? 'sold' : 'available';
}
