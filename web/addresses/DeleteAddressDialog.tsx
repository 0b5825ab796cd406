import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import type { DeliveryAddress } from './queries.ts';

/** Asks before a delivery address is deleted, and names it. */
export function DeleteAddressDialog({
  address: { id, name },
  onClose,
}: {
  address: DeliveryAddress;
  onClose: () => void;
}) {
  const t = useTranslations('addresses.remove');
  return (
    <ConfirmMutationDialog
      title={t('title', { name })}
      consequence={t('consequence')}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      call={() => call('DELETE /api/dealer/addresses/{id}', { params: { id } })}
      touches={['/api/dealer/addresses']}
      done={{ title: t('done'), description: name }}
      failed={t('failed')}
      onClose={onClose}
    />
  );
}
