import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PASSWORD_RESET_MINUTES } from '../../contract/constants.ts';
import { call, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
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
  const isHydrated = useIsHydrated();
  const result = useRef<HTMLParagraphElement>(null);
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver });
  useEffect(() => void loadRules().catch(() => {}), []);
  const request = useMutation({
    mutationFn: (email: string) => call(REQUEST, { body: { email } }),
  });
  // The form with the focus is gone; what replaces it gets the focus.
  useEffect(() => result.current?.focus(), [request.status]);

  if (request.isSuccess)
    return (
      <div className="flex flex-col items-start gap-4">
        <p ref={result} tabIndex={-1} className="wrap-anywhere">
          {t('request.sent', { email: request.variables, minutes: PASSWORD_RESET_MINUTES })}
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
      className="needs-script flex flex-col gap-4"
    >
      <p>{t('request.text', { minutes: PASSWORD_RESET_MINUTES })}</p>
      <TextField
        label={t('request.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={problemText(form.formState.errors.email?.message)}
        {...form.register('email')}
      />
      <FormError>
        {request.error &&
          (isRefused(request.error, REQUEST, 'RATE_LIMITED')
            ? t('request.tooMany')
            : errorText(request.error))}
      </FormError>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={request.isPending}
        disabled={!isHydrated}
        className="not-yet"
      >
        {t('request.submit')}
      </Button>
    </form>
  );
}
