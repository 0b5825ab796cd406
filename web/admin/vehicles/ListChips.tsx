import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { formatDay } from '../../ui/format.ts';
import { useFilterWords } from '../../vehicles/filter-words.ts';
import { vehicleListSearch } from '../data.ts';
import { type Chip, chipsOf, withoutChip } from './list-filters.ts';

/** The chosen values of all filters, each with a link that removes it. */
export function ListChips() {
  const t = useTranslations('inventory.filters');
  const wordsOf = useChipWords();
  const search = vehicleListSearch(useFilters().search);
  const chips = chipsOf(search);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex min-w-0 flex-wrap items-center gap-2">
      {chips.map((chip) => {
        const words = wordsOf(chip);
        return (
          <li key={`${chip.filter} ${chip.value}`} className="min-w-0">
            <Link
              to="."
              search={withoutChip(search, chip)}
              resetScroll={false}
              aria-label={t('remove', { filter: words })}
              onClick={focusCount}
              className="flex min-h-7 items-center gap-1.5 rounded-control bg-plate-soft px-2 text-13 font-medium text-plate hover:text-plate-strong"
            >
              <span className="wrap-anywhere">{words}</span>
              <X aria-hidden className="size-3.5 shrink-0" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The element with the number of matches. It gets the focus of a chip that vanishes. */
export const COUNT_ID = 'vehicle-count';

function focusCount(): void {
  document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}

function useChipWords(): (chip: Chip) => string {
  const t = useTranslations('adminVehicles.filters');
  const wordsOf = useFilterWords();
  const locale = useLocale();
  return ({ filter, value }) => {
    switch (filter) {
      case 'stockDaysMin':
      case 'stockDaysMax':
        return t(filter, { days: formatInteger(Number(value), locale) });
      case 'changedSince':
        return t('changedFrom', { day: formatDay(value, locale) });
      case 'hasPictures':
        return t(value === 'true' ? 'pictures' : 'noPictures');
      default:
        return wordsOf(filter, value);
    }
  };
}
