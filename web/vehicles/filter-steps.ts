import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';

// Apart from the other filters: a page of the inventory needs these two before it is hydrated.

/** The bounds of which the upper one is chosen from steps. */
export const STEPPED = [
  { title: 'price', from: 'priceMin', to: 'priceMax', steps: 'anyPrice' },
  { title: 'mileage', from: 'mileageMin', to: 'mileageMax', steps: 'anyMileage' },
] as const;
type SteppedFilter = (typeof STEPPED)[number]['to'];

/** The text for a step, as the filter bar and the chips show it. */
export function useStepWords(): (filter: SteppedFilter, value: string) => string {
  const t = useTranslations('inventory.filters');
  const locale = useLocale();
  return (filter, value) =>
    filter === 'priceMax'
      ? // Amounts of money have the German notation in every language.
        t('upToPrice', { price: formatInteger(Number(value), 'de') })
      : t('upToMileage', { km: formatInteger(Number(value), locale) });
}
