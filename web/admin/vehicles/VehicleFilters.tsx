import { useTranslations } from 'use-intl';
import { MAKES } from '../../../contract/constants.ts';
import { VEHICLE_STATUSES } from '../../../contract/states.ts';
import type { VehicleSort } from '../../../contract/vehicles.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { ChoiceFilter, FilterCount, ListFilters } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { Inventory } from '../../vehicles/queries.ts';
import { wordIn } from '../data.ts';

const SORTS = [
  'firstRegistration',
  'priceAsc',
  'priceDesc',
  'mileage',
  'relevance',
] as const satisfies VehicleSort[];

export function VehicleFilters(props: {
  facets: Inventory['facets'] | undefined;
  total: number | undefined;
}) {
  const t = useTranslations('admin.vehicles');
  const list = useTranslations('admin.filters');
  const states = useTranslations('states.vehicle');
  const sorts = useTranslations('admin.vehicles.sorts');
  const { search, change } = useFilters();
  const q = wordIn(search, 'q') ?? '';
  const make = wordIn(search, 'make');
  const makes: readonly string[] = props.facets?.make.map(({ value }) => value) ?? MAKES;
  return (
    <ListFilters label={list('title')} applyLabel={list('apply')}>
      <SearchField
        name="q"
        hasHiddenLabel
        label={t('search')}
        value={q}
        onSearch={(words) => change({ q: words, ...(words ? {} : { sortBy: undefined }) })}
        className="max-sm:basis-full sm:min-w-60 sm:max-w-96 sm:flex-1"
      />
      <ChoiceFilter
        name="status"
        hasHiddenLabel
        label={t('status')}
        anyLabel={list('allStatuses')}
        choices={VEHICLE_STATUSES}
        wordOf={states}
        value={wordIn(search, 'status')}
        onChoose={(status) => change({ status })}
        className="sm:w-44"
      />
      <ChoiceFilter
        name="make"
        hasHiddenLabel
        label={t('make')}
        anyLabel={t('allMakes')}
        choices={[...new Set(make ? [...makes, make] : makes)]}
        wordOf={(each) => each}
        value={make}
        onChoose={(each) => change({ make: each, model: undefined })}
        className="sm:w-44"
      />
      <ChoiceFilter
        name="sortBy"
        hasHiddenLabel
        label={list('sort')}
        choices={SORTS.filter((sort) => sort !== 'relevance' || q !== '')}
        wordOf={sorts}
        value={wordIn(search, 'sortBy')}
        onChoose={(sortBy) => change({ sortBy })}
        className="sm:w-52"
      />
      {props.total !== undefined && <FilterCount>{t('count', { count: props.total })}</FilterCount>}
    </ListFilters>
  );
}
