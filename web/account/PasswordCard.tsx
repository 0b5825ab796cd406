import { useTranslations } from 'use-intl';
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../contract/account-figures.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Changes the own password. */
export function PasswordCard({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const t = useTranslations('account.password');
  const isHydrated = useIsHydrated();
  const { field, submit, isBusy, error } = usePasswordForm();
  const shown = { showLabel: t('show'), hideLabel: t('hide') };
  return (
    <TitledCard title={t('title')}>
      {/* "post", so that a form submitted before hydration does not put the passwords into the address. */}
      <form method="post" noValidate onSubmit={submit} className="needs-script flex flex-col gap-4">
        <p className="text-ink-2">{t('text')}</p>
        {/* Password managers read here whose password changes. */}
        <input type="hidden" autoComplete="username" defaultValue={email} />
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          {...shown}
          readOnly={isBusy}
          {...field('currentPassword')}
        />
        <PasswordField
          label={t('new')}
          hint={t('hint', { min: isAdmin ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          {...shown}
          readOnly={isBusy}
          {...field('newPassword')}
        />
        <FormError>{error}</FormError>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabled={!isHydrated}
          className="not-yet self-start"
        >
          {t('submit')}
        </Button>
      </form>
    </TitledCard>
  );
}
