import { useTranslations } from 'use-intl';
import { DEALER_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { ChoiceFilter, FilterCount, ListFilters } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { wordIn } from '../data.ts';

const SORTS = ['dateDesc', 'dateAsc', 'name', 'nameDesc', 'status'] as const;

export function DealerFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('admin.users');
  const list = useTranslations('admin.filters');
  const states = useTranslations('states.dealer');
  const sorts = useTranslations('admin.users.sorts');
  const { search, change } = useFilters();
  return (
    <ListFilters label={list('title')} applyLabel={list('apply')}>
      <SearchField
        name="search"
        hasHiddenLabel
        label={t('search')}
        value={wordIn(search, 'search') ?? ''}
        onSearch={(words) => change({ search: words })}
        className="max-xl:basis-full xl:min-w-60 xl:max-w-96 xl:flex-1"
      />
      <ChoiceFilter
        name="status"
        hasHiddenLabel
        label={t('status')}
        anyLabel={list('allStatuses')}
        choices={DEALER_STATUSES}
        wordOf={states}
        value={wordIn(search, 'status')}
        onChoose={(status) => change({ status })}
        className="sm:w-44"
      />
      <ChoiceFilter
        name="sortBy"
        hasHiddenLabel
        label={list('sort')}
        choices={SORTS}
        wordOf={sorts}
        value={wordIn(search, 'sortBy')}
        onChoose={(sortBy) => change({ sortBy })}
        className="sm:w-52"
      />
      {total !== undefined && <FilterCount>{t('count', { count: total })}</FilterCount>}
    </ListFilters>
  );
}
