import { useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { ConfirmMutationDialog } from '../../layout/ConfirmMutationDialog.tsx';

/** Asks before a picture or document is deleted. */
export function DeleteMedium({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const t = useTranslations('adminVehicle.media');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const { id: mediaId, vehicleId: id, title, mediaType } = medium;
  return (
    <ConfirmMutationDialog
      title={t('deleteTitle', { kind: mediaType, title })}
      consequence={t('deleteText')}
      confirmLabel={t('deleteButton', { kind: mediaType })}
      cancelLabel={layout('cancel')}
      call={() => call('DELETE /api/vehicles/{id}/media/{mediaId}', { params: { id, mediaId } })}
      touches={['/api/vehicles', '/api/admin/audit']}
      done={{ title: t('deleted'), description: title }}
      failed={failures('delete')}
      onClose={onClose}
    />
  );
}
