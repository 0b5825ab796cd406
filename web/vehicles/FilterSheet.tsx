import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import { Button } from '../ui/Button.tsx';
import { formatInteger } from '../ui/format.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import {
  type Choice,
  type Filter,
  statusesOf,
  toggled,
  valuesOf,
  withFilter,
  withoutFilters,
} from './filters.ts';
import type { Inventory } from './queries.ts';
import type { Change, InventorySearch } from './search.ts';
import { StepOptions } from './StepFilter.tsx';
import { TypedFilter } from './TypedFilter.tsx';
import { useTradeWords } from '../trade/use-words.ts';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  search: InventorySearch;
  inventory: Inventory | undefined;
  isWaiting: boolean;
  onChange: Change;
}

/** All filters, from the side or, on phones, from below; each choice says how many vehicles it would show. */
export function FilterSheet({ isOpen, onClose, inventory, isWaiting, ...filters }: FilterSheetProps) {
  const { search, onChange } = filters;
  const t = useTranslations('inventory.filters');
  const common = useTranslations('layout');
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
            {t('show', { count: total, shown: formatInteger(total) })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <NameFilters {...filters} facets={inventory?.facets} />
        <BoundFilters {...filters} facets={inventory?.facets} />
        <KindFilters {...filters} facets={inventory?.facets} />
      </div>
    </Sheet>
  );
}

interface GroupProps {
  search: InventorySearch;
  onChange: Change;
  facets: Inventory['facets'] | undefined;
}

function NameFilters({ search, onChange, facets }: GroupProps) {
  const t = useTranslations('inventory.filters');
  const names = search.make || search.model ? (['make', 'model'] as const) : (['make'] as const);
  return names.map((filter) => (
    <Group key={filter} title={t(filter)}>
      <ChoiceList
        label={t(filter)}
        choices={facets?.[filter] ?? []}
        chosen={valuesOf(search, filter)}
        onToggle={(value) => onChange(toggled(search, filter, value))}
      />
    </Group>
  ));
}

/** From and to: typed, and where the portal has steps, chosen. */
function BoundFilters({ search, onChange, facets }: GroupProps) {
  const t = useTranslations('inventory.filters');
  const typed = (label: string, filter: Filter, type?: 'date') => (
    <TypedFilter
      label={label}
      filter={filter}
      {...(type ? { type } : {})}
      value={valuesOf(search, filter)[0]}
      onSettle={(value, isCorrection) => onChange(withFilter(search, filter, [value]), { isCorrection })}
    />
  );
  const stepped = (filter: 'priceMax' | 'mileageMax', all: string, nameOf: (value: number) => string) => (
    <SelectField
      label={t('to')}
      value={valuesOf(search, filter)[0] ?? ''}
      onChange={({ target }) => onChange(withFilter(search, filter, [target.value]))}
    >
      <StepOptions
        all={all}
        steps={facets?.[filter] ?? []}
        chosen={valuesOf(search, filter)[0]}
        nameOf={nameOf}
      />
    </SelectField>
  );
  return (
    <>
      <Pair title={t('price')}>
        {typed(t('from'), 'priceMin')}
        {stepped('priceMax', t('anyPrice'), (value) => t('upToPrice', { price: formatInteger(value) }))}
      </Pair>
      <Pair title={t('mileage')}>
        {typed(t('from'), 'mileageMin')}
        {stepped('mileageMax', t('anyMileage'), (value) => t('upToMileage', { km: formatInteger(value) }))}
      </Pair>
      <Pair title={t('firstRegistered')}>
        {typed(t('from'), 'firstRegisteredFrom', 'date')}
        {typed(t('to'), 'firstRegisteredTo', 'date')}
      </Pair>
      <Pair title={t('kw')}>
        {typed(t('from'), 'kwMin')}
        {typed(t('to'), 'kwMax')}
      </Pair>
    </>
  );
}

type Kind = 'fuelType' | 'transmission' | 'colour' | 'doors' | 'status';

function KindFilters({ search, onChange, facets }: GroupProps) {
  const t = useTranslations('inventory.filters');
  const statuses = useTranslations('states.vehicle');
  const words = useTradeWords();
  const list = (filter: Kind, choices: readonly Choice[] | undefined, nameOf?: (value: string) => string) => (
    <ChoiceList
      label={t(filter)}
      choices={choices ?? []}
      chosen={filter === 'status' ? statusesOf(search) : valuesOf(search, filter)}
      onToggle={(value) => onChange(toggled(search, filter, value))}
      {...(nameOf ? { nameOf } : {})}
    />
  );
  const withDocuments = search.hasDocuments === 'true';
  return (
    <>
      <Group title={t('fuelType')}>{list('fuelType', facets?.fuelType, words.fuel)}</Group>
      <Group title={t('transmission')}>
        {list('transmission', facets?.transmission, words.transmission)}
      </Group>
      <Group title={t('colour')}>{list('colour', facets?.colour)}</Group>
      <Group title={t('doors')}>
        {list(
          'doors',
          facets?.doors.map(({ value, count }) => ({ value: String(value), count })),
        )}
      </Group>
      <Group title={t('status')} hint={t('anyStatus')}>
        {list(
          'status',
          facets?.status,
          // An answer holds no other statuses than these.
          (value) => statuses(VEHICLE_STATUSES.find((status) => status === value) ?? 'AVAILABLE'),
        )}
      </Group>
      <Group title={t('documents')}>
        <ChoiceList
          label={t('documents')}
          choices={facets ? [{ value: 'true', count: facets.hasDocuments }] : []}
          chosen={withDocuments ? ['true'] : []}
          onToggle={(value) => onChange(withFilter(search, 'hasDocuments', withDocuments ? [] : [value]))}
          nameOf={() => t('hasDocuments')}
        />
      </Group>
    </>
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

function Pair({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-3">{children}</div>
    </fieldset>
  );
}
