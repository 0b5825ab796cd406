import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { formatInteger } from '../ui/format.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { valuesOf } from './filters.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';

/** The filters where no script runs: a form whose fields are named as the address names them. */
export function PlainFilters({
  search,
  inventory,
}: {
  search: InventorySearch;
  inventory: Inventory | undefined;
}) {
  const t = useTranslations('inventory.filters');
  const sorts = useTranslations('inventory.sort');
  const facets = inventory?.facets;
  const lists = [
    { name: 'make', all: t('allMakes'), choices: facets?.make },
    { name: 'model', all: t('allModels'), choices: search.make ? facets?.model : [] },
    {
      name: 'priceMax',
      all: t('anyPrice'),
      choices: facets?.priceMax,
      nameOf: (value: string) => t('upToPrice', { price: formatInteger(Number(value)) }),
    },
    {
      name: 'mileageMax',
      all: t('anyMileage'),
      choices: facets?.mileageMax,
      nameOf: (value: string) => t('upToMileage', { km: formatInteger(Number(value)) }),
    },
  ] as const;
  return (
    <form
      action="/vehicles"
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        label={t('q')}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={valuesOf(search, 'q')[0]}
      />
      {lists.map((list) => (
        <SelectField
          key={list.name}
          label={t(list.name)}
          name={list.name}
          defaultValue={valuesOf(search, list.name)[0] ?? ''}
        >
          <option value="">{list.all}</option>
          {(list.choices ?? []).map(({ value, count }) => (
            <option key={value} value={value}>
              {`${'nameOf' in list ? list.nameOf(String(value)) : value} (${count})`}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField
        label={sorts('label')}
        name="sortBy"
        defaultValue={valuesOf(search, 'sortBy')[0] ?? 'firstRegistration'}
      >
        {(['firstRegistration', 'priceAsc', 'priceDesc', 'mileage'] as const).map((sort) => (
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
