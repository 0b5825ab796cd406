import { useTranslations } from 'use-intl';
import { TextField } from '../ui/TextField.tsx';
import type { FieldsOf } from './use-fields.ts';

export function ContactStep({ field }: { field: FieldsOf }) {
  const t = useTranslations('auth.register');
  const optional = useTranslations('auth')('optional');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('firstName')} autoComplete="given-name" {...field('contact.firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('contact.lastName')} />
      </div>
      <TextField
        label={t('position')}
        mark={optional}
        autoComplete="organization-title"
        {...field('contact.position')}
      />
      <TextField
        label={t('contactPhone')}
        mark={optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('contact.phone')}
      />
    </>
  );
}
