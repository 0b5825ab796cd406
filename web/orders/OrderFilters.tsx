import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ORDER_SORTS, type OrdersSearch } from './search.ts';

interface OrderFiltersProps {
  search: OrdersSearch;
  onChange: (search: OrdersSearch) => void;
}

/** Any change leads back to the first page. */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const t = useTranslations('orders.filters');
  const states = useTranslations('states.order');
  const change = (name: keyof OrdersSearch, value: string) => {
    const { page: _page, [name]: _before, ...rest } = search;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search
      aria-label={t('title')}
      className="my-5 grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <WordsFilter
        label={t('search')}
        value={search.search ?? ''}
        onSettle={(words) => change('search', words)}
        className="max-lg:col-span-2"
      />
      <SelectField
        label={t('status')}
        value={search.status ?? ''}
        onChange={({ target }) => change('status', target.value)}
      >
        <option value="">{t('anyStatus')}</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {states(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('sort')}
        value={search.sortBy ?? 'dateDesc'}
        onChange={({ target }) => change('sortBy', target.value === 'dateDesc' ? '' : target.value)}
      >
        {ORDER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('from')}
        value={search.dateFrom ?? ''}
        onChange={({ target }) => change('dateFrom', target.value)}
      />
      <TextField
        type="date"
        label={t('to')}
        value={search.dateTo ?? ''}
        onChange={({ target }) => change('dateTo', target.value)}
      />
    </search>
  );
}

/** What is typed is searched for when the typing rests. */
function WordsFilter(props: {
  label: string;
  value: string;
  onSettle: (words: string) => void;
  className: string;
}) {
  const { value, onSettle, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null || typed.trim() === value) return;
    const timer = setTimeout(() => onSettle(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      {...field}
      type="search"
      maxLength={100}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped((words) => (words?.trim() === value ? null : words))}
    />
  );
}
