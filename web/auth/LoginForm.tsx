import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused, type SendingOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { usePosted } from '../api/posted.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { useToast } from '../ui/Toasts.tsx';
import { landingOf } from './landing.ts';
import { useEnter } from './use-enter.ts';
import { useProblemText } from '../api/use-problem-text.ts';

const loadRules = async () => (await import('./rules.ts')).loginRules;
const resolver = lazyResolver(loadRules);

const LINK = 'font-medium text-plate underline underline-offset-2';

export function LoginForm() {
  const t = useTranslations('auth');
  const { next } = useSearch({ from: '/auth' });
  const problemText = useProblemText();
  const errorText = useErrorText();
  const toast = useToast();
  const enter = useEnter();
  const posted = usePosted<SendingOf<'POST /api/login'>['body']>('POST /api/login');
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver, ...(posted && { errors: posted.errors }) });
  const { errors } = form.formState;
  useEffect(() => void loadRules().catch(() => {}), []);

  function refusalText(error: unknown): string {
    if (isRefused(error, 'POST /api/login', 'RATE_LIMITED')) return t('login.tooMany');
    const isExplained = error instanceof TypeError || (error instanceof CallFailed && error.problem);
    return isExplained ? errorText(error) : t('login.failedText');
  }

  const login = useMutation({
    mutationFn: (body: SendingOf<'POST /api/login'>['body']) => call('POST /api/login', { body }),
    onSuccess: async (user) => {
      await enter(user, landingOf(user, next));
      toast({ tone: 'success', title: t('login.done'), description: t('login.doneText') });
    },
    onError: (error) => {
      toast({ tone: 'destructive', title: t('login.failed'), description: refusalText(error) });
      form.setFocus('password', { shouldSelect: true });
    },
  });

  return (
    // Before hydration and without JavaScript, the browser posts the form to this page.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => login.mutate(body))(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        label={t('login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={posted?.values['email']}
        error={problemText(errors.email?.message)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={problemText(errors.password?.message)}
        {...form.register('password')}
      />
      <FormError>{login.isIdle && posted?.error && refusalText(posted.error)}</FormError>
      <Button type="submit" variant="primary" size="lg" busy={login.isPending} className="mt-2">
        {t('login.submit')}
      </Button>
      <p className="text-14">
        <Link to="/auth/reset" className={LINK}>
          {t('login.forgotten')}
        </Link>
      </p>
      <p className="text-14 text-ink-2">
        {t('login.noAccount')}{' '}
        <Link
          from="/auth"
          to="/auth"
          search={(search) => ({ ...search, tab: 'register' })}
          replace
          className={LINK}
        >
          {t('login.toRegister')}
        </Link>
      </p>
    </form>
  );
}
