import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { userQuery } from '../api/user.ts';
import { forgetHits } from './forget-hits.ts';
import { useToast } from '../ui/Toasts.tsx';

/** Ends the session, deletes its cached data, and loads the page again as a visitor. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const t = useTranslations('layout.logout');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call('POST /api/logout'),
    onSuccess: async () => {
      forgetHits();
      queryClient.clear();
      queryClient.setQueryData(userQuery().queryKey, null);
      await router.invalidate();
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
    },
    onError: (error) => toast({ tone: 'destructive', title: t('failed'), description: errorText(error) }),
  });
}
