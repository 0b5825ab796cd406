import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { formatDay, formatInteger } from '../ui/format.ts';
import { chipsOf, type Filter, toggled, withoutFilters } from './filters.ts';
import type { InventorySearch } from './search.ts';
import { useTradeWords } from './use-words.ts';

interface FilterChipsProps {
  search: InventorySearch;
  onChange: (search: InventorySearch) => void;
}

/** What is chosen, each to be taken away with one press. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const t = useTranslations('inventory.filters');
  const wordsOf = useChipWords();
  const chips = chipsOf(search);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t('chosen')}>
      {chips.map(({ filter, value }) => {
        const words = wordsOf(filter, value);
        return (
          <li key={`${filter} ${value}`}>
            <button
              type="button"
              aria-label={t('remove', { filter: words })}
              onClick={() => onChange(toggled(search, filter, value))}
              className="flex min-h-8 items-center gap-1.5 rounded-control bg-plate-soft px-2.5 text-14 font-medium text-plate"
            >
              {words}
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          onClick={() => onChange(withoutFilters(search))}
          className="min-h-8 px-1 text-14 text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {t('resetAll')}
        </button>
      </li>
    </ul>
  );
}

/** The words of a chip: the value with what it bounds. */
export function useChipWords(): (filter: Filter, value: string) => string {
  const t = useTranslations('inventory.filters');
  const statuses = useTranslations('states.vehicle');
  const words = useTradeWords();
  const locale = useLocale();
  return (filter, value) => {
    const number = /^\d+$/.test(value) ? formatInteger(Number(value)) : value;
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, locale) : value;
    switch (filter) {
      case 'priceMax':
        return t('upToPrice', { price: number });
      case 'priceMin':
        return t('fromPrice', { price: number });
      case 'mileageMax':
        return t('upToMileage', { km: number });
      case 'mileageMin':
        return t('fromMileage', { km: number });
      case 'firstRegisteredFrom':
        return t('registeredFrom', { day });
      case 'firstRegisteredTo':
        return t('registeredTo', { day });
      case 'kwMin':
        return t('kwFrom', { kw: number });
      case 'kwMax':
        return t('kwTo', { kw: number });
      case 'doors':
        return t('doorsCount', { count: number });
      case 'hasDocuments':
        return t('hasDocuments');
      case 'fuelType':
        return words.fuel(value);
      case 'transmission':
        return words.transmission(value);
      case 'status':
        // ALL takes in what was sold, which the list leaves out otherwise.
        return VEHICLE_STATUSES.filter((status) => value === status || value === 'ALL')
          .map((status) => statuses(status))
          .join(', ');
      case 'q':
        return t('quoted', { words: value });
      default:
        return value;
    }
  };
}
