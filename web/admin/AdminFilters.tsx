import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFilters } from '../layout/use-filters.ts';
import { useTypedDay } from '../layout/use-typed-day.ts';
import { cx } from '../ui/cx.ts';
import { ChoiceFilter, FilterCount, ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';

/** The filters of an admin's list in a row, with the number of entries at its end unless it stands elsewhere. */
export function AdminFilters({ count, children }: { count?: string | undefined; children: ReactNode }) {
  const t = useTranslations('admin.filters');
  return (
    <ListFilters label={t('title')} applyLabel={t('apply')}>
      {children}
      {count !== undefined && (
        <div className="max-sm:basis-full sm:ml-auto">
          <FilterCount>{count}</FilterCount>
        </div>
      )}
    </ListFilters>
  );
}

interface SearchFilterProps {
  label: string;
  words: string | undefined;
  /** How wide it is, and where it has a line of its own. */
  className: string;
}

export function SearchFilter({ label, words = '', className }: SearchFilterProps) {
  const { change } = useFilters();
  return (
    <SearchField
      name="search"
      hasHiddenLabel
      label={label}
      value={words}
      onSearch={(typed) => change({ search: typed })}
      className={cx('min-w-0 flex-1', className)}
    />
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

/** On a narrow screen, where the table has no head that sorts. */
export function NarrowSortFilter<Sort extends string>(filter: AdminFilterProps<Sort>) {
  return (
    <div className="max-md:contents md:hidden">
      <SortFilter {...filter} />
    </div>
  );
}

interface DayFilterProps {
  name: string;
  label: string;
  day: string | undefined;
}

/** The first and the last day. */
export function DaysFilter({ from, to }: { from: DayFilterProps; to: DayFilterProps }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-3 max-sm:basis-full">
      <DayFilter {...from} />
      <DayFilter {...to} />
    </div>
  );
}

/** A day with its label beside it, so that the filters take one line. On a phone the label is above it. */
function DayFilter({ name, label, day }: DayFilterProps) {
  const { change } = useFilters();
  const field = useTypedDay(day, (chosen) => change({ [name]: chosen }));
  return (
    <label className="flex min-w-0 gap-2 text-14 text-ink-2 max-sm:grow max-sm:basis-34 max-sm:flex-col sm:items-center">
      {label}
      <input {...field} type="date" name={name} className="control h-10 sm:w-34" />
    </label>
  );
}
