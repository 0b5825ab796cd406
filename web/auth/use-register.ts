import { useTranslations } from 'use-intl';
import type { Registration } from '../../contract/accounts.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { problemsIn } from '../api/posted.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { sendPapers } from '../papers/send-paper.ts';
import { useToast } from '../ui/Toasts.tsx';
import { clearDraft } from './draft.ts';
import { useEnter } from './use-enter.ts';

type Problems = ReturnType<typeof problemsIn>;

/** Why a registration failed. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('auth.register');
  const errorText = useErrorText();
  return (error) => {
    if (isRefused(error, 'POST /api/register', 'RATE_LIMITED')) return t('tooMany');
    const isExplained = error instanceof TypeError || (error instanceof CallFailed && error.problem);
    return isExplained ? errorText(error) : t('failedText');
  };
}

/** Opens the account, sends its papers and goes to its dashboard. Field errors from the server go to `onProblems`. */
export function useRegister(papers: readonly File[], onProblems: (problems: Problems) => void) {
  const t = useTranslations('auth.register');
  const refusalText = useRefusalText();
  const toast = useToast();
  const enter = useEnter();
  return useSingleMutation({
    mutationFn: (body: Registration) => call('POST /api/register', { body }),
    onSuccess: async (user) => {
      clearDraft();
      const left = await sendPapers(papers);
      await enter(user, '/dashboard');
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
      if (left.length > 0)
        toast({
          tone: 'destructive',
          title: t('papers.refused', { count: left.length }),
          description: t('papers.refusedText', { names: left.map(({ name }) => name).join(', ') }),
        });
    },
    onError: (error) => {
      toast({ tone: 'destructive', title: t('failed'), description: refusalText(error) });
      onProblems(problemsIn(error));
    },
  });
}
