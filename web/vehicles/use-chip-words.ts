import { useLocale, useTranslations } from 'use-intl';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { formatDay, formatInteger } from '../ui/format.ts';
import type { Filter } from './filters.ts';
import { useTradeWords } from '../trade/use-words.ts';

/** The words of a chip: the value with what it bounds. */
export function useChipWords(): (filter: Filter, value: string) => string {
  const t = useTranslations('inventory.filters');
  const statuses = useTranslations('states.vehicle');
  const words = useTradeWords();
  const locale = useLocale();
  const number = (value: string) => formatInteger(Number(value));
  const wordings: { [K in Filter]?: (value: string) => string } = {
    priceMin: (value) => t('fromPrice', { price: number(value) }),
    priceMax: (value) => t('upToPrice', { price: number(value) }),
    mileageMin: (value) => t('fromMileage', { km: number(value) }),
    mileageMax: (value) => t('upToMileage', { km: number(value) }),
    firstRegisteredFrom: (value) => t('registeredFrom', { day: formatDay(value, locale) }),
    firstRegisteredTo: (value) => t('registeredTo', { day: formatDay(value, locale) }),
    kwMin: (value) => t('kwFrom', { kw: number(value) }),
    kwMax: (value) => t('kwTo', { kw: number(value) }),
    doors: (value) => t('doorsCount', { count: value }),
    hasDocuments: (value) => t(value === 'true' ? 'hasDocuments' : 'hasNoDocuments'),
    fuelType: words.fuel,
    transmission: words.transmission,
    // ALL takes in what was sold, which the list leaves out otherwise.
    status: (value) =>
      VEHICLE_STATUSES.filter((status) => value === status || value === 'ALL')
        .map((status) => statuses(status))
        .join(', '),
    q: (value) => t('quoted', { words: value }),
  };
  return (filter, value) => wordings[filter]?.(value) ?? value;
}
