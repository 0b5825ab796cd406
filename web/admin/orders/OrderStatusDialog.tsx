import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../../contract/constants.ts';
import { ORDER_CONSEQUENCES, ORDER_STATUSES, type OrderStatus } from '../../../contract/states.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import type { OrderList } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toasts.tsx';

type ListedOrder = OrderList['orders'][number];

/** Sets an order to any status; each says what becomes of the vehicles. */
export function OrderStatusDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('states.order');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const number = order.id.slice(0, ORDER_NUMBER_LENGTH);
  const [status, setStatus] = useState<OrderStatus>(order.status);
  const change = useMutation({
    mutationFn: () => call('PATCH /api/orders/{id}/status', { params: { id: order.id }, body: { status } }),
    onSuccess: async () => {
      await Promise.all(
        ['/api/orders', '/api/reservations', '/api/vehicles'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
      onClose();
      toast({ tone: 'success', title: t('statusSaved'), description: `#${number}` });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('statusTitle', { number })}
      description={t('statusText', { dealer: order.dealerName, count: order.itemCount })}
      closeLabel={frame('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={status === order.status}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t('statusSave')}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="status"
        legend={t('status')}
        value={status}
        onChange={(event) => {
          const chosen = ORDER_STATUSES.find((each) => each === event.target.value);
          if (chosen) setStatus(chosen);
        }}
        choices={ORDER_STATUSES.map((value) => ({ value, label: states(value), hint: consequenceOf(value) }))}
      />
      <div className="mt-4">
        <FormError>
          {change.isError ? t('updateFailed', { why: errorText(change.error) }) : undefined}
        </FormError>
      </div>
    </Dialog>
  );

  function consequenceOf(value: OrderStatus): string {
    const { vehicle, expires } = ORDER_CONSEQUENCES[value];
    if (vehicle === 'RESERVED')
      return expires ? t('consequences.reservedForNow') : t('consequences.reserved');
    return vehicle === 'SOLD' ? t('consequences.sold') : t('consequences.available');
  }
}
