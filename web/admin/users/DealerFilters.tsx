import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { DEALER_STATUSES } from '../../../contract/states.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { wordIn } from '../data.ts';
import { SearchField } from '../SearchField.tsx';
import { useAdminSearch } from '../use-admin-search.ts';

const SORTS = ['dateDesc', 'dateAsc', 'name', 'nameDesc', 'status'] as const;

export function DealerFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('admin.users');
  const states = useTranslations('states.dealer');
  const { search, change } = useAdminSearch();
  const onSearch = useCallback((words: string) => change({ search: words }), [change]);
  return (
    <div className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <SearchField
        label={t('search')}
        value={wordIn(search, 'search') ?? ''}
        onSearch={onSearch}
        className="col-span-2 sm:w-96"
      />
      <SelectField
        hasHiddenLabel
        label={t('status')}
        value={wordIn(search, 'status') ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="sm:w-44"
      >
        <option value="">{t('allStatuses')}</option>
        {DEALER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {states(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        hasHiddenLabel
        label={t('sort')}
        value={wordIn(search, 'sortBy') ?? 'dateDesc'}
        onChange={(event) => change({ sortBy: event.target.value })}
        className="sm:w-52"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      {total !== undefined && (
        <output className="flex min-h-10 items-center text-14 text-ink-2 sm:ml-auto">
          {t('count', { count: total })}
        </output>
      )}
    </div>
  );
}
