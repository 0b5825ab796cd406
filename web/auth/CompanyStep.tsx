import { useLocale, useTranslations } from 'use-intl';
import { LEGAL_FORMS } from '../../contract/choices.ts';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { exampleFor } from '../../contract/country-forms.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { countryOf } from './country.ts';
import type { FieldsOf } from './use-fields.ts';

export function CompanyStep({ field }: { field: FieldsOf }) {
  const t = useTranslations('auth.register');
  const country = countryOf(useLocale());
  const optional = useTranslations('auth')('optional');
  return (
    <>
      <TextField label={t('companyName')} autoComplete="organization" {...field('companyName')} />
      {/* Beside the welcome panel the form is narrow. There, labels of several lines would put their fields at
          different heights. */}
      <div className="grid gap-4 sm:grid-cols-2 md:max-xl:grid-cols-1">
        <SelectField label={t('legalForm')} mark={optional} {...field('legalForm')}>
          <option value="">{t('noLegalForm')}</option>
          {LEGAL_FORMS.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </SelectField>
        <TextField
          label={t('vatId')}
          mark={optional}
          hint={t('vatIdHint', { example: exampleFor('VAT_ID_FORM', { country }) })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('vatId')}
        />
      </div>
      <p className="text-13 text-ink-2">{t('vatIdDecides', { none: 0, percent: VAT_PERCENT })}</p>
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...field('email')}
      />
      <TextField
        label={t('phone')}
        mark={optional}
        type="tel"
        inputMode="tel"
        autoComplete="work tel"
        {...field('phone')}
      />
    </>
  );
}
