import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Dealer } from '../queries.ts';

export function DeleteDealerDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('admin.users');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const { decide, isPending } = useDialogMutation({
    call: () => call('DELETE /api/admin/dealers/{id}', { params: { id: dealer.id } }),
    touches: ['/api/admin/dealers'],
    done: { title: t('deleted'), description: dealer.companyName },
    failed: failures('delete'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { name: dealer.companyName })}
      consequence={t('deleteText')}
      confirmLabel={t('delete')}
      cancelLabel={layout('cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
