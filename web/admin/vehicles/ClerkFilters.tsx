import { useTranslations } from 'use-intl';
import { ADMIN_ONLY_PARAMETERS } from '../../../contract/admin-vehicle-parameters.ts';
import { withOwnTexts } from '../../layout/with-own-texts.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { InventorySearch } from '../../vehicles/search.ts';
import { TypedFilter } from '../../vehicles/TypedFilter.tsx';
import type { vehicleListSearch } from '../data.ts';
import { withValues } from './list-filters.ts';

const AREAS = ['adminVehicles', 'inventory', 'validation'] as const;

interface ClerkFiltersProps {
  search: ReturnType<typeof vehicleListSearch>;
  onChange: (after: InventorySearch, isCorrection?: boolean) => void;
}

/** The filters that only clerks have. The sheet around them has other texts than the page. */
export const ClerkFilters = withOwnTexts(AREAS, function Filters({ search, onChange }: ClerkFiltersProps) {
  const t = useTranslations('adminVehicles.filters');
  const common = useTranslations('inventory.filters');
  const typed = (filter: 'stockDaysMin' | 'stockDaysMax' | 'changedSince', label: string) => (
    <TypedFilter
      label={label}
      parameter={ADMIN_ONLY_PARAMETERS[filter]}
      value={[search[filter] ?? []].flat()[0]}
      onSettle={(value, isCorrection) => onChange(withValues(search, filter, [value]), isCorrection)}
    />
  );
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">{t('stockDays')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {typed('stockDaysMin', common('from'))}
          {typed('stockDaysMax', common('to'))}
        </div>
      </fieldset>
      {typed('changedSince', t('changedSince'))}
      <Checkbox
        label={t('withoutPictures')}
        checked={search.hasPictures === 'false'}
        onChange={({ target }) =>
          onChange(withValues(search, 'hasPictures', target.checked ? ['false'] : []))
        }
      />
    </>
  );
});
