import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused, type SendingOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { usePosted } from '../api/posted.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { useToast } from '../ui/Toasts.tsx';
import { landingOf } from './landing.ts';
import { useEnter } from './use-enter.ts';

const LOGIN = 'POST /api/login';
const WRONG = 'INVALID_CREDENTIALS';
type Typed = SendingOf<typeof LOGIN>['body'];

const loadRules = async () => (await import('./rules.ts')).loginRules;
const resolver = lazyResolver(loadRules);

/** The state of the login: its fields with their errors, the step, the submission, and the error of the whole form. */
export function useLogin() {
  const t = useTranslations('auth');
  const { next } = useSearch({ from: '/auth' });
  const problemText = useProblemText();
  const errorText = useErrorText();
  const toast = useToast();
  const enter = useEnter();
  const posted = usePosted<Typed>(LOGIN);
  // No default values, so that input from before hydration is kept.
  const form = useForm<Typed>({ resolver, ...(posted && { errors: posted.errors }) });
  const { errors } = form.formState;
  useEffect(() => void loadRules().catch(() => {}), []);

  const isPostedCode =
    posted?.values['code'] !== undefined || isRefused(posted?.error, LOGIN, 'SECOND_FACTOR_REQUIRED');
  const [asksCode, setAsksCode] = useState(isPostedCode);
  // The field is there after the next rendering.
  useEffect(() => {
    if (asksCode) form.setFocus(isPostedCode ? 'password' : 'code');
  }, [asksCode, form, isPostedCode]);

  function refusalText(error: unknown): string {
    if (isRefused(error, LOGIN, 'RATE_LIMITED')) return t('login.tooMany');
    const isExplained = error instanceof TypeError || (error instanceof CallFailed && error.problem);
    return isExplained ? errorText(error) : t('login.failedText');
  }

  const login = useSingleMutation({
    mutationFn: (body: Typed) => call(LOGIN, { body }),
    onSuccess: async (user) => {
      await enter(user, landingOf(user, next));
      toast({ tone: 'success', title: t('login.done'), description: t('login.doneText') });
    },
    onError: (error) => {
      if (isRefused(error, LOGIN, 'SECOND_FACTOR_REQUIRED')) return setAsksCode(true);
      if (asksCode && isRefused(error, LOGIN, WRONG))
        return form.setError('code', { message: WRONG }, { shouldFocus: true });
      toast({ tone: 'destructive', title: t('login.failed'), description: refusalText(error) });
      form.setFocus(asksCode ? 'code' : 'password', { shouldSelect: true });
    },
  });

  function postedText(): string | null {
    if (!login.isIdle || !posted?.error) return null;
    return isPostedCode && isRefused(posted.error, LOGIN, WRONG)
      ? t('login.secondStep.wrong')
      : refusalText(posted.error);
  }

  const textOf = (code: string | undefined) =>
    code === WRONG ? t('login.secondStep.wrong') : problemText(code);
  return {
    field: (name: keyof Typed) => ({ ...form.register(name), error: textOf(errors[name]?.message) }),
    emailTyped: () => form.getValues('email') || posted?.values['email'] || '',
    posted,
    asksCode,
    /** Whether e-mail address and password are done with. A posted form needs the password once more. */
    isSecondStep: asksCode && !isPostedCode,
    startAgain: () => {
      form.reset();
      setAsksCode(false);
    },
    submit: form.handleSubmit((body) => login.mutate(body)),
    isBusy: login.isPending,
    error: postedText(),
  };
}
