import { useTranslations } from 'use-intl';
import { INVOICE_PARAMETERS } from '../../../contract/invoice-parameters.ts';
import { INVOICE_STATES } from '../../../contract/invoice-states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { AdminFilters, DaysFilter, NarrowSortFilter, SearchFilter } from '../AdminFilters.tsx';
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
      <SearchFilter label={t('search')} words={known.search} className="sm:max-xl:basis-full xl:min-w-52" />
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
        <NarrowSortFilter choices={INVOICE_PARAMETERS.sortBy.of} wordOf={sorts} />
        <DaysFilter
          from={{ name: 'dateFrom', label: t('from'), day: known.dateFrom }}
          to={{ name: 'dateTo', label: t('to'), day: known.dateTo }}
        />
      </FoldedFilters>
    </AdminFilters>
  );
}
