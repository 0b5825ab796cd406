import { useTranslations } from 'use-intl';
import { useFilters } from '../../layout/use-filters.ts';
import { COUNT_ID, ListChips } from './ListChips.tsx';
import { VEHICLE_PAGE_SIZES, vehiclePageSize } from '../data.ts';
import { TableSettings } from './TableSettings.tsx';

/** The line above the table: how many vehicles match, and how many of them a page shows. */
export function ListLine({ total }: { total: number | undefined }) {
  const t = useTranslations('adminVehicles');
  const { search, change } = useFilters();
  const [usual] = VEHICLE_PAGE_SIZES;
  return (
    <div className="my-1 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
      <output id={COUNT_ID} tabIndex={-1} className="outline-none">
        {total === undefined ? '' : t('count', { count: total })}
      </output>
      <ListChips />
      <label className="ml-auto flex items-center gap-2 text-13 print:hidden">
        {t('pageSize')}
        <select
          value={vehiclePageSize(search) ?? usual}
          onChange={({ target }) => change({ limit: target.value === usual ? undefined : target.value })}
          className="h-8 rounded-control border border-line-2 bg-surface px-1.5 text-ink max-md:text-[1rem]"
        >
          {VEHICLE_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <TableSettings />
    </div>
  );
}
