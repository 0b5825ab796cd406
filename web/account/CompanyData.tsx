import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import type { OwnDealer } from './queries.ts';

/** The data of a company, with a dash where there is none. */
export function CompanyData({ dealer }: { dealer: OwnDealer }) {
  const t = useTranslations('account.company');
  const country = useTranslations('countries');
  const place = COUNTRIES.find((code) => code === dealer.country);
  const shown = { ...dealer, country: place ? country(place) : dealer.country };
  return (
    <DefinitionList
      entries={(
        [
          'companyName',
          'legalForm',
          'vatId',
          'email',
          'phone',
          'street',
          'postalCode',
          'city',
          'country',
        ] as const
      ).map((field) => ({ term: t(field), value: shown[field] || '–' }))}
    />
  );
}
