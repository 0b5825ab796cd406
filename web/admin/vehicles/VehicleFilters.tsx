import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { MAKES } from '../../../contract/constants.ts';
import { VEHICLE_STATUSES } from '../../../contract/states.ts';
import type { VehicleSort } from '../../../contract/vehicles.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Inventory } from '../../vehicles/queries.ts';
import { wordIn } from '../data.ts';
import { SearchField } from '../SearchField.tsx';
import { useAdminSearch } from '../use-admin-search.ts';

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
  const states = useTranslations('states.vehicle');
  const { search, change } = useAdminSearch();
  const onSearch = useCallback((q: string) => change({ q, ...(q ? {} : { sortBy: undefined }) }), [change]);
  const q = wordIn(search, 'q') ?? '';
  const make = wordIn(search, 'make') ?? '';
  const makes = props.facets?.make.map(({ value }) => value) ?? MAKES;
  return (
    <div className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <SearchField label={t('search')} value={q} onSearch={onSearch} className="col-span-2 sm:w-80" />
      <SelectField
        hasHiddenLabel
        label={t('status')}
        value={wordIn(search, 'status') ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="sm:w-44"
      >
        <option value="">{t('allStatuses')}</option>
        {VEHICLE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {states(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        hasHiddenLabel
        label={t('make')}
        value={make}
        onChange={(event) => change({ make: event.target.value, model: undefined })}
        className="sm:w-44"
      >
        <option value="">{t('allMakes')}</option>
        {[...new Set(make ? [...makes, make] : makes)].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <SelectField
        hasHiddenLabel
        label={t('sort')}
        value={wordIn(search, 'sortBy') ?? 'firstRegistration'}
        onChange={(event) => change({ sortBy: event.target.value })}
        className="col-span-2 sm:w-60"
      >
        {SORTS.filter((sort) => sort !== 'relevance' || q !== '').map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </SelectField>
      {props.total !== undefined && (
        <output className="flex min-h-10 items-center text-14 text-ink-2 sm:ml-auto">
          {t('count', { count: props.total })}
        </output>
      )}
    </div>
  );
}
