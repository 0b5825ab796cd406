import { useLocale, useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { countryOf } from './country.ts';
import type { FieldsOf } from './use-fields.ts';

export function AddressStep({ field }: { field: FieldsOf }) {
  const t = useTranslations('auth.register');
  const country = useTranslations('countries');
  const locale = useLocale();
  return (
    <>
      <TextField label={t('street')} autoComplete="address-line1" {...field('address.street')} />
      <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
        <TextField
          label={t('postalCode')}
          autoComplete="postal-code"
          spellCheck={false}
          {...field('address.postalCode')}
        />
        <TextField label={t('city')} autoComplete="address-level2" {...field('address.city')} />
      </div>
      <SelectField
        label={t('country')}
        autoComplete="country"
        defaultValue={countryOf(locale)}
        {...field('address.country')}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
