import { useTranslations } from 'use-intl';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { sortOf, sortsOf } from './filters.ts';
import type { InventorySearch } from './search.ts';

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
        onChange(
          target.value === VEHICLE_PARAMETERS.sortBy.default ? rest : { ...rest, sortBy: target.value },
        )
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
