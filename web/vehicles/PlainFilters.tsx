import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatInteger } from '../ui/format.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Filter, sortOf, valuesOf, withChosen } from './filters.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { sortsOf } from './SortSelect.tsx';
import { useTradeWords } from '../trade/use-words.ts';

interface PlainFiltersProps {
  search: InventorySearch;
  inventory: Inventory | undefined;
}

/** The filters where no script runs: a form whose fields are named as the address names them. */
export function PlainFilters({ search, inventory }: PlainFiltersProps) {
  const t = useTranslations('inventory.filters');
  const sorts = useTranslations('inventory.sort');
  const statuses = useTranslations('states.vehicle');
  const words = useTradeWords();
  const facets = inventory?.facets;
  const price = (value: number) => t('upToPrice', { price: formatInteger(value) });
  const mileage = (value: number) => t('upToMileage', { km: formatInteger(value) });
  const chosen = (filter: Filter) => valuesOf(search, filter)[0];
  const select = (
    name: Exclude<Filter, 'priceMin' | 'mileageMin' | 'kwMin' | 'kwMax' | `firstRegistered${string}`>,
    all: string,
    options: readonly { value: string | number; count: number | null }[] = [],
    nameOf: (value: string) => string = (value) => value,
  ) => (
    <SelectField label={t(name)} name={name} defaultValue={chosen(name) ?? ''}>
      <option value="">{all}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={value}>
          {count === null ? nameOf(String(value)) : `${nameOf(String(value))} (${count})`}
        </option>
      ))}
    </SelectField>
  );
  const bound = (name: Filter, label: string, type: 'number' | 'date' = 'number') => (
    <TextField label={label} name={name} type={type} min={0} defaultValue={chosen(name)} />
  );
  return (
    <form
      action="/vehicles"
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField label={t('q')} name="q" type="search" maxLength={100} defaultValue={chosen('q')} />
      {select('make', t('allMakes'), facets?.make)}
      {select('model', t('allModels'), facets?.model)}
      {select('priceMax', t('anyPrice'), withChosen(facets?.priceMax ?? [], chosen('priceMax')), (value) =>
        price(Number(value)),
      )}
      {select(
        'mileageMax',
        t('anyMileage'),
        withChosen(facets?.mileageMax ?? [], chosen('mileageMax')),
        (value) => mileage(Number(value)),
      )}
      <details className="sm:col-span-full">
        <summary className="min-h-8 font-medium">{t('more')}</summary>
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {select('fuelType', ANY, facets?.fuelType, words.fuel)}
          {select('transmission', ANY, facets?.transmission, words.transmission)}
          {select('colour', ANY, facets?.colour)}
          {select('doors', ANY, facets?.doors)}
          {select('status', t('anyStatus'), facets?.status, (value) =>
            statuses(VEHICLE_STATUSES.find((status) => status === value) ?? 'AVAILABLE'),
          )}
          {bound('priceMin', `${t('price')}, ${t('from')}`)}
          {bound('mileageMin', `${t('mileage')}, ${t('from')}`)}
          {bound('firstRegisteredFrom', `${t('firstRegistered')}, ${t('from')}`, 'date')}
          {bound('firstRegisteredTo', `${t('firstRegistered')}, ${t('to')}`, 'date')}
          {bound('kwMin', `${t('kw')}, ${t('from')}`)}
          {bound('kwMax', `${t('kw')}, ${t('to')}`)}
          <Checkbox
            label={t('hasDocuments')}
            name="hasDocuments"
            value="true"
            defaultChecked={chosen('hasDocuments') === 'true'}
          />
        </div>
      </details>
      <SelectField label={sorts('label')} name="sortBy" defaultValue={sortOf(search)}>
        {sortsOf(search).map((sort) => (
          <option key={sort} value={sort}>
            {sorts(sort)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary">
        {t('open')}
      </Button>
    </form>
  );
}

/** No word of any language is needed to say that nothing is chosen. */
const ANY = '–';
