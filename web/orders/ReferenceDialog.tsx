import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PURCHASE_REFERENCE_MAX } from '../../contract/choices.ts';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OrderDetails } from './queries.ts';

/** The form for the dealer's own number of an order. An empty field erases the number. */
export function ReferenceDialog({ order, onClose }: Pick<OrderDetails, 'order'> & { onClose: () => void }) {
  const t = useTranslations('orders.reference');
  const layout = useTranslations('layout');
  const formId = useId();
  const [typed, setTyped] = useState(order.purchaseReference ?? '');
  const { decide, isPending } = useDialogMutation({
    call: () =>
      call('PATCH /api/orders/{id}/reference', {
        params: { id: order.id },
        body: { purchaseReference: typed },
      }),
    touches: ['/api/orders'],
    done: { title: t('done') },
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
      title={t('title')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={onClose}>{layout('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('title')}
          autoComplete="off"
          maxLength={PURCHASE_REFERENCE_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
