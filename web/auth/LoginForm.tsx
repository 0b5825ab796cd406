import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused, type SendingOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
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
  const isHydrated = useIsHydrated();
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver });
  const { errors } = form.formState;
  useEffect(() => void loadRules().catch(() => {}), []);

  const login = useMutation({
    mutationFn: (body: SendingOf<'POST /api/login'>['body']) => call('POST /api/login', { body }),
    onSuccess: async (user) => {
      await enter(user, landingOf(user, next));
      toast({ tone: 'success', title: t('login.done'), description: t('login.doneText') });
    },
    onError: (error) => {
      const isExplained = error instanceof TypeError || (error instanceof CallFailed && error.problem);
      const description = isRefused(error, 'POST /api/login', 'RATE_LIMITED')
        ? t('login.tooMany')
        : isExplained
          ? errorText(error)
          : t('login.failedText');
      toast({ tone: 'destructive', title: t('login.failed'), description });
      form.setFocus('password', { shouldSelect: true });
    },
  });

  return (
    // "post", so that a form submitted before hydration does not put the password into the address.
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={login.isPending}
        disabled={!isHydrated}
        className="not-yet mt-2"
      >
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
