import { useTranslations } from 'use-intl';
import { MAKES } from '../../../contract/choices.ts';
import { VEHICLE_PARAMETERS } from '../../../contract/vehicle-parameters.ts';
import { VEHICLE_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { Inventory } from '../../vehicles/queries.ts';
import { AdminFilters, SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { textIn } from '../data.ts';

const SORTS = VEHICLE_PARAMETERS.sortBy.of.filter((sort) => sort !== 'relevance');

interface VehicleFiltersProps {
  facets: Inventory['facets'] | undefined;
  total: number | undefined;
}

export function VehicleFilters({ facets, total }: VehicleFiltersProps) {
  const t = useTranslations('adminVehicles');
  const states = useTranslations('states.vehicle');
  const sorts = useTranslations('adminVehicles.sorts');
  const { search, change } = useFilters();
  const q = textIn(search, 'q') ?? '';
  const make = textIn(search, 'make');
  const makes: readonly string[] = facets?.make.map(({ value }) => value) ?? MAKES;
  return (
    <AdminFilters count={total === undefined ? undefined : t('count', { count: total })}>
      <SearchField
        name="q"
        hasHiddenLabel
        label={t('search')}
        value={q}
        onSearch={(words) => change({ q: words, ...(words ? {} : { sortBy: undefined }) })}
        className="max-sm:basis-full sm:min-w-60 sm:max-w-96 sm:flex-1"
      />
      <StatusFilter label={t('status')} choices={VEHICLE_STATUSES} wordOf={states} />
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
      <SortFilter choices={q === '' ? SORTS : [...SORTS, 'relevance' as const]} wordOf={sorts} />
    </AdminFilters>
  );
}
