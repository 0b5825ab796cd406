import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  ADMIN_PASSWORD_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RESET_MINUTES,
} from '../../contract/account-figures.ts';
import { INVITATION_DAYS } from '../../contract/company.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { usePosted } from '../api/posted.ts';
import { refresh } from '../api/refresh.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { PasswordField } from '../ui/PasswordField.tsx';

const RESET = 'POST /api/password-reset/confirm';
const loadRules = async () => (await import('./rules.ts')).newPasswordRules;
const resolver = lazyResolver(loadRules);

/** Sets the new password with the token of the mailed link, or the first one of somebody who was invited. */
export function NewPasswordForm({ token, isInvited = false }: { token: string; isInvited?: boolean }) {
  const t = useTranslations('reset');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const result = useRef<HTMLParagraphElement>(null);
  const posted = usePosted<{ password: string }>(RESET);
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver, ...(posted && { errors: posted.errors }) });
  useEffect(() => void loadRules().catch(() => {}), []);
  const reset = useSingleMutation({
    mutationFn: (password: string) => call(RESET, { body: { token, password } }),
    // The session of this browser has ended as well.
    onSuccess: () => refresh(queryClient, ['/api/user']),
    onError: (error) => {
      const [problem] = (error instanceof CallFailed && error.problem?.errors) || [];
      if (problem) form.setError('password', { message: problem.code }, { shouldFocus: true });
    },
  });
  // The form with the focus is gone; what replaces it gets the focus. Nothing replaces it after other failures.
  useEffect(() => result.current?.focus(), [reset.status]);
  const failure = reset.isIdle ? posted?.error : reset.error;
  const isDone = reset.isSuccess || (posted !== undefined && posted.error === null);
  const isDead = isRefused(failure, RESET, 'TOKEN_INVALID');
  const deadText = isInvited
    ? t('invite.invalid', { days: INVITATION_DAYS })
    : t('set.invalid', { minutes: PASSWORD_RESET_MINUTES });
  const isFaulty = form.formState.errors.password !== undefined;

  if (isDone || isDead)
    return (
      <div className="flex flex-col items-start gap-4">
        <p ref={result} tabIndex={-1}>
          {isDead ? deadText : t(isInvited ? 'invite.done' : 'set.done')}
        </p>
        <div className="flex flex-wrap gap-3">
          {/* Also where the link is dead: it may have been used, and only the answer was lost. */}
          <Button asChild variant="primary">
            <Link to="/auth">{t('login')}</Link>
          </Button>
          {isDead && !isInvited && (
            <Button asChild>
              <Link to="/auth/reset" search={{}}>
                {t('set.again')}
              </Link>
            </Button>
          )}
        </div>
      </div>
    );
  return (
    // Before hydration and without JavaScript, the browser posts the form to this page.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(({ password }) => reset.mutate(password))(event)}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="token" value={token} />
      <p>{t(isInvited ? 'invite.text' : 'set.text')}</p>
      <PasswordField
        label={t('set.password')}
        hint={t('set.hint', { min: PASSWORD_MIN_LENGTH, adminMin: ADMIN_PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        showLabel={t('set.show')}
        hideLabel={t('set.hide')}
        error={problemText(form.formState.errors.password?.message)}
        {...form.register('password')}
      />
      <FormError>{failure && !isFaulty && errorText(failure)}</FormError>
      <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
        {t('set.submit')}
      </Button>
    </form>
  );
}
