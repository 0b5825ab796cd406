import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, RESERVATION_HOURS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call, isRefused } from '../api/call.ts';
import { changeRow } from '../api/change-row.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { ChoiceDialog } from '../ui/ChoiceDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import { orderQuery } from '../trade/queries.ts';
import { consequenceOf } from './consequence-of.ts';
import { isPaid } from './is-paid.ts';
import type { ListedOrder, OrderDetails } from './queries.ts';

const SET_STATUS = 'PATCH /api/orders/{id}/status';
const TOUCHES = [...ORDERS_AND_VEHICLES, '/api/admin/worklist'] as const;

/**
 * Sets an order to any status. Each choice says what happens to the vehicles, and the button what it does. If somebody else has changed the status
 * meanwhile, the dialog stays open and names the new one.
 */
export function OrderStatusDialog({
  order,
  suggested,
  onClose,
}: {
  order: Pick<
    ListedOrder,
    'id' | 'status' | 'dealerName' | 'itemCount' | 'isInvoiced' | 'paidAt' | 'refundedAt'
  >;
  /** The status that is selected at first. */
  suggested?: OrderStatus;
  onClose: () => void;
}) {
  const t = useTranslations('orders.setStatus');
  const states = useTranslations('states.order');
  const layout = useTranslations('layout');
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<OrderStatus>(order.status);
  const [problem, setProblem] = useState<'overtaken' | 'inactive' | 'unavailable' | null>(null);
  // The vehicles that the order cannot have back.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const details = useQuery({ ...orderQuery(order.id), enabled: taken.length > 0 });
  const number = orderNumberOf(order.id);
  const { decide, isPending } = useDialogMutation({
    call: async (status: OrderStatus) => {
      const changed = await call(SET_STATUS, { params: { id: order.id }, body: { status, from: seen } });
      // The refreshed list may not have the order any more. Then its row stays as it is now.
      changeRow(queryClient, 'GET /api/orders', rowOf(changed.order));
    },
    touches: TOUCHES,
    done: { title: t('done'), description: `#${number}` },
    failed: t('failed'),
    onClose,
    onError: (error) => {
      if (isRefused(error, SET_STATUS, 'DEALER_NOT_ACTIVE')) setProblem('inactive');
      else if (isRefused(error, SET_STATUS, 'VEHICLE_UNAVAILABLE')) {
        setTaken(error.problem.vehicles.filter(({ status }) => status !== 'AVAILABLE').map(({ id }) => id));
        setProblem('unavailable');
      } else if (isRefused(error, SET_STATUS, 'EDITED_MEANWHILE')) {
        setSeen(error.problem.current.status);
        changeRow(queryClient, 'GET /api/orders', { id: order.id, ...error.problem.current });
        setProblem('overtaken');
      } else return false;
      return true;
    },
  });
  return (
    <ChoiceDialog
      title={t('title', { number })}
      description={t('text', { dealer: order.dealerName, count: order.itemCount })}
      legend={t('legend')}
      current={seen}
      {...(suggested && { suggested })}
      choices={ORDER_STATUSES.map((value) => ({
        value,
        label: states(value),
        hint: t(`consequences.${consequenceOf(value, order)}`, {
          hours: RESERVATION_HOURS,
          count: order.itemCount,
          isInvoiced: String(order.isInvoiced),
          isPaid: String(isPaid(order)),
          fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
        }),
        act: t(`acts.${value}`),
        isDestructive: value === 'CANCELLED',
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
    if (problem === 'inactive') return t('dealerNotActive', { dealer: order.dealerName });
    if (problem === 'unavailable')
      return taken.length > 0 ? t('taken', { vehicles: namesOfTaken() }) : t('noneLeft');
    return problem === 'overtaken' ? t('overtaken', { now: states(seen) }) : undefined;
  }

  /** Make, model and VIN of each, as soon as they are known. */
  function namesOfTaken(): string {
    const sold = details.data?.reservations.map(({ vehicle }) => vehicle) ?? [];
    return taken
      .map((id) => sold.find((vehicle) => vehicle.id === id))
      .map((vehicle) => (vehicle ? `${vehicle.make} ${vehicle.model} (${vehicle.vin})` : '…'))
      .join(', ');
  }

  function close() {
    if (problem === 'overtaken') void refresh(queryClient, ORDERS_AND_VEHICLES);
    onClose();
  }
}

/** What a change of the status may change in the row of an order. */
function rowOf({ id, status, endReason, itemCount, totalAmount, shippingCost }: OrderDetails['order']) {
  return { id, status, endReason, itemCount, totalAmount, shippingCost };
}
