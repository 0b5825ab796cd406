import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { View } from './queries.ts';

/** Shares and deletes an own view. A deleted one can be restored from the toast. */
export function useChangeView({ id, list, name, search, isShared }: View) {
  const t = useTranslations('admin.views');
  const toast = useToast();
  const failureToast = useFailureToast();
  const queryClient = useQueryClient();

  const update = () => refreshInTime(queryClient, ['/api/admin/views']);
  async function refuse(error: Error) {
    toast(failureToast({ error, failed: t('notSaved'), isShown: await update() }));
  }

  const restoring = useSingleMutation({
    mutationFn: () => call('POST /api/admin/views', { body: { list, name, search, isShared } }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('restored'), description: name });
      return update();
    },
    onError: refuse,
  });
  const sharing = useSingleMutation({
    mutationFn: () =>
      call('PATCH /api/admin/views/{id}', {
        params: { id },
        body: { isShared: !isShared, from: { isShared } },
      }),
    onSuccess: () => {
      toast({ title: isShared ? t('unshared') : t('shared'), description: name });
      return update();
    },
    onError: refuse,
  });
  const deleting = useSingleMutation({
    mutationFn: () => call('DELETE /api/admin/views/{id}', { params: { id } }),
    onSuccess: () => {
      const action = { label: t('restore'), onAction: () => restoring.mutate() };
      toast({ title: t('deleted'), description: name, action });
      return update();
    },
    onError: refuse,
  });
  return { share: sharing.mutate, remove: deleting.mutate };
}
