import { useTranslations } from 'use-intl';
import { COUNTRIES, LEGAL_FORMS } from '../../contract/choices.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OwnDealer } from './queries.ts';
import { useCompanyForm } from './use-company-form.ts';

/** Changes the data of the company. E-mail address and VAT id are changed by a clerk. */
export function CompanyForm({ dealer, onClose }: { dealer: OwnDealer; onClose: () => void }) {
  const t = useTranslations('account.company');
  const words = useTranslations('layout');
  const country = useTranslations('countries');
  const { field, submit, isBusy, error } = useCompanyForm(dealer, onClose);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('companyName')}
        autoComplete="organization"
        readOnly={isBusy}
        {...field('companyName')}
      />
      <SelectField label={t('legalForm')} disabled={isBusy} {...field('legalForm')}>
        <option value="">{t('none')}</option>
        {LEGAL_FORMS.map((form) => (
          <option key={form}>{form}</option>
        ))}
      </SelectField>
      <TextField
        label={t('street')}
        autoComplete="address-line1"
        className="sm:col-span-2"
        readOnly={isBusy}
        {...field('street')}
      />
      <TextField
        label={t('postalCode')}
        autoComplete="postal-code"
        spellCheck={false}
        readOnly={isBusy}
        {...field('postalCode')}
      />
      <TextField label={t('city')} autoComplete="address-level2" readOnly={isBusy} {...field('city')} />
      <SelectField label={t('country')} autoComplete="country" disabled={isBusy} {...field('country')}>
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="work tel"
        readOnly={isBusy}
        {...field('phone')}
      />
      <TextField
        label={t('contactFirstName')}
        autoComplete="given-name"
        readOnly={isBusy}
        {...field('contactFirstName')}
      />
      <TextField
        label={t('contactLastName')}
        autoComplete="family-name"
        readOnly={isBusy}
        {...field('contactLastName')}
      />
      <TextField
        label={t('contactPosition')}
        autoComplete="organization-title"
        readOnly={isBusy}
        {...field('contactPosition')}
      />
      <TextField
        label={t('contactPhone')}
        type="tel"
        autoComplete="tel"
        readOnly={isBusy}
        {...field('contactPhone')}
      />
      {/* Of a disabled checkbox the form would read "no". */}
      <fieldset disabled={isBusy} className="sm:col-span-2">
        <Checkbox label={t('marketingOptIn')} {...field('marketingOptIn')} />
      </fieldset>
      <p className="text-14 text-ink-2 sm:col-span-2">{t('checkedAgain')}</p>
      <div className="sm:col-span-2">
        <FormError>{error}</FormError>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{words('cancel')}</Button>
      </div>
    </form>
  );
}
