import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PASSWORD_RESET_MINUTES } from '../../contract/account-figures.ts';
import { call, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { usePosted } from '../api/posted.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { TextField } from '../ui/TextField.tsx';

const REQUEST = 'POST /api/password-reset';
const loadRules = async () => (await import('./rules.ts')).requestRules;
const resolver = lazyResolver(loadRules);

/** Asks for the address to which the link is mailed. The answer does not tell whether the address has an account. */
export function RequestForm() {
  const t = useTranslations('reset');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const result = useRef<HTMLParagraphElement>(null);
  const posted = usePosted<{ email: string }>(REQUEST);
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver, ...(posted && { errors: posted.errors }) });
  useEffect(() => void loadRules().catch(() => {}), []);
  const request = useSingleMutation({
    mutationFn: (email: string) => call(REQUEST, { body: { email } }),
  });
  // The form with the focus is gone; what replaces it gets the focus.
  useEffect(() => result.current?.focus(), [request.status]);

  const failure = request.isIdle ? posted?.error : request.error;
  const sentTo = request.isSuccess ? request.variables : !posted?.error && posted?.values['email'];
  if (sentTo)
    return (
      <div className="flex flex-col items-start gap-4">
        <p ref={result} tabIndex={-1} className="wrap-anywhere">
          {t('request.sent', { email: sentTo, minutes: PASSWORD_RESET_MINUTES })}
        </p>
        <Button asChild variant="primary">
          <Link to="/auth">{t('login')}</Link>
        </Button>
      </div>
    );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ email }) => request.mutate(email))(event)}
      className="flex flex-col gap-4"
    >
      <p>{t('request.text', { minutes: PASSWORD_RESET_MINUTES })}</p>
      <TextField
        label={t('request.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={posted?.values['email']}
        error={problemText(form.formState.errors.email?.message)}
        {...form.register('email')}
      />
      <FormError>
        {failure && (isRefused(failure, REQUEST, 'RATE_LIMITED') ? t('request.tooMany') : errorText(failure))}
      </FormError>
      <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
        {t('request.submit')}
      </Button>
    </form>
  );
}
