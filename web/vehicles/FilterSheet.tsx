import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatInteger } from '../ui/format.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChoiceList } from './ChoiceFilter.tsx';
import { type Filter, toggled, valuesOf, withFilter, withoutFilters } from './filters.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { useTradeWords } from './use-words.ts';

/** Doors as they are built and counted, the tailgate included. */
const DOORS = ['2', '3', '4', '5'];

interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  search: InventorySearch;
  inventory: Inventory | undefined;
  onChange: (search: InventorySearch) => void;
}

/** All filters, from the side or, on phones, from below; each choice says how many vehicles it would show. */
export function FilterSheet({ isOpen, onOpenChange, search, inventory, onChange }: FilterSheetProps) {
  const t = useTranslations('inventory.filters');
  const statuses = useTranslations('states.vehicle');
  const vehicle = useTranslations('vehicle');
  const words = useTradeWords();
  const common = useTranslations('frame');
  const facets = inventory?.facets;
  const lists = [
    { filter: 'make', choices: facets?.make },
    ...(search.make ? [{ filter: 'model' as const, choices: facets?.model }] : []),
    { filter: 'fuelType', choices: facets?.fuelType, nameOf: words.fuel },
    { filter: 'transmission', choices: facets?.transmission, nameOf: words.transmission },
    { filter: 'colour', choices: facets?.colour },
  ] as const;
  const steps = [
    {
      filter: 'priceMax',
      choices: facets?.priceMax,
      nameOf: (n: number) => t('upToPrice', { price: formatInteger(n) }),
      all: t('anyPrice'),
    },
    {
      filter: 'mileageMax',
      choices: facets?.mileageMax,
      nameOf: (n: number) => t('upToMileage', { km: formatInteger(n) }),
      all: t('anyMileage'),
    },
  ] as const;
  const set = (filter: Filter) => (value: string) => onChange(withFilter(search, filter, [value]));
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <div className="flex gap-3">
          <Button onClick={() => onChange(withoutFilters(search))}>{t('reset')}</Button>
          <Button variant="primary" className="flex-1" onClick={() => onOpenChange(false)}>
            {t('show', { count: inventory?.pagination.total ?? 0 })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <TypedFilter
          label={t('q')}
          hint={t('qHint')}
          type="search"
          value={valuesOf(search, 'q')[0]}
          onSettle={set('q')}
        />
        {steps.map(({ filter, choices, nameOf, all }) => (
          <SelectField
            key={filter}
            label={t(filter)}
            value={valuesOf(search, filter)[0] ?? ''}
            onChange={(event) => set(filter)(event.target.value)}
          >
            <option value="">{all}</option>
            {(choices ?? []).map(({ value, count }) => (
              <option
                key={value}
                value={String(value)}
                disabled={count === 0 && valuesOf(search, filter)[0] !== String(value)}
              >{`${nameOf(value)} (${count})`}</option>
            ))}
          </SelectField>
        ))}
        <Pair legend={t('firstRegistered')}>
          <TypedFilter
            label={t('from')}
            type="date"
            value={valuesOf(search, 'firstRegisteredFrom')[0]}
            onSettle={set('firstRegisteredFrom')}
          />
          <TypedFilter
            label={t('to')}
            type="date"
            value={valuesOf(search, 'firstRegisteredTo')[0]}
            onSettle={set('firstRegisteredTo')}
          />
        </Pair>
        <Pair legend={t('kw')}>
          <TypedFilter
            label={t('from')}
            inputMode="numeric"
            value={valuesOf(search, 'kwMin')[0]}
            onSettle={set('kwMin')}
          />
          <TypedFilter
            label={t('to')}
            inputMode="numeric"
            value={valuesOf(search, 'kwMax')[0]}
            onSettle={set('kwMax')}
          />
        </Pair>
        <fieldset>
          <legend className="mb-2 font-medium">{vehicle('doors')}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {DOORS.map((doors) => (
              <Checkbox
                key={doors}
                label={doors}
                checked={valuesOf(search, 'doors').includes(doors)}
                onChange={() => onChange(toggled(search, 'doors', doors))}
              />
            ))}
          </div>
        </fieldset>
        {lists.map((list) => (
          <section key={list.filter}>
            <h3 className="mb-2 font-medium">{t(list.filter)}</h3>
            <ChoiceList
              label={t(list.filter)}
              choices={list.choices ?? []}
              chosen={valuesOf(search, list.filter)}
              onToggle={(value) => onChange(toggled(search, list.filter, value))}
              {...('nameOf' in list ? { nameOf: list.nameOf } : {})}
            />
          </section>
        ))}
        <SelectField
          label={t('status')}
          value={valuesOf(search, 'status')[0] ?? ''}
          onChange={(event) => set('status')(event.target.value)}
        >
          <option value="">{t('anyStatus')}</option>
          {VEHICLE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses(status)}
            </option>
          ))}
          <option value="ALL">{VEHICLE_STATUSES.map((status) => statuses(status)).join(', ')}</option>
        </SelectField>
        <Checkbox
          label={t('hasDocuments')}
          checked={search.hasDocuments === 'true'}
          onChange={(event) => set('hasDocuments')(event.target.checked ? 'true' : '')}
        />
      </div>
    </Sheet>
  );
}

function Pair({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">{children}</div>
    </fieldset>
  );
}

interface TypedFilterProps {
  label: string;
  hint?: string;
  type?: 'search' | 'date';
  inputMode?: 'numeric';
  value: string | undefined;
  onSettle: (value: string) => void;
}

/** Typed freely, taken when one is done: with Enter, or on leaving the field. */
function TypedFilter({ value = '', onSettle, hint, ...field }: TypedFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed !== value && isTakeable(field, typed)) onSettle(typed.trim());
    setTyped(null);
  };
  return (
    <TextField
      {...field}
      {...(hint ? { hint } : {})}
      value={typed ?? value}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}

/** What the call would refuse is not sent: letters in a number. */
function isTakeable({ inputMode }: { inputMode?: 'numeric' }, typed: string): boolean {
  return inputMode !== 'numeric' || /^\d{0,4}$/.test(typed.trim());
}
