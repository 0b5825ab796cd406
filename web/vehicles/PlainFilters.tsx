import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { VEHICLE_PARAMETERS, type VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type ChoiceField, DAMAGES_FIELD, FILTER_FIELDS } from './filter-fields.ts';
import { STEPPED } from './filter-steps.ts';
import { useChoiceWords } from './filter-words.ts';
import { sortOf, sortsOf, valuesOf, withChosen } from './filters.ts';
import { PlainHiddenFilter } from './PlainHiddenFilter.tsx';
import type { Matches } from './queries.ts';
import type { InventorySearch } from './search.ts';

const AREAS = ['features', 'filters', 'inventory'] as const;

interface PlainFiltersProps {
  search: InventorySearch;
  inventory: Matches | undefined;
}

/** The filters for browsers without scripts: a form whose fields have the names of the parameters in the address. */
export const PlainFilters = withOwnTexts(AREAS, function Form({ search, inventory }: PlainFiltersProps) {
  const t = useTranslations('filters');
  const sorts = useTranslations('inventory.sort');
  const facets = inventory?.facets;
  const chosen = (filter: VehicleFilter) => valuesOf(search, filter)[0];
  return (
    <form
      action="/vehicles"
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField label={t('q')} name="q" type="search" maxLength={100} defaultValue={chosen('q')} />
      <Select name="make" all={t('allMakes')} options={facets?.make} chosen={chosen('make')} />
      <Select name="model" all={t('allModels')} options={facets?.model} chosen={chosen('model')} />
      {STEPPED.map(({ to, steps }) => (
        <Select
          key={to}
          name={to}
          all={t(steps)}
          options={withChosen(facets?.[to] ?? [], chosen(to))}
          chosen={chosen(to)}
        />
      ))}
      <details className="sm:col-span-full">
        <summary className="min-h-8 font-medium">{t('more')}</summary>
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {MORE_CHOICES.map((field) => (
            <Select
              key={field.choices}
              name={field.choices}
              all={'hint' in field ? t(field.hint) : ANY}
              options={facets?.[field.choices]}
              chosen={chosen(field.choices)}
            />
          ))}
          {BOUNDS.map(({ title, ...bounds }) =>
            (['from', 'to'] as const)
              .filter((end) => end === 'from' || !('steps' in bounds))
              .map((end) => (
                <TextField
                  key={end}
                  label={`${t(title)}, ${t(end)}`}
                  name={bounds[end]}
                  {...(VEHICLE_PARAMETERS[bounds[end]].kind === 'day'
                    ? { type: 'date' }
                    : { type: 'number', min: 0 })}
                  defaultValue={chosen(bounds[end])}
                />
              )),
          )}
          {SINGLE_BOUNDS.map(({ title, bound }) => (
            <TextField
              key={bound}
              label={t(title)}
              name={bound}
              {...(VEHICLE_PARAMETERS[bound].kind === 'day' ? { type: 'date' } : { type: 'number', min: 0 })}
              defaultValue={chosen(bound)}
            />
          ))}
          <Select
            name={DAMAGES_FIELD.to}
            all={t(DAMAGES_FIELD.steps)}
            options={withChosen(facets?.damagesMax ?? [], chosen(DAMAGES_FIELD.to))}
            chosen={chosen(DAMAGES_FIELD.to)}
          />
          {BOXES.map(({ box }) => (
            <Checkbox
              key={box}
              label={t(box)}
              name={box}
              value="true"
              defaultChecked={chosen(box) === 'true'}
            />
          ))}
          <PlainHiddenFilter chosen={chosen('hidden')} />
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
});

interface SelectProps {
  name: ChoiceField['choices'] | (typeof STEPPED)[number]['to'] | (typeof DAMAGES_FIELD)['to'];
  all: string;
  options: readonly { value: string | number; count: number | null }[] | undefined;
  chosen: string | undefined;
}

function Select({ name, all, options = [], chosen }: SelectProps) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const words = useChoiceWords();
  const nameOf = (value: string | number) => words(name, String(value));
  return (
    <SelectField label={t(name)} name={name} defaultValue={chosen ?? ''}>
      <option value="">{all}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={value}>
          {count === null ? nameOf(value) : `${nameOf(value)} (${formatInteger(count, locale)})`}
        </option>
      ))}
    </SelectField>
  );
}

const CHOICES = FILTER_FIELDS.filter((field) => 'choices' in field);
const MORE_CHOICES = CHOICES.filter(({ choices }) => choices !== 'make' && choices !== 'model');
const BOUNDS = FILTER_FIELDS.filter((field) => 'from' in field);
const SINGLE_BOUNDS = FILTER_FIELDS.filter((field) => 'bound' in field);
const BOXES = FILTER_FIELDS.filter((field) => 'box' in field);

/** Means in every language that nothing is chosen. */
const ANY = '–';
