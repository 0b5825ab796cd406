import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { STEPPED, useStepWords } from './filter-steps.ts';
import { chipsOf, toggled, valuesOf, withFilter } from './filters.ts';
import type { Matches } from './queries.ts';
import type { Change, InventorySearch } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { StepFilter } from './StepFilter.tsx';
import { useFetched } from './use-fetched.ts';
import { usePressed } from './use-pressed.ts';

interface FilterBarProps {
  search: InventorySearch;
  inventory: Matches | undefined;
  /** The list on the screen is still the previous one. */
  isWaiting: boolean;
  /** Ends when the list has been requested. */
  onChange: (...change: Parameters<Change>) => Promise<void>;
}

/**
 * The filters for browsers without scripts. Only the server renders them; the bundle of the browser does not have them.
 */
const plain = import.meta.env.SSR ? await import('./PlainFilters.tsx') : null;
const fetchSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

/**
 * One row on wide screens, below the search on narrower ones. Phones show the search and one button for all filters.
 */
export function FilterBar({ search: shown, inventory, isWaiting, onChange: follow }: FilterBarProps) {
  const [search, onChange] = usePressed(shown, follow);
  const t = useTranslations('inventory.filters');
  const words = useStepWords();
  const sheet = useFetched(fetchSheet);
  const facets = inventory?.facets;
  const active = chipsOf(search).filter(({ filter }) => filter !== 'q').length;
  const opener = {
    onPointerEnter: sheet.prepare,
    onFocus: sheet.prepare,
    onClick: () => void sheet.open(),
  };
  return (
    <>
      <search
        aria-label={t('title')}
        className="grid gap-3 noscript:hidden md:grid-cols-[repeat(4,minmax(0,1fr))_auto] md:gap-0 md:overflow-hidden md:rounded-card md:border md:border-control md:bg-surface xl:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))_auto]"
      >
        <SearchBox
          words={valuesOf(search, 'q')[0] ?? ''}
          onSearch={(words) => onChange(withFilter(search, 'q', [words]))}
          className="h-11 rounded-control border border-control bg-surface md:col-span-full md:h-12 md:rounded-none md:border-0 md:border-b md:border-line xl:col-span-1 xl:h-(--bar) xl:border-b-0"
        />
        <div className="max-md:hidden xl:border-l xl:border-line">
          <ChoiceFilter
            label={t('make')}
            all={t('allMakes')}
            choices={facets?.make ?? []}
            chosen={valuesOf(search, 'make')}
            onToggle={(value) => onChange(toggled(search, 'make', value))}
          />
        </div>
        <div className={PLACE}>
          <ChoiceFilter
            label={t('model')}
            all={search.make ? t('allModels') : t('chooseMake')}
            choices={facets?.model ?? []}
            chosen={valuesOf(search, 'model')}
            onToggle={(value) => onChange(toggled(search, 'model', value))}
            isDisabled={!search.make && !search.model}
          />
        </div>
        {STEPPED.map(({ to: filter, steps: all }) => (
          <div key={filter} className={PLACE}>
            <StepFilter
              label={t(filter)}
              all={t(all)}
              steps={facets?.[filter] ?? []}
              chosen={valuesOf(search, filter)[0]}
              nameOf={(value) => words(filter, String(value))}
              onChoose={(value) => onChange(withFilter(search, filter, [value]))}
            />
          </div>
        ))}
        <button
          type="button"
          {...opener}
          className={`${PLACE} flex h-(--bar) items-center gap-2.5 px-4 font-medium -outline-offset-2 hover:bg-sunken xl:px-5`}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span className="max-lg:sr-only">{t('more')}</span>
        </button>
        <div className="grid gap-2 min-[22rem]:grid-cols-[auto_minmax(0,20rem)] md:hidden">
          <Button {...opener}>
            <SlidersHorizontal aria-hidden className="size-4.5" />
            {t('open')}
            {active > 0 && <span className="text-plate">{active}</span>}
          </Button>
          <SortSelect search={search} onChange={onChange} />
        </div>
      </search>
      {/* The browser does not hydrate a noscript element, so it need not load its contents. */}
      <noscript>{plain && <plain.PlainFilters search={search} inventory={inventory} />}</noscript>
      {sheet.Part && (
        <sheet.Part
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          search={search}
          inventory={inventory}
          isWaiting={isWaiting}
          onChange={onChange}
        />
      )}
    </>
  );
}

const PLACE = 'max-md:hidden border-l border-line';
