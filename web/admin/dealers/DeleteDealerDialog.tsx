import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { ConfirmMutationDialog } from '../../layout/ConfirmMutationDialog.tsx';
import type { Dealer } from '../queries.ts';

export function DeleteDealerDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  return (
    <ConfirmMutationDialog
      title={t('deleteTitle', { name: dealer.companyName })}
      consequence={t('deleteText')}
      confirmLabel={t('delete')}
      cancelLabel={layout('cancel')}
      call={() => call('DELETE /api/admin/dealers/{id}', { params: { id: dealer.id } })}
      touches={['/api/admin/dealers', '/api/admin/worklist']}
      done={{ title: t('deleted'), description: dealer.companyName }}
      failed={failures('delete')}
      onClose={onClose}
    />
  );
}
