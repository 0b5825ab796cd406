import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_STATUSES } from '../../../contract/states.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { wordIn } from '../data.ts';
import { SearchField } from '../SearchField.tsx';
import { useAdminSearch } from '../use-admin-search.ts';

const SORTS = ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc', 'status'] as const;

export function OrderFilters({ total }: { total: number | undefined }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('states.order');
  const { search, change } = useAdminSearch();
  const onSearch = useCallback((words: string) => change({ search: words }), [change]);
  return (
    <div className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <SearchField
        label={t('search')}
        value={wordIn(search, 'search') ?? ''}
        onSearch={onSearch}
        className="col-span-2 sm:w-64"
      />
      <SelectField
        hasHiddenLabel
        label={t('statusFilter')}
        value={wordIn(search, 'status') ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="sm:w-44"
      >
        <option value="">{t('allStatuses')}</option>
        {ORDER_STATUSES.map((status) => (
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
        className="sm:w-48"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('dateFrom')}
        value={wordIn(search, 'dateFrom') ?? ''}
        onChange={(event) => change({ dateFrom: event.target.value })}
        className="sm:w-40"
      />
      <TextField
        type="date"
        label={t('dateTo')}
        value={wordIn(search, 'dateTo') ?? ''}
        onChange={(event) => change({ dateTo: event.target.value })}
        className="sm:w-40"
      />
      {total !== undefined && (
        <output className="flex min-h-10 items-center text-14 text-ink-2 sm:ml-auto">
          {t('count', { count: total })}
        </output>
      )}
    </div>
  );
}
