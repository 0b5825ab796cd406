import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { formatInteger } from '../ui/format.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { chipsOf, toggled, valuesOf, withFilter } from './filters.ts';
import { PlainFilters } from './PlainFilters.tsx';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { StepFilter } from './StepFilter.tsx';

/** Fetched when it is opened first. */
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

interface FilterBarProps {
  search: InventorySearch;
  inventory: Inventory | undefined;
  onChange: (search: InventorySearch) => void;
}

/** One line on wide screens, one button on phones. */
export function FilterBar({ search, inventory, onChange }: FilterBarProps) {
  const t = useTranslations('inventory.filters');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }
  const facets = inventory?.facets;
  const active = chipsOf(search).length;
  return (
    <>
      <search
        aria-label={t('title')}
        className="hidden noscript:hidden divide-x divide-line overflow-hidden rounded-card border border-control bg-surface md:grid md:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <ChoiceFilter
          label={t('make')}
          all={t('allMakes')}
          choices={facets?.make ?? []}
          chosen={valuesOf(search, 'make')}
          onToggle={(value) => onChange(toggled(search, 'make', value))}
        />
        <ChoiceFilter
          label={t('model')}
          all={search.make ? t('allModels') : t('chooseMake')}
          choices={facets?.model ?? []}
          chosen={valuesOf(search, 'model')}
          onToggle={(value) => onChange(toggled(search, 'model', value))}
          isDisabled={!search.make}
        />
        <StepFilter
          label={t('priceMax')}
          all={t('anyPrice')}
          steps={facets?.priceMax ?? []}
          chosen={valuesOf(search, 'priceMax')[0]}
          nameOf={(value) => t('upToPrice', { price: formatInteger(value) })}
          onChoose={(value) => onChange(withFilter(search, 'priceMax', [value]))}
        />
        <StepFilter
          label={t('mileageMax')}
          all={t('anyMileage')}
          steps={facets?.mileageMax ?? []}
          chosen={valuesOf(search, 'mileageMax')[0]}
          nameOf={(value) => t('upToMileage', { km: formatInteger(value) })}
          onChoose={(value) => onChange(withFilter(search, 'mileageMax', [value]))}
        />
        <button
          type="button"
          onClick={open}
          className="flex h-14 items-center gap-2.5 px-5 font-medium hover:bg-sunken"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          {t('more')}
        </button>
      </search>
      <Button className="w-full md:hidden noscript:hidden" onClick={open}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {t('open')}
        {active > 0 && <span className="text-plate">{active}</span>}
      </Button>
      {/* The browser never reads what stands in it, and need not load it. */}
      <noscript>{import.meta.env.SSR && <PlainFilters search={search} inventory={inventory} />}</noscript>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            search={search}
            inventory={inventory}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
