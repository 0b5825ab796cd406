import { useTranslations } from 'use-intl';
import { emissionWord } from '../../../contract/notation.ts';
import type { FactName } from '../../../contract/fact-names.ts';
import { EMISSION_CLASSES, LOCATION_COUNTRIES, SERVICE_BOOKS } from '../../../contract/vehicle-fields.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { useFields } from './use-fields.ts';

/** The units behind the numbers. */
const UNITS: Partial<Record<FactName, string>> = {
  co2GKm: 'g/km',
  consumptionLitres: 'l/100 km',
  consumptionKwh: 'kWh/100 km',
  batteryKwh: 'kWh',
  batteryHealthPercent: '%',
  rangeKm: 'km',
  towLoadKg: 'kg',
};

/** The facts that dealers ask for, in groups. Empty means that nobody has told. */
export function FactFields({ field }: { field: ReturnType<typeof useFields> }) {
  const t = useTranslations('adminVehicles.facts');
  const groups = useTranslations('adminVehicles.groups');
  const number = (name: FactName, inputMode: 'numeric' | 'decimal' = 'numeric') => {
    const suffix = UNITS[name];
    return (
      <TextField {...field(name)} inputMode={inputMode} autoComplete="off" {...(suffix ? { suffix } : {})} />
    );
  };
  const choice = (name: FactName, choices: readonly (readonly [value: string, word: string])[]) => (
    <SelectField {...field(name)}>
      <option value="">–</option>
      {choices.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
  const yesNo = [
    ['true', t('yes')],
    ['false', t('no')],
  ] as const;
  return (
    <>
      <FieldGroup title={groups('provenance')}>
        <TextField {...field('nextInspection')} type="date" />
        {choice('accidentFree', yesNo)}
        {number('owners')}
        {number('keys')}
        {choice(
          'serviceBook',
          SERVICE_BOOKS.map((book) => [book, t(`serviceBook.${book}`)]),
        )}
        {choice('imported', yesNo)}
        <TextField {...field('hsnTsn')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </FieldGroup>
      <FieldGroup title={groups('inside')}>
        {number('seats')}
        <TextField {...field('interior')} autoComplete="off" />
        {number('towLoadKg')}
      </FieldGroup>
      <FieldGroup title={groups('use')}>
        {choice(
          'emissionClass',
          EMISSION_CLASSES.map((each) => [each, emissionWord(each)]),
        )}
        {number('co2GKm')}
        {number('consumptionLitres', 'decimal')}
        {number('consumptionKwh', 'decimal')}
      </FieldGroup>
      <FieldGroup title={groups('battery')}>
        {number('batteryKwh', 'decimal')}
        {number('batteryHealthPercent')}
        {number('rangeKm')}
      </FieldGroup>
      <FieldGroup title={groups('place')}>
        {choice(
          'locationCountry',
          LOCATION_COUNTRIES.map((country) => [country, t(`country.${country}`)]),
        )}
        <TextField {...field('locationPostalCode')} autoComplete="off" autoCapitalize="characters" />
        <TextField {...field('readyFrom')} type="date" />
      </FieldGroup>
    </>
  );
}
