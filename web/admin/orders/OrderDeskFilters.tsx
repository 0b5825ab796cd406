import { useTranslations } from 'use-intl';
import { ORDER_PARAMETERS } from '../../../contract/order-parameters.ts';
import { ORDER_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { AdminFilters, DayFilter, SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { adminOrdersSearch } from '../data.ts';

export function OrderDeskFilters() {
  const t = useTranslations('adminOrder.list');
  const words = useTranslations('admin.filters');
  const filters = useTranslations('orders.filters');
  const states = useTranslations('states.order');
  const { search, change } = useFilters();
  const known = adminOrdersSearch(search);
  return (
    <AdminFilters>
      <SearchField
        name="search"
        hasHiddenLabel
        label={t('search')}
        value={known.search ?? ''}
        onSearch={(words) => change({ search: words })}
        className="min-w-0 flex-1 sm:min-w-40"
      />
      <FoldedFilters label={words('open')} values={[known.status, known.dateFrom, known.dateTo]}>
        <StatusFilter label={filters('status')} choices={ORDER_STATUSES} wordOf={states} />
        {/* On a wide screen the head of the table sorts. */}
        <div className="max-md:contents md:hidden">
          <SortFilter choices={ORDER_PARAMETERS.sortBy.of} wordOf={filters} />
        </div>
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:basis-full">
          <DayFilter name="dateFrom" label={filters('from')} day={known.dateFrom} />
          <DayFilter name="dateTo" label={filters('to')} day={known.dateTo} />
        </div>
      </FoldedFilters>
    </AdminFilters>
  );
}
