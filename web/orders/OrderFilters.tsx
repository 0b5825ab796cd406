import { useTranslations } from 'use-intl';
import { ORDER_PARAMETERS } from '../../contract/order-parameters.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import { useFilters } from '../layout/use-filters.ts';
import { useTypedDay } from '../layout/use-typed-day.ts';
import { FoldedFilters } from '../ui/FoldedFilters.tsx';
import { ChoiceFilter, ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ordersSearch } from './search.ts';

/** The filters of the list of orders. Phones show the search, the order of the list, and one button for the others. */
export function OrderFilters() {
  const t = useTranslations('orders.filters');
  const states = useTranslations('states.order');
  const { search, change } = useFilters();
  const known = ordersSearch(search);
  return (
    <ListFilters label={t('title')} applyLabel={t('apply')}>
      <SearchField
        name="search"
        label={t('search')}
        value={known.search ?? ''}
        onSearch={(words) => change({ search: words })}
        className="max-sm:basis-full sm:min-w-56 sm:flex-1"
      />
      <FoldedFilters
        label={t('open')}
        values={[known.status, known.dateFrom, known.dateTo]}
        beside={
          <ChoiceFilter
            name="sortBy"
            label={t('sort')}
            choices={ORDER_PARAMETERS.sortBy.of}
            wordOf={t}
            value={known.sortBy}
            onChoose={(sortBy) => change({ sortBy })}
            className="sm:w-50"
          />
        }
      >
        <ChoiceFilter
          name="status"
          label={t('status')}
          anyLabel={t('anyStatus')}
          choices={ORDER_STATUSES}
          wordOf={states}
          value={known.status}
          onChoose={(status) => change({ status })}
          className="max-sm:basis-full sm:w-44"
        />
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:basis-full">
          <DayFilter name="dateFrom" label={t('from')} day={known.dateFrom} />
          <DayFilter name="dateTo" label={t('to')} day={known.dateTo} />
        </div>
      </FoldedFilters>
    </ListFilters>
  );
}

function DayFilter({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  const { change } = useFilters();
  const field = useTypedDay(day, (chosen) => change({ [name]: chosen }));
  return (
    <TextField
      {...field}
      type="date"
      name={name}
      label={label}
      className="max-sm:grow max-sm:basis-34 sm:w-40"
    />
  );
}
