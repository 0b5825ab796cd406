import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { VEHICLE_PARAMETERS } from '../../contract/vehicle-parameters.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
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
  FILTER_FIELDS,
  type StepsField,
} from './filter-fields.ts';
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
  const total = inventory?.pagination.total ?? 0;
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
      <div className="flex flex-col gap-6">
        {FILTER_FIELDS.map((field) => {
          const group = { ...filters, facets: inventory?.facets };
          if ('choices' in field) return <Choices key={field.choices} field={field} {...group} />;
          if ('bound' in field) return <Bound key={field.bound} field={field} {...group} />;
          if ('upTo' in field) return <Steps key={field.upTo} field={field} {...group} />;
          if ('box' in field) return <Box key={field.box} field={field} {...group} />;
          return <Bounds key={field.title} field={field} {...group} />;
        })}
        <HiddenVehicles {...filters} />
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
    <Group title={t(filter)} {...('hint' in field ? { hint: t(field.hint) } : {})}>
      <ChoiceList
        label={t(filter)}
        choices={(facets?.[filter] ?? []).map(({ value, count }) => ({ value: String(value), count }))}
        chosen={filter === 'status' ? statusesOf(search) : valuesOf(search, filter)}
        onToggle={(value) => onChange(toggled(search, filter, value))}
        nameOf={(value) => words(filter, value)}
        hasSwatches={filter === 'colour'}
      />
    </Group>
  );
}

/** A lower and an upper bound. Both are typed; where the portal has steps, the upper bound is chosen. */
function Bounds({ field, search, onChange, facets }: FieldProps<BoundsField>) {
  const t = useTranslations('filters');
  const words = useFilterWords();
  const typed = (end: 'from' | 'to') => (
    <TypedFilter
      label={t(end)}
      parameter={VEHICLE_PARAMETERS[field[end]]}
      isMoney={field.title === 'price'}
      value={valuesOf(search, field[end])[0]}
      onSettle={(value, isCorrection) => onChange(withFilter(search, field[end], [value]), { isCorrection })}
    />
  );
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t(field.title)}</legend>
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
              nameOf={(value) => words(field.to, String(value))}
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
      label={t(field.title)}
      parameter={VEHICLE_PARAMETERS[bound]}
      value={valuesOf(search, bound)[0]}
      onSettle={(value, isCorrection) => onChange(withFilter(search, bound, [value]), { isCorrection })}
    />
  );
}

function Steps({ field, search, onChange, facets }: FieldProps<StepsField>) {
  const t = useTranslations('filters');
  const words = useChoiceWords();
  const { upTo, steps } = field;
  const [chosen] = valuesOf(search, upTo);
  return (
    <SelectField
      label={t(upTo)}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(withFilter(search, upTo, [target.value]))}
    >
      <StepOptions
        all={t(steps)}
        steps={facets?.[upTo] ?? []}
        chosen={chosen}
        nameOf={(value) => words(upTo, String(value))}
      />
    </SelectField>
  );
}

function Box({ field, search, onChange, facets }: FieldProps<BoxField>) {
  const t = useTranslations('filters');
  const filter = field.box;
  const isChosen = search[filter] === 'true';
  return (
    <Group title={t(field.title)}>
      <ChoiceList
        label={t(field.title)}
        choices={facets ? [{ value: 'true', count: facets[filter] }] : []}
        chosen={isChosen ? ['true'] : []}
        onToggle={(value) => onChange(withFilter(search, filter, isChosen ? [] : [value]))}
        nameOf={() => t(filter)}
      />
    </Group>
  );
}

/** Whether the list has the vehicles that the dealer has hidden. Nobody else can hide any. */
function HiddenVehicles({ search, onChange }: Pick<FilterSheetProps, 'search' | 'onChange'>) {
  const t = useTranslations('filters');
  const words = useFilterWords();
  if (!isActiveDealer(useUser())) return null;
  const { hidden } = search;
  return (
    <Group title={t('hidden')}>
      <ChoiceList
        label={t('hidden')}
        choices={VEHICLE_PARAMETERS.hidden.of.map((value) => ({ value, count: null }))}
        chosen={valuesOf(search, 'hidden')}
        onToggle={(value) => onChange(withFilter(search, 'hidden', value === hidden ? [] : [value]))}
        nameOf={(value) => words('hidden', value)}
      />
    </Group>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-medium">{title}</h3>
      {hint && <p className="mb-2 text-13 text-ink-2">{hint}</p>}
      {children}
    </section>
  );
}
