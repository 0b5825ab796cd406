import { Link, useLoaderDeps } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type MouseEvent, use } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { useSentFirst } from '../api/sent.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { withoutFilters } from './filters.ts';
import { FirstSearch } from './first-search.ts';
import { focusCount } from './focus-count.ts';
import { cardsQuery } from './queries.ts';
import { stillUnderstood } from './understood.ts';
import { useChips } from './use-chips.ts';

const AREAS = ['features', 'filters', 'inventory'] as const;

/** The chosen values, each with a link that leads to the list without it. */
export const FilterChips = withOwnTexts(AREAS, function Chips() {
  const user = useUser();
  const first = use(FirstSearch);
  const current = useLoaderDeps({ from: '/vehicles' });
  const search = useIsHydrated() ? current : first;
  const understood =
    useSentFirst({
      ...cardsQuery(search, user),
      enabled: false,
      placeholderData: (before) =>
        before && { ...before, understood: stillUnderstood(search, before.understood) },
    })?.understood ?? [];
  const t = useTranslations('filters');
  const chips = useChips(search, understood);
  if (chips.length === 0) return null;
  return (
    <ul
      className="flex min-h-10 min-w-0 flex-wrap thumb:min-h-11 items-center gap-2 md:max-xl:order-last md:max-xl:basis-full"
      aria-label={t('chosen')}
    >
      {chips.map(({ key, words, without }) => {
        return (
          <li key={key} className="min-w-0">
            <Link
              from="/vehicles"
              search={without}
              resetScroll={false}
              aria-label={t('remove', { filter: words })}
              onClick={passFocusOn}
              className="flex min-h-8 items-center gap-1.5 thumb:min-h-11 rounded-control bg-plate-soft px-2.5 py-1 text-14 font-medium text-plate hover:text-plate-strong"
            >
              <span className="wrap-anywhere">{words}</span>
              <X aria-hidden className="size-3.5 shrink-0" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          from="/vehicles"
          search={withoutFilters(search)}
          resetScroll={false}
          onClick={focusCount}
          className="inline-flex min-h-8 items-center px-1 thumb:min-h-11 text-14 text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {t('resetAll')}
        </Link>
      </li>
    </ul>
  );
});

/**
 * A chip vanishes when it is pressed. With a keyboard the focus moves to the next chip, or to the count after the
 * last one.
 */
function passFocusOn({ currentTarget, detail }: MouseEvent<HTMLAnchorElement>): void {
  const place = currentTarget.closest('li');
  const isLast = place?.parentElement?.childElementCount === 2;
  const neighbour = place?.nextElementSibling?.querySelector('a');
  // A click by keyboard has the count 0. A mouse needs no focus.
  if (detail > 0 || isLast || !neighbour) focusCount();
  else neighbour.focus({ preventScroll: true });
}
