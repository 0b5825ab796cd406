import { Link, useLocation } from '@tanstack/react-router';
import { EyeOff, FileQuestion, RefreshCw, SearchX } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { focusCount } from './focus-count.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { useFilterWords } from './filter-words.ts';
import { chipsOf, toggled, withFilter, withoutFilters, withoutPage } from './filters.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';
import type { useInventory } from './use-inventory.ts';

/** Why there are no cards. */
export function NoList({
  search,
  shown,
}: {
  search: InventorySearch;
  shown: ReturnType<typeof useInventory>;
}) {
  const { data, error, inventory } = shown;
  if (data && data.pagination.total > 0)
    return <PastTheLast search={search} pages={data.pagination.totalPages} />;
  if (data) return <Nothing search={search} nearest={data.nearest} />;
  if (search.hidden !== undefined && error instanceof CallFailed && error.status === 400)
    return <NothingHidden search={search} />;
  return <Failed error={error} onRetry={() => inventory.refetch()} />;
}

/** The retry is a link to the same page, so that it also works without scripts. */
function Failed({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('inventory');
  const layout = useTranslations('layout');
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
            {layout('error.retry')}
          </a>
        </Button>
      }
    />
  );
}

const AREAS = ['features', 'filters', 'inventory'] as const;

interface NothingProps {
  search: InventorySearch;
  nearest: Inventory['nearest'];
}

/** Nothing matches: offers to drop filters, or the words that fail. */
const Nothing = withOwnTexts(AREAS, function NothingFound({ search, nearest }: NothingProps) {
  const t = useTranslations('filters.none');
  const filters = useTranslations('filters');
  const wordsOf = useFilterWords();
  // The nearest list drops the words that fail, which is better than the whole search.
  const chips = chipsOf(search).filter(({ filter }) => filter !== 'q' || !nearest);
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('empty')}
      hint={
        nearest
          ? t('notWith', { words: nearest.leftOut.join(' '), count: nearest.leftOut.length })
          : t('emptyHint')
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {nearest && <NearestLink search={search} nearest={nearest} />}
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
          {(nearest || chips.length > 0) && (
            <Button size="sm" {...(nearest ? {} : { variant: 'primary' as const })} asChild>
              <Link from="/vehicles" search={withoutFilters(search)} resetScroll={false} onClick={focusCount}>
                {filters('resetAll')}
              </Link>
            </Button>
          )}
        </div>
      }
    />
  );
});

/** The nearest list that has vehicles. */
function NearestLink({
  search,
  nearest,
}: {
  search: InventorySearch;
  nearest: NonNullable<Inventory['nearest']>;
}) {
  const t = useTranslations('filters.none');
  const locale = useLocale();
  const { query, total } = nearest;
  return (
    <Button size="sm" variant="primary" asChild className="max-w-full whitespace-normal!">
      <Link
        from="/vehicles"
        search={withFilter(search, 'q', [query.q ?? []].flat())}
        resetScroll={false}
        onClick={focusCount}
        className="wrap-anywhere"
      >
        {t(query.q === undefined ? 'showRest' : 'showNearest', {
          count: total,
          shown: formatInteger(total, locale),
          words: String(query.q ?? ''),
        })}
      </Link>
    </Button>
  );
}

/** An address with hidden vehicles, opened by somebody who cannot hide any. */
function NothingHidden({ search }: { search: InventorySearch }) {
  const t = useTranslations('inventory');
  return (
    <EmptyState
      icon={<EyeOff aria-hidden />}
      title={t('hiddenNeeds')}
      action={
        <Button variant="primary" asChild>
          <Link from="/vehicles" search={withoutFilters(search)}>
            {t('filters.resetAll')}
          </Link>
        </Button>
      }
    />
  );
}

/** A page number from an old address, or a page that the list no longer has. */
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
