import { useTranslations } from 'use-intl';
import { PASSWORD_MIN_LENGTH } from '../../contract/account-figures.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { newTabLink } from '../ui/new-tab-link.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import type { FieldsOf } from './use-fields.ts';

export function AccountStep({ field }: { field: FieldsOf }) {
  const t = useTranslations('auth.register');
  const words = useTranslations('auth');
  const shown = {
    autoComplete: 'new-password',
    showLabel: words('showPassword'),
    hideLabel: words('hidePassword'),
  };
  return (
    <>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint', { min: PASSWORD_MIN_LENGTH })}
        {...shown}
        {...field('password')}
      />
      <PasswordField label={t('confirmPassword')} {...shown} {...field('confirmPassword')} />
      <div className="mt-2 flex flex-col gap-3">
        <Checkbox
          label={t.rich('acceptTerms', { link: newTabLink('/terms-of-service') })}
          {...field('acceptTerms')}
        />
        <Checkbox
          label={t.rich('acceptPrivacy', { link: newTabLink('/privacy-policy') })}
          {...field('acceptPrivacy')}
        />
        <Checkbox label={t('marketingOptIn')} {...field('marketingOptIn')} />
      </div>
    </>
  );
}
