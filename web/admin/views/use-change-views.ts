import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { refresh } from '../../api/refresh.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { View } from './queries.ts';

/** Shares and deletes own views. A deleted one can be restored from the toast. */
export function useChangeViews() {
  const t = useTranslations('admin.views');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();

  async function change(act: () => Promise<unknown>, onDone: () => void) {
    try {
      await act();
      onDone();
    } catch (error) {
      toast({ tone: 'destructive', title: t('notSaved'), description: errorText(error) });
    }
    await refresh(queryClient, ['/api/admin/views']);
  }

  const restore = ({ list, name, search, isShared }: View) =>
    void change(
      () => call('POST /api/admin/views', { body: { list, name, search, isShared } }),
      () => toast({ tone: 'success', title: t('restored'), description: name }),
    );

  return {
    share: ({ id, name, isShared }: View) =>
      void change(
        () =>
          call('PATCH /api/admin/views/{id}', {
            params: { id },
            body: { isShared: !isShared, from: { isShared } },
          }),
        () => toast({ title: isShared ? t('unshared') : t('shared'), description: name }),
      ),
    remove: (view: View) =>
      void change(
        () => call('DELETE /api/admin/views/{id}', { params: { id: view.id } }),
        () =>
          toast({
            title: t('deleted'),
            description: view.name,
            action: { label: t('restore'), onAction: () => restore(view) },
          }),
      ),
  };
}
