import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { useFilterWords } from './filter-words.ts';
import { isFilter, withFilter } from './filters.ts';
import { focusCount } from './focus-count.ts';
import type { Inventory } from './queries.ts';
import type { InventorySearch } from './search.ts';

const AREAS = ['features', 'filters', 'inventory'] as const;

/** More would be a second list of filters. */
const MOST_OFFERED = 5;

interface Offer {
  search: InventorySearch;
  total: number;
  leftOut: Inventory['relaxed'][number]['leftOut'];
}

interface NothingFoundProps extends Pick<Inventory, 'nearest' | 'relaxed'> {
  search: InventorySearch;
}

/** Nothing matches: offers the nearest list, and to remove the filters without which there are vehicles. */
export const NothingFound = withOwnTexts(AREAS, function Nothing(asked: NothingFoundProps) {
  const t = useTranslations('filters.none');
  const locale = useLocale();
  const filterOf = useOfferedFilter();
  const { nearest } = asked;
  const { offers, all } = offersOf(asked);
  const hint = () => {
    const words = nearest?.leftOut ?? (offers.length > 0 || all ? onlyWordsOf(asked) : []);
    if (words.length > 0) return t('notWith', { words: words.join(' '), count: words.length });
    if (offers.length > 0) return t('withoutOne', { count: offers.length });
    return all ? t('withoutSeveral') : t('noStock');
  };
  const counted = ({ total }: Offer) => ({ count: total, shown: formatInteger(total, locale) });
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('empty')}
      hint={hint()}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {nearest && (
            <OfferLink search={nearestSearch(asked.search, nearest)} isFirst>
              {t(nearest.query['q'] === undefined ? 'showRest' : 'showNearest', {
                count: nearest.total,
                shown: formatInteger(nearest.total, locale),
                words: String(nearest.query['q'] ?? ''),
              })}
            </OfferLink>
          )}
          {offers.map((offer, at) => (
            <OfferLink key={filterOf(offer)} search={offer.search} isFirst={!nearest && at === 0}>
              {t('without', { filter: filterOf(offer), ...counted(offer) })}
            </OfferLink>
          ))}
          {all && (
            <OfferLink search={all.search} isFirst={!nearest && offers.length === 0}>
              {t('withoutAll', counted(all))}
            </OfferLink>
          )}
        </div>
      }
    />
  );
});

/** The words of a search without any filter. No list is nearest if each of them fails alone. */
function onlyWordsOf({ relaxed }: NothingFoundProps): string[] {
  const asked = relaxed.at(-1)?.leftOut ?? [];
  return asked.every(({ filter }) => filter === 'q') ? asked.flatMap(({ values }) => values) : [];
}

/** The lists that have vehicles, most first, and the one without any filter unless it is one of them. */
function offersOf({ search, nearest, relaxed }: NothingFoundProps): { offers: Offer[]; all?: Offer } {
  const found = relaxed
    .filter(({ total }) => total > 0)
    .map(({ query, total, leftOut }) => ({ search: relaxedSearch(search, query, leftOut), total, leftOut }));
  // Without any filter the last list is also the first one, if there is only one filter.
  const all = relaxed.length > 1 ? found.find(({ search: each }) => hasNoFilter(each)) : undefined;
  const isNearest = (offer: Offer) =>
    nearest && JSON.stringify(offer.search) === JSON.stringify(nearestSearch(search, nearest));
  const offers = found
    .filter((offer) => offer !== all && !isNearest(offer))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_OFFERED);
  return { offers, ...(all && { all }) };
}

const hasNoFilter = (search: InventorySearch) => !Object.keys(search).some(isFilter);

const nearestSearch = (search: InventorySearch, { query }: NonNullable<Inventory['nearest']>) =>
  withFilter(search, 'q', [query['q'] ?? []].flat());

/** The search without what is left out. The sort stays. */
const relaxedSearch = (
  search: InventorySearch,
  query: Inventory['relaxed'][number]['query'],
  leftOut: Offer['leftOut'],
) =>
  leftOut.reduce(
    (rest, { filter }) => (isFilter(filter) ? withFilter(rest, filter, [query[filter] ?? []].flat()) : rest),
    search,
  );

/** The text for what an offer leaves out. */
function useOfferedFilter(): (offer: Offer) => string {
  const wordsOf = useFilterWords();
  return ({ leftOut }) =>
    leftOut
      .map(({ filter, values }) => {
        if (!isFilter(filter)) return filter;
        if (filter === 'q') return wordsOf('q', values.join(' '));
        return values.map((value) => wordsOf(filter, value)).join(' / ');
      })
      .join(', ');
}

interface OfferLinkProps {
  search: InventorySearch;
  isFirst: boolean;
  children: string;
}

function OfferLink({ search, isFirst, children }: OfferLinkProps) {
  return (
    <Button
      size="sm"
      {...(isFirst && { variant: 'primary' as const })}
      asChild
      className="max-w-full whitespace-normal!"
    >
      <Link
        from="/vehicles"
        search={search}
        resetScroll={false}
        onClick={focusCount}
        className="wrap-anywhere"
      >
        {children}
      </Link>
    </Button>
  );
}
