import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import type { VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { useTradeWords } from '../trade/use-words.ts';
import { formatDay } from '../ui/format.ts';

/**
 * The filters in the sheet and in the form for browsers without scripts, in the order of the sheet. A field is a list
 * of choices, two bounds, or one checkbox. A test compares them with the parameters.
 */
export const FILTER_FIELDS = [
  { choices: 'make' },
  { choices: 'model' },
  // Where the portal has steps, the upper bound is chosen.
  { title: 'price', from: 'priceMin', to: 'priceMax', steps: 'anyPrice' },
  { title: 'mileage', from: 'mileageMin', to: 'mileageMax', steps: 'anyMileage' },
  { title: 'firstRegistered', from: 'firstRegisteredFrom', to: 'firstRegisteredTo' },
  { title: 'kw', from: 'kwMin', to: 'kwMax' },
  { choices: 'bodyType' },
  { choices: 'fuelType' },
  { choices: 'transmission' },
  { choices: 'colour' },
  { choices: 'feature', hint: 'everyFeature' },
  { choices: 'doors' },
  { choices: 'status', hint: 'anyStatus' },
  { title: 'documents', box: 'hasDocuments' },
] as const;
type Field = (typeof FILTER_FIELDS)[number];
/** The bounds of which the upper one is chosen from steps. */
export const STEPPED = FILTER_FIELDS.filter((field) => 'steps' in field);
export type ChoiceField = Extract<Field, { choices: VehicleFilter }>;
export type BoundsField = Extract<Field, { from: VehicleFilter }>;
export type BoxField = Extract<Field, { box: VehicleFilter }>;

/** The text for a chosen value of each filter, as its chip shows it. */
export function useWordsOf(
  featureName: (code: string) => string,
): (filter: VehicleFilter, value: string) => string {
  const t = useTranslations('inventory.filters');
  const statuses = useTranslations('states.vehicle');
  const words = useTradeWords();
  const locale = useLocale();
  const number = (value: string) => formatInteger(Number(value), locale);
  // Amounts of money have the German notation in every language.
  const euros = (value: string) => formatInteger(Number(value), 'de');
  const asStored = (value: string) => value;
  const wordings: Record<VehicleFilter, (value: string) => string> = {
    q: (value) => t('quoted', { words: value }),
    make: asStored,
    model: asStored,
    priceMin: (value) => t('fromPrice', { price: euros(value) }),
    priceMax: (value) => t('upToPrice', { price: euros(value) }),
    mileageMin: (value) => t('fromMileage', { km: number(value) }),
    mileageMax: (value) => t('upToMileage', { km: number(value) }),
    firstRegisteredFrom: (value) => t('registeredFrom', { day: formatDay(value, locale) }),
    firstRegisteredTo: (value) => t('registeredTo', { day: formatDay(value, locale) }),
    bodyType: words.body,
    fuelType: words.fuel,
    transmission: words.transmission,
    colour: words.colour,
    feature: featureName,
    kwMin: (value) => t('kwFrom', { kw: number(value) }),
    kwMax: (value) => t('kwTo', { kw: number(value) }),
    doors: (value) => t('doorsCount', { count: value }),
    hasDocuments: (value) => t(value === 'true' ? 'hasDocuments' : 'hasNoDocuments'),
    hidden: (value) => t(value === 'only' ? 'hiddenOnly' : 'hiddenToo'),
    // Unlike the list without a status, ALL includes sold vehicles.
    status: (value) =>
      VEHICLE_STATUSES.filter((status) => value === status || value === 'ALL')
        .map((status) => statuses(status))
        .join(', '),
  };
  return (filter, value) => wordings[filter](value);
}

/** The words of filters other than features. */
export const useStepWords = () => useWordsOf((code) => code);
