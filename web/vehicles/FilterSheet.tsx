import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { VEHICLE_PARAMETERS, type VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { useBackCloses } from '../layout/use-back-closes.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import {
  type BoundField,
  type BoundsField,
  type BoxField,
  type ChoiceField,
  CO2_FIELD,
  FILTER_FIELDS,
} from './filter-fields.ts';
import { FilterFold } from './FilterFold.tsx';
import { useChoiceWords, useFilterWords } from './filter-words.ts';
import { statusesOf, toggled, valuesOf, withFilter, withoutFilters } from './filters.ts';
import type { Matches } from './queries.ts';
import type { Change, InventorySearch } from './search.ts';
import { StepOptions } from './StepFilter.tsx';
import { TypedFilter } from './TypedFilter.tsx';

const AREAS = ['features', 'filters', 'inventory'] as const;

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  search: InventorySearch;
  inventory: Matches | undefined;
  isWaiting: boolean;
  onChange: Change;
  /** Further filters, below the others. */
  more?: ReactNode;
}

type FilterField = (typeof FILTER_FIELDS)[number];

/** The filters that most lists begin with. The others are folded. */
const isFirst = (field: FilterField): boolean =>
  'choices' in field ? ['make', 'model'].includes(field.choices) : ['price', 'mileage'].includes(field.title);

/** Its title is a text, its filters are parameters of the address. */
const partsOf = (field: Exclude<FilterField, BoxField>) => {
  if ('choices' in field) return { title: field.choices, filters: [field.choices] } as const;
  if ('bound' in field) return { title: field.title, filters: [field.bound] } as const;
  return { title: field.title, filters: [field.from, field.to] } as const;
};

/**
 * All filters in a sheet, from the side or, on phones, from below. Each choice has the number of vehicles that it
 * would show.
 */
export const FilterSheet = withOwnTexts(AREAS, function Filters(props: FilterSheetProps) {
  const { isOpen, onClose, inventory, isWaiting, more, ...filters } = props;
  const { search, onChange } = filters;
  const t = useTranslations('filters');
  const common = useTranslations('layout');
  const locale = useLocale();
  const isBuyer = isActiveDealer(useUser());
  const total = inventory?.pagination.total ?? 0;
  useBackCloses(isOpen, onClose);
  // Here, because the content of the sheet is removed when it closes.
  const [folds] = useState(() => new Map<string, boolean>());
  const contentOf = (field: FilterField) => {
    const group = { ...filters, facets: inventory?.facets };
    if ('choices' in field) return <Choices key={field.choices} field={field} {...group} />;
    if ('bound' in field) return <Bound key={field.bound} field={field} {...group} />;
    if ('box' in field) return <Box key={field.box} field={field} {...group} />;
    return <Bounds key={field.title} field={field} {...group} />;
  };
  const foldOf = (title: string, names: readonly VehicleFilter[], content: ReactNode) => (
    <FilterFold
      key={title}
      title={title}
      chosen={names.flatMap((name) => valuesOf(search, name)).length}
      folds={folds}
    >
      {content}
    </FilterFold>
  );
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <div className="flex gap-3">
          <Button onClick={() => onChange(withoutFilters(search))}>{t('reset')}</Button>
          <Button
            variant="primary"
            className="min-w-0 flex-1 whitespace-normal!"
            aria-live="polite"
            aria-busy={isWaiting}
            onClick={onClose}
          >
            {t('show', { count: total, shown: formatInteger(total, locale) })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {FILTER_FIELDS.filter(isFirst).map(contentOf)}
        <div className="divide-y divide-line border-y border-line">
          {FILTER_FIELDS.flatMap((field) => {
            if ('box' in field || 'foldedWith' in field || isFirst(field)) return [];
            const { title, filters: names } = partsOf(field);
            if (title !== CO2_FIELD.foldedWith) return foldOf(t(title), names, contentOf(field));
            const both = (
              <div className="flex flex-col gap-3">
                {contentOf(field)}
                {contentOf(CO2_FIELD)}
              </div>
            );
            return foldOf(t('emissions'), [...names, CO2_FIELD.bound], both);
          })}
          {isBuyer && foldOf(t('hidden'), ['hidden'], <HiddenVehicles {...filters} />)}
          <div className="flex flex-wrap gap-x-3 py-1 *:flex-auto">
            {FILTER_FIELDS.filter((field) => 'box' in field).map(contentOf)}
          </div>
        </div>
        {more}
      </div>
    </Sheet>
  );
});

interface FieldProps<Field> {
  field: Field;
  search: InventorySearch;
  onChange: Change;
  facets: Matches['facets'] | undefined;
}

function Choices({ field, search, onChange, facets }: FieldProps<ChoiceField>) {
  const t = useTranslations('filters');
  const words = useChoiceWords();
  const filter = field.choices;
  // Models belong to a make, so the filter needs one.
  if (filter === 'model' && !search.make && !search.model) return null;
  return (
    <div>
      {isFirst(field) && <h3 className="mb-2 font-medium">{t(filter)}</h3>}
      {'hint' in field && <p className="mb-2 text-13 text-ink-2">{t(field.hint)}</p>}
      <ChoiceList
        label={t(filter)}
        choices={(facets?.[filter] ?? []).map(({ value, count }) => ({ value: String(value), count }))}
        chosen={filter === 'status' ? statusesOf(search) : valuesOf(search, filter)}
        onToggle={(value) => onChange(toggled(search, filter, value))}
        nameOf={(value) => words(filter, value)}
        hasSwatches={filter === 'colour'}
        areShort={filter === 'make'}
      />
    </div>
  );
}

/** A lower and an upper bound. Both are typed; where the portal has steps, the upper bound is chosen. */
function Bounds({ field, search, onChange, facets }: FieldProps<BoundsField>) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const isMoney = field.title === 'price' || field.title === 'damages';
  const typed = (end: 'from' | 'to') => (
    <TypedFilter
      label={t(end)}
      parameter={VEHICLE_PARAMETERS[field[end]]}
      isMoney={isMoney}
      value={valuesOf(search, field[end])[0]}
      onSettle={(value, isCorrection) => onChange(withFilter(search, field[end], [value]), { isCorrection })}
    />
  );
  return (
    <fieldset>
      <legend className={isFirst(field) ? 'mb-2 font-medium' : 'sr-only'}>{t(field.title)}</legend>
      <div className="grid grid-cols-2 gap-3">
        {typed('from')}
        {'steps' in field ? (
          <SelectField
            label={t('to')}
            value={valuesOf(search, field.to)[0] ?? ''}
            onChange={({ target }) => onChange(withFilter(search, field.to, [target.value]))}
          >
            <StepOptions
              all={t(field.steps)}
              steps={facets?.[field.to] ?? []}
              chosen={valuesOf(search, field.to)[0]}
              // The title names the unit. With it, a narrow phone would cut the number.
              nameOf={(value) => formatInteger(value, isMoney ? 'de' : locale)}
            />
          </SelectField>
        ) : (
          typed('to')
        )}
      </div>
    </fieldset>
  );
}

function Bound({ field, search, onChange }: FieldProps<BoundField>) {
  const t = useTranslations('filters');
  const { bound } = field;
  return (
    <TypedFilter
      label={'foldedWith' in field ? t(field.title) : <span className="sr-only">{t(field.title)}</span>}
      parameter={VEHICLE_PARAMETERS[bound]}
      value={valuesOf(search, bound)[0]}
      onSettle={(value, isCorrection) => onChange(withFilter(search, bound, [value]), { isCorrection })}
    />
  );
}

function Box({ field, search, onChange, facets }: FieldProps<BoxField>) {
  const t = useTranslations('filters');
  const filter = field.box;
  const isChosen = search[filter] === 'true';
  return (
    <ChoiceList
      areShort
      label={t(field.title)}
      choices={facets ? [{ value: 'true', count: facets[filter] }] : []}
      chosen={isChosen ? ['true'] : []}
      onToggle={(value) => onChange(withFilter(search, filter, isChosen ? [] : [value]))}
      nameOf={() => t(filter)}
    />
  );
}

/** Whether the list has the vehicles that the dealer has hidden. Only active dealers can hide any. */
function HiddenVehicles({ search, onChange }: Pick<FilterSheetProps, 'search' | 'onChange'>) {
  const t = useTranslations('filters');
  const words = useFilterWords();
  const { hidden } = search;
  return (
    <ChoiceList
      label={t('hidden')}
      choices={VEHICLE_PARAMETERS.hidden.of.map((value) => ({ value, count: null }))}
      chosen={valuesOf(search, 'hidden')}
      onToggle={(value) => onChange(withFilter(search, 'hidden', value === hidden ? [] : [value]))}
      nameOf={(value) => words('hidden', value)}
    />
  );
}
