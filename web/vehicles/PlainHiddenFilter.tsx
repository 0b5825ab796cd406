import { useTranslations } from 'use-intl';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { useFilterWords } from './filter-words.ts';

/** Without scripts: whether the list has the vehicles that the dealer has hidden. Nobody else can hide any. */
export function PlainHiddenFilter({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations('filters');
  const words = useFilterWords();
  if (!isActiveDealer(useUser())) return null;
  return (
    <SelectField label={t('hidden')} name="hidden" defaultValue={chosen ?? ''}>
      <option value="">{t('hiddenNot')}</option>
      {VEHICLE_PARAMETERS.hidden.of.map((value) => (
        <option key={value} value={value}>
          {words('hidden', value)}
        </option>
      ))}
    </SelectField>
  );
}
