import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Registration } from '../../contract/accounts.ts';
import type { FieldProblem } from '../../contract/errors.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { sendPapers } from '../papers/send-paper.ts';
import { useToast } from '../ui/Toasts.tsx';
import { clearDraft } from './draft.ts';
import { useEnter } from './use-enter.ts';

type Problems = readonly Pick<FieldProblem, 'path' | 'code'>[];

/** Opens the account, sends its papers and goes to its dashboard. Field errors from the server go to `onProblems`. */
export function useRegister(papers: readonly File[], onProblems: (problems: Problems) => void) {
  const t = useTranslations('auth.register');
  const errorText = useErrorText();
  const toast = useToast();
  const enter = useEnter();
  return useMutation({
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
      const isExplained = error instanceof TypeError || (error instanceof CallFailed && error.problem);
      const description = isRefused(error, 'POST /api/register', 'RATE_LIMITED')
        ? t('tooMany')
        : isExplained
          ? errorText(error)
          : t('failedText');
      toast({ tone: 'destructive', title: t('failed'), description });
      onProblems(problemsIn(error));
    },
  });
}

function problemsIn(error: unknown): Problems {
  const problem = error instanceof CallFailed ? error.problem : null;
  if (problem?.code === 'EMAIL_TAKEN') return [{ path: 'email', code: problem.code }];
  return problem?.errors ?? [];
}
