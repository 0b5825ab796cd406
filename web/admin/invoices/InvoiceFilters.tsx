import { useTranslations } from 'use-intl';
import { INVOICE_PARAMETERS } from '../../../contract/invoice-parameters.ts';
import { INVOICE_STATES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AdminFilters, SortFilter } from '../AdminFilters.tsx';
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
        className="max-xl:basis-full xl:min-w-60 xl:max-w-96 xl:flex-1"
      />
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
      <SortFilter choices={INVOICE_PARAMETERS.sortBy.of} wordOf={sorts} />
      <div className="flex min-w-0 flex-wrap gap-3 max-sm:basis-full">
        <DayFilter name="dateFrom" label={t('from')} day={known.dateFrom} />
        <DayFilter name="dateTo" label={t('to')} day={known.dateTo} />
      </div>
    </AdminFilters>
  );
}

function DayFilter({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  const { change } = useFilters();
  return (
    <TextField
      type="date"
      name={name}
      label={label}
      value={day ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
      className="max-sm:grow max-sm:basis-34 sm:w-40"
    />
  );
}
