import { useTranslations } from 'use-intl';
import type { VehicleSort } from '../../contract/vehicles.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { sortOf } from './filters.ts';
import type { InventorySearch } from './search.ts';

const SORTS = [
  'firstRegistration',
  'priceAsc',
  'priceDesc',
  'mileage',
] as const satisfies readonly VehicleSort[];

/** The orders that a list can have: relevance only where words are searched for. */
export const sortsOf = (search: InventorySearch): readonly VehicleSort[] =>
  search.q === undefined ? SORTS : ['relevance', ...SORTS];

interface SortSelectProps {
  search: InventorySearch;
  onChange: (search: InventorySearch) => void;
}

export function SortSelect({ search, onChange }: SortSelectProps) {
  const t = useTranslations('inventory.sort');
  const { page: _page, sortBy: _sortBy, ...rest } = search;
  return (
    <SelectField
      label={t('label')}
      hasHiddenLabel
      value={sortOf(search)}
      onChange={({ target }) =>
        onChange(target.value === 'firstRegistration' ? rest : { ...rest, sortBy: target.value })
      }
    >
      {sortsOf(search).map((sort) => (
        <option key={sort} value={sort}>
          {t(sort)}
        </option>
      ))}
    </SelectField>
  );
}
