import { useTranslations } from 'use-intl';
import { ORDER_PARAMETERS } from '../../../contract/order-parameters.ts';
import { ORDER_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { AdminFilters, DaysFilter, NarrowSortFilter, SearchFilter, StatusFilter } from '../AdminFilters.tsx';
import { adminOrdersSearch } from '../data.ts';

export function OrderDeskFilters() {
  const t = useTranslations('adminOrder.list');
  const words = useTranslations('admin.filters');
  const filters = useTranslations('orders.filters');
  const states = useTranslations('states.order');
  const { search } = useFilters();
  const known = adminOrdersSearch(search);
  return (
    <AdminFilters>
      <SearchFilter label={t('search')} words={known.search} className="sm:min-w-40" />
      <FoldedFilters label={words('open')} values={[known.status, known.dateFrom, known.dateTo]}>
        <StatusFilter label={filters('status')} choices={ORDER_STATUSES} wordOf={states} />
        <NarrowSortFilter choices={ORDER_PARAMETERS.sortBy.of} wordOf={filters} />
        <DaysFilter
          from={{ name: 'dateFrom', label: filters('from'), day: known.dateFrom }}
          to={{ name: 'dateTo', label: filters('to'), day: known.dateTo }}
        />
      </FoldedFilters>
    </AdminFilters>
  );
}
