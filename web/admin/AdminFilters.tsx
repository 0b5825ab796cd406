import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFilters } from '../layout/use-filters.ts';
import { ChoiceFilter, FilterCount, ListFilters } from '../ui/ListFilters.tsx';

/** The filters of an admin's list in a row, with the number of entries at its end. */
export function AdminFilters({ count, children }: { count: string | undefined; children: ReactNode }) {
  const t = useTranslations('admin.filters');
  return (
    <ListFilters label={t('title')} applyLabel={t('apply')}>
      {children}
      {count !== undefined && <FilterCount>{count}</FilterCount>}
    </ListFilters>
  );
}

interface AdminFilterProps<Choice extends string> {
  choices: readonly Choice[];
  wordOf: (choice: Choice) => string;
}

export function StatusFilter<Status extends string>(filter: AdminFilterProps<Status> & { label: string }) {
  const t = useTranslations('admin.filters');
  const { search, change } = useFilters();
  return (
    <ChoiceFilter
      {...filter}
      name="status"
      hasHiddenLabel
      anyLabel={t('allStatuses')}
      value={filter.choices.find((status) => status === search['status'])}
      onChoose={(status) => change({ status })}
      className="sm:w-44"
    />
  );
}

export function SortFilter<Sort extends string>(filter: AdminFilterProps<Sort>) {
  const t = useTranslations('admin.filters');
  const { search, change } = useFilters();
  return (
    <ChoiceFilter
      {...filter}
      name="sortBy"
      hasHiddenLabel
      label={t('sort')}
      value={filter.choices.find((sortBy) => sortBy === search['sortBy'])}
      onChoose={(sortBy) => change({ sortBy })}
      className="sm:w-52"
    />
  );
}
