import { useTranslations } from 'use-intl';
import { DEALER_PARAMETERS } from '../../../contract/dealer-parameters.ts';
import { DEALER_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { FoldedFilters } from '../../ui/FoldedFilters.tsx';
import { AdminFilters, SearchFilter, SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { dealersSearch, textIn } from '../data.ts';
import { WorkFilter } from '../WorkFilter.tsx';

export function DealerFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('adminDealers');
  const states = useTranslations('states.dealer');
  const sorts = useTranslations('adminDealers.sorts');
  const words = useTranslations('admin.filters');
  const { search } = useFilters();
  const known = dealersSearch(search);
  return (
    <AdminFilters count={total === undefined ? undefined : t('count', { count: total })}>
      <SearchFilter
        label={t('search')}
        words={textIn(search, 'search')}
        className="sm:max-lg:basis-full lg:min-w-56"
      />
      <FoldedFilters label={words('open')} values={[known.status]}>
        <StatusFilter label={t('status')} choices={DEALER_STATUSES} wordOf={states} />
        <SortFilter choices={DEALER_PARAMETERS.sortBy.of} wordOf={sorts} />
      </FoldedFilters>
      <WorkFilter work={known.work} />
    </AdminFilters>
  );
}
