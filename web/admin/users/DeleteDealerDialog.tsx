import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDecision } from '../../api/decision.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Dealer } from '../queries.ts';

export function DeleteDealerDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('admin.users');
  const frame = useTranslations('frame');
  const failures = useTranslations('admin.failed');
  const { decide, isPending } = useDecision({
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
      cancelLabel={frame('cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
