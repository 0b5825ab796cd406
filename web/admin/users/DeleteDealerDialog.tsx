import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { Dealer } from '../queries.ts';
import { useRefreshDealers } from './refresh.ts';

export function DeleteDealerDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('admin.users');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshDealers();
  const removal = useMutation({
    mutationFn: () => call('DELETE /api/admin/dealers/{id}', { params: { id: dealer.id } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toast({ tone: 'success', title: t('deleted'), description: dealer.companyName });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { name: dealer.companyName })}
      consequence={t('deleteText')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="danger"
      busy={removal.isPending}
      error={removal.isError ? t('deleteFailed', { why: errorText(removal.error) }) : undefined}
      onConfirm={() => removal.mutate()}
    />
  );
}
