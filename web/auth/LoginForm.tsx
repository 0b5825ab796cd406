import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { LINK } from './link.ts';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const t = useTranslations('auth');
  const { field, posted, asksCode, isSecondStep, emailTyped, startAgain, submit, isBusy, error } = useLogin();
  return (
    // Before hydration and without JavaScript, the browser posts the form to this page.
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {/* Hidden in the second step, so that the code is sent with what was typed. */}
      <div className={isSecondStep ? 'hidden' : 'contents'}>
        <TextField
          label={t('login.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={posted?.values['email']}
          {...field('email')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...field('password')}
        />
      </div>
      {asksCode && <CodeField email={emailTyped()} {...field('code')} />}
      <FormError>{error}</FormError>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="mt-2">
        {t('login.submit')}
      </Button>
      {isSecondStep ? (
        <p className="text-14">
          <button type="button" className={LINK} onClick={startAgain}>
            {t('login.secondStep.back')}
          </button>
        </p>
      ) : (
        <OtherWays />
      )}
    </form>
  );
}

/** For people who have no password, or no account. */
function OtherWays() {
  const t = useTranslations('auth');
  return (
    <>
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
    </>
  );
}
