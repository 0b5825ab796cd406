import { useTranslations } from 'use-intl';
import { ORDER_PARAMETERS } from '../../../contract/order-parameters.ts';
import { ORDER_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { CONTROL } from '../../ui/control.ts';
import { cx } from '../../ui/cx.ts';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { AdminFilters, SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { adminOrdersSearch, ORDER_ROWS } from '../data.ts';

export function OrderDeskFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('adminOrder.list');
  const filters = useTranslations('orders.filters');
  const states = useTranslations('states.order');
  const { search, change } = useFilters();
  const known = adminOrdersSearch(search);
  return (
    <AdminFilters count={total === undefined ? undefined : t('count', { count: total })}>
      <SearchField
        name="search"
        hasHiddenLabel
        label={t('search')}
        value={known.search ?? ''}
        onSearch={(words) => change({ search: words })}
        className="max-sm:basis-full sm:min-w-44 sm:flex-1"
      />
      <StatusFilter label={filters('status')} choices={ORDER_STATUSES} wordOf={states} />
      {/* On a wide screen the head of the table sorts. */}
      <div className="max-md:contents md:hidden">
        <SortFilter choices={ORDER_PARAMETERS.sortBy.of} wordOf={filters} />
      </div>
      <DayFilter name="dateFrom" label={filters('from')} day={known.dateFrom} />
      <DayFilter name="dateTo" label={filters('to')} day={known.dateTo} />
      <ChoiceFilter
        name="limit"
        hasHiddenLabel
        label={t('rows')}
        choices={ORDER_ROWS}
        wordOf={(count) => t('rowsOf', { count })}
        value={known.limit}
        onChoose={(limit) => change({ limit })}
        className="sm:w-28"
      />
    </AdminFilters>
  );
}

/** A day with its label beside it, so that the filters take one line. */
function DayFilter({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  const { change } = useFilters();
  return (
    <label className="flex min-w-0 items-center gap-2 text-14 text-ink-2 max-sm:grow max-sm:basis-34">
      {label}
      <input
        type="date"
        name={name}
        value={day ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
        className={cx(CONTROL, 'h-10 sm:w-36')}
      />
    </label>
  );
}
