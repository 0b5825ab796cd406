import { Link, useLocation } from '@tanstack/react-router';
import { FileQuestion, RefreshCw, SearchX } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { focusCount } from './FilterChips.tsx';
import { chipsOf, toggled, withoutFilters, withoutPage } from './filters.ts';
import type { InventorySearch } from './search.ts';
import { useChipWords } from './use-chip-words.ts';
import type { useInventory } from './use-inventory.ts';
import { VehicleCard } from './VehicleCard.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
const SKELETONS = 8;

interface InventoryListProps {
  search: InventorySearch;
  shown: ReturnType<typeof useInventory>;
}

/** The cards, or in their place what is the matter. */
export function InventoryList({ search, shown }: InventoryListProps) {
  const { data, cards, error, isWaiting } = shown;
  if (data && cards.length > 0) {
    return (
      <div
        aria-busy={isWaiting}
        className={cx(GRID, 'transition-opacity duration-150', isWaiting && 'opacity-60')}
      >
        {cards.map((vehicle, at) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} isFirst={at === 0} />
        ))}
      </div>
    );
  }
  if (data && data.pagination.total > 0)
    return <PastTheLast search={search} pages={data.pagination.totalPages} />;
  if (data) return <Nothing search={search} />;
  if (error) return <Failed error={error} onRetry={() => shown.inventory.refetch()} />;
  return <Waiting />;
}

function Waiting() {
  const frame = useTranslations('frame');
  return (
    <div className="relative">
      <div className={GRID} aria-hidden>
        {Array.from({ length: SKELETONS }, (_, at) => (
          <Skeleton key={at} className="h-[25rem] rounded-card" />
        ))}
      </div>
      <div className="absolute inset-x-0 top-40 flex justify-center">
        <Spinner label={frame('loading')} className="size-8" />
      </div>
    </div>
  );
}

/** Trying again is a link to the same page, so that it works without scripts as well. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('inventory');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const href = useLocation({ select: (location) => location.href });
  const [isTrying, setIsTrying] = useState(false);
  async function retry(event: MouseEvent) {
    event.preventDefault();
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }
  return (
    <ErrorPanel
      title={t('failed')}
      message={errorText(error)}
      action={
        <Button asChild>
          <a href={href} onClick={(event) => void retry(event)} aria-busy={isTrying}>
            {isTrying ? <Spinner className="size-4" /> : <RefreshCw aria-hidden className="size-4" />}
            {frame('error.retry')}
          </a>
        </Button>
      }
    />
  );
}

/** Nothing matches: which filter to drop. */
function Nothing({ search }: { search: InventorySearch }) {
  const t = useTranslations('inventory');
  const wordsOf = useChipWords();
  const chips = chipsOf(search);
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {chips.map(({ filter, value }) => (
            <Button key={`${filter} ${value}`} size="sm" asChild className="max-w-full whitespace-normal!">
              <Link
                from="/vehicles"
                search={toggled(search, filter, value)}
                resetScroll={false}
                onClick={focusCount}
                className="wrap-anywhere"
              >
                {t('without', { filter: wordsOf(filter, value) })}
              </Link>
            </Button>
          ))}
          {chips.length > 0 && (
            <Button size="sm" variant="primary" asChild>
              <Link from="/vehicles" search={withoutFilters(search)} resetScroll={false} onClick={focusCount}>
                {t('filters.resetAll')}
              </Link>
            </Button>
          )}
        </div>
      }
    />
  );
}

/** A page of an old address, or one that the list has lost meanwhile. */
function PastTheLast({ search, pages }: { search: InventorySearch; pages: number }) {
  const t = useTranslations('inventory.page');
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      title={t('past')}
      hint={t('pastHint', { pages })}
      action={
        <Button variant="primary" asChild>
          <Link from="/vehicles" search={withoutPage(search)}>
            {t('first')}
          </Link>
        </Button>
      }
    />
  );
}
