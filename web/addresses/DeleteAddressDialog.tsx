import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { DeliveryAddress } from './queries.ts';

/** Asks before a delivery address is deleted, and names it. */
export function DeleteAddressDialog({
  address: { id, name },
  onClose,
}: {
  address: DeliveryAddress;
  onClose: () => void;
}) {
  const t = useTranslations('cart.address.remove');
  const { decide, isPending } = useDialogMutation({
    call: () => call('DELETE /api/dealer/addresses/{id}', { params: { id } }),
    touches: ['/api/dealer/addresses'],
    done: { title: t('done'), description: name },
    failed: t('failed'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      consequence={t('consequence')}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
