import { useTranslations } from 'use-intl';
import { useFilters } from '../../layout/use-filters.ts';
import { COUNT_ID, ListChips } from './ListChips.tsx';
import { VEHICLE_PAGE_SIZES, vehiclePageSize } from '../data.ts';
import { PageSize } from '../PageSize.tsx';
import { TableSettings } from './TableSettings.tsx';

/** The line above the table: how many vehicles match, and how many of them a page shows. */
export function ListLine({ total }: { total: number | undefined }) {
  const t = useTranslations('adminVehicles');
  const { search } = useFilters();
  return (
    <div className="my-1 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
      <output id={COUNT_ID} tabIndex={-1} className="outline-none">
        {total === undefined ? '' : t('count', { count: total })}
      </output>
      <ListChips />
      <PageSize sizes={VEHICLE_PAGE_SIZES} value={vehiclePageSize(search) ?? VEHICLE_PAGE_SIZES[0]} />
      <TableSettings />
    </div>
  );
}
