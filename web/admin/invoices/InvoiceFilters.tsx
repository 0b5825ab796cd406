import { useTranslations } from 'use-intl';
import { INVOICE_PARAMETERS } from '../../../contract/invoice-parameters.ts';
import { INVOICE_STATES } from '../../../contract/invoice-states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { AdminFilters, DayFilter, SortFilter } from '../AdminFilters.tsx';
import { invoicesSearch } from '../data.ts';

export function InvoiceFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('adminInvoices');
  const filters = useTranslations('admin.filters');
  const states = useTranslations('orders.invoice.states');
  const sorts = useTranslations('adminInvoices.sorts');
  const { search, change } = useFilters();
  const known = invoicesSearch(search);
  return (
    <AdminFilters count={total === undefined ? undefined : t('count', { count: total })}>
      <SearchField
        name="search"
        hasHiddenLabel
        label={t('search')}
        value={known.search ?? ''}
        onSearch={(words) => change({ search: words })}
        className="min-w-0 flex-1 sm:max-xl:basis-full xl:min-w-52"
      />
      <FoldedFilters label={filters('open')} values={[known.state, known.dateFrom, known.dateTo]}>
        <ChoiceFilter
          name="state"
          hasHiddenLabel
          label={t('state')}
          anyLabel={filters('allStatuses')}
          choices={INVOICE_STATES}
          wordOf={states}
          value={known.state}
          onChoose={(state) => change({ state })}
          className="sm:w-44"
        />
        {/* On a wide screen the head of the table sorts. */}
        <div className="max-md:contents md:hidden">
          <SortFilter choices={INVOICE_PARAMETERS.sortBy.of} wordOf={sorts} />
        </div>
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:basis-full">
          <DayFilter name="dateFrom" label={t('from')} day={known.dateFrom} />
          <DayFilter name="dateTo" label={t('to')} day={known.dateTo} />
        </div>
      </FoldedFilters>
    </AdminFilters>
  );
}
