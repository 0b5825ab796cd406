import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import type { ListedOrder } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The form for the day of delivery. It says that the dealer gets a mail. */
export function DeliveryDialog({
  order,
  onClose,
}: {
  order: Pick<ListedOrder, 'id' | 'orderDate' | 'deliveryOn'>;
  onClose: () => void;
}) {
  const t = useTranslations('adminOrder');
  const layout = useTranslations('layout');
  const formId = useId();
  const [day, setDay] = useState(order.deliveryOn ?? '');
  const { decide, isPending } = useDialogMutation({
    call: () => call('PATCH /api/orders/{id}', { params: { id: order.id }, body: { deliveryOn: day } }),
    touches: ['/api/orders', '/api/admin/worklist'],
    done: { title: t('deliverDone') },
    failed: t('failed'),
    onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    decide();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deliver')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={onClose}>{layout('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('deliverSave')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('deliveryOn')}
          hint={t('deliveryMail')}
          type="date"
          required
          min={order.orderDate.slice(0, 10)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    </Dialog>
  );
}
