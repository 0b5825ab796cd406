import { useTranslations } from 'use-intl';
import { MAKES } from '../../../contract/choices.ts';
import { VEHICLE_PARAMETERS } from '../../../contract/vehicle-parameters.ts';
import { VEHICLE_STATUSES } from '../../../contract/states.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ChoiceFilter } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { Inventory } from '../../vehicles/queries.ts';
import { SortFilter, StatusFilter } from '../AdminFilters.tsx';
import { textIn } from '../data.ts';
import { MoreFilters } from './MoreFilters.tsx';

const SORTS = VEHICLE_PARAMETERS.sortBy.of.filter((sort) => sort !== 'relevance');

/** On phones these two share the second line, each at least as wide as what is chosen. On the narrowest they take a line each. */
const IN_SECOND_LINE =
  'sm:contents max-sm:min-w-max max-sm:grow max-sm:[&_select]:field-sizing-content max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-2';

interface VehicleFiltersProps {
  inventory: Inventory | undefined;
  /** The list on the screen is still the previous one. */
  isWaiting: boolean;
}

/** The filters that are used most, in the line of the title where there is room. Without scripts they are a plain form. */
export function VehicleFilters({ inventory, isWaiting }: VehicleFiltersProps) {
  const t = useTranslations('adminVehicles');
  const labels = useTranslations('admin.filters');
  const states = useTranslations('states.vehicle');
  const sorts = useTranslations('adminVehicles.sorts');
  const { search, change } = useFilters();
  const q = textIn(search, 'q') ?? '';
  const make = textIn(search, 'make');
  const makes: readonly string[] = inventory?.facets.make.map(({ value }) => value) ?? MAKES;
  return (
    <search aria-label={labels('title')} className="block min-w-0 flex-1 max-lg:basis-full print:hidden">
      <form onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-end gap-2">
        <SearchField
          name="q"
          hasHiddenLabel
          label={t('search')}
          value={q}
          onSearch={(words) => change({ q: words, ...(words ? {} : { sortBy: undefined }) })}
          className="min-w-0 flex-1 max-sm:-order-2 max-sm:basis-1/2 sm:min-w-28 sm:max-w-96"
        />
        <div className={IN_SECOND_LINE}>
          <StatusFilter label={t('status')} choices={VEHICLE_STATUSES} wordOf={states} />
        </div>
        {/* On phones the sheet has the makes, and the chips say which are chosen. */}
        <ChoiceFilter
          name="make"
          hasHiddenLabel
          label={t('make')}
          anyLabel={t('allMakes')}
          choices={[...new Set(make ? [...makes, make] : makes)]}
          wordOf={(each) => each}
          value={make}
          onChoose={(each) => change({ make: each, model: undefined })}
          className="max-sm:hidden noscript:max-sm:block sm:w-40"
        />
        <div className="max-sm:-order-1">
          <MoreFilters inventory={inventory} isWaiting={isWaiting} />
        </div>
        {/* The heads of the table sort too, but cards have no heads, and no column is the relevance. */}
        <div className={cx(IN_SECOND_LINE, q === '' && 'md:hidden')}>
          <SortFilter choices={q === '' ? SORTS : [...SORTS, 'relevance' as const]} wordOf={sorts} />
        </div>
        <div className="hidden noscript:block">
          <Button type="submit">{labels('apply')}</Button>
        </div>
      </form>
    </search>
  );
}
