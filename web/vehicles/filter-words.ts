import { useLocale, useTranslations } from 'use-intl';
import { emissionWord, formatInteger, formatKm } from '../../contract/notation.ts';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import type { VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { isKey } from '../texts/is-key.ts';
import { useTradeWords } from '../trade/use-words.ts';
import { formatDay } from '../ui/format.ts';

/**
 * The text for a chosen value of each filter, as its chip shows it. The texts are many, so a page loads them after its
 * first load.
 */
export function useFilterWords(): (filter: VehicleFilter, value: string) => string {
  const t = useTranslations('filters');
  const statuses = useTranslations('states.vehicle');
  const features = useTranslations('features');
  const countries = useTranslations('filters.country');
  const books = useTranslations('filters.serviceBooks');
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
    feature: (code) => (isKey(features, code) ? features(code) : code),
    kwMin: (value) => t('kwFrom', { kw: number(value) }),
    kwMax: (value) => t('kwTo', { kw: number(value) }),
    doors: (value) => t('doorsCount', { count: value }),
    seats: (value) => t('seatsCount', { count: value }),
    emissionClass: emissionWord,
    locationCountry: (value) => (isKey(countries, value) ? countries(value) : value),
    serviceBook: (value) => (isKey(books, value) ? t('serviceBookIs', { book: books(value) }) : value),
    accidentFree: (value) => t(value === 'true' ? 'accidentFree' : 'notAccidentFree'),
    nextInspectionFrom: (value) => t('inspectionFrom', { day: formatDay(value, locale) }),
    towLoadMin: (value) => t('towLoadFrom', { kg: number(value) }),
    rangeMin: (value) => t('rangeFrom', { km: number(value) }),
    co2Max: (value) => t('co2UpTo', { grams: number(value) }),
    ownersMax: (value) => t('ownersUpTo', { count: Number(value) }),
    damagesMin: (value) => t('damagesFrom', { price: euros(value) }),
    damagesMax: (value) => t(Number(value) === 0 ? 'noDamages' : 'damagesUpTo', { price: euros(value) }),
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

/** The text for a choice below the label of its filter, which already says what the number is. */
export function useChoiceWords(): (filter: VehicleFilter, value: string) => string {
  const locale = useLocale();
  const words = useFilterWords();
  const books = useTranslations('filters.serviceBooks');
  return (filter, value) => {
    switch (filter) {
      case 'doors':
      case 'seats':
        return value;
      case 'serviceBook':
        return isKey(books, value) ? books(value) : value;
      case 'priceMax':
      case 'damagesMax':
        return `${formatInteger(Number(value), 'de')}\u00a0€`;
      case 'mileageMax':
        return formatKm(Number(value), locale);
      default:
        return words(filter, value);
    }
  };
}
