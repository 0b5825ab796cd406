import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused, isUnanswered, type SendingOf } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { useToast } from '../ui/Toasts.tsx';

const CHANGE = 'POST /api/user/password';
type Change = SendingOf<typeof CHANGE>['body'];
const WRONG = 'INVALID_CREDENTIALS';
/** Wrong after an answer was lost: the change may have been made then. */
const WRONG_NOW = 'CHANGED_ALREADY';

const loadRules = async () => (await import('./rules.ts')).passwordRules;
const resolver = lazyResolver(loadRules);

/** The state of the form: its two fields with their errors, the submission, and the error of the whole form. */
export function usePasswordForm() {
  const t = useTranslations('account.password');
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  const toast = useToast();
  const form = useForm({ resolver, defaultValues: { currentPassword: '', newPassword: '' } });
  const { errors, isDirty } = form.formState;
  useKeepsInput(isDirty);
  useEffect(() => void loadRules().catch(() => {}), []);

  const isAnswerLost = useRef(false);
  const change = useSingleMutation({
    mutationFn: (body: Change) => call(CHANGE, { body }),
    onSuccess: () => {
      isAnswerLost.current = false;
      form.reset();
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
    },
    onError: (error) => {
      if (isUnanswered(error)) isAnswerLost.current = true;
      const wrong = isAnswerLost.current ? WRONG_NOW : WRONG;
      if (isRefused(error, CHANGE, WRONG))
        form.setError('currentPassword', { message: wrong }, { shouldFocus: true });
      const [problem] = (error instanceof CallFailed && error.problem?.errors) || [];
      if (problem) form.setError('newPassword', { message: problem.code }, { shouldFocus: true });
    },
  });

  function formError(): ReactNode {
    if (!change.error || errors.currentPassword || errors.newPassword) return null;
    return isRefused(change.error, CHANGE, 'RATE_LIMITED') ? t('tooMany') : errorWords(change.error);
  }

  const textOf = (code: string | undefined) =>
    code === WRONG ? t('wrong') : code === WRONG_NOW ? t('wrongNow') : problemText(code);
  return {
    field: (name: keyof Change) => ({ ...form.register(name), error: textOf(errors[name]?.message) }),
    submit: (event: FormEvent) => void form.handleSubmit((body) => change.mutate(body))(event),
    isBusy: change.isPending,
    error: formError(),
  };
}
