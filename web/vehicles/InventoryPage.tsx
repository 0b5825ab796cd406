import { Link, useLoaderDeps, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { isActiveDealer, useUser } from '../api/user.ts';
import { lazyHydrated } from '../layout/lazy-hydrated.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usePart } from '../ui/use-part.ts';
import { FilterBar } from './FilterBar.tsx';
import { FirstSearch } from './first-search.ts';
import { COUNT_ID } from './focus-count.ts';
import { withoutPage } from './filters.ts';
import { InventoryList } from './InventoryList.tsx';
import { ListNotice } from './ListNotice.tsx';
import type { Change } from './search.ts';
import { SortSelect } from './SortSelect.tsx';
import { useInventory } from './use-inventory.ts';

export { loadShownTable } from './InventoryList.tsx';

/** Links, which work before they are hydrated. The browser loads them after the page. */
const rendered = import.meta.env.SSR && (await import('./FilterChips.tsx'));
const chips = lazyHydrated(
  rendered && rendered.FilterChips,
  () => import('./FilterChips.tsx'),
  'FilterChips',
);

/** Only signed-in people load it, after the page. Its space stays reserved, so that the footer does not move. */
const loadDownload = async () => (await import('./ListDownload.tsx')).ListDownload;

/** Also after the page. */
const loadSave = async () => (await import('./SaveList.tsx')).SaveList;

/** Only for signed-in people, whose view is kept. Phones have one view. */
const loadView = async () => (await import('./ListViewButton.tsx')).ListViewButton;

/** The inventory. The address holds its state; badges and prices follow the stock while people read. */
export function InventoryPage() {
  const t = useTranslations('inventory');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const search = useLoaderDeps({ from: '/vehicles' });
  const navigate = useNavigate({ from: '/vehicles' });
  const [first] = useState(search);
  const shown = useInventory(search);
  const change = (...[next, { isCorrection } = { isCorrection: false }]: Parameters<Change>) =>
    navigate({ search: next, resetScroll: false, replace: isCorrection });
  const { data, isWaiting } = shown;
  const user = useUser();
  const download = usePart(loadDownload, user);
  const view = usePart(loadView, user);
  const save = usePart(loadSave, isActiveDealer(user));

  return (
    <div className="page-width py-8">
      <a href="#list" className="skip-link">
        {t('skip')}
      </a>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div data-filter-bar>
        <FilterBar search={search} inventory={data} isWaiting={isWaiting} onChange={change} />
      </div>
      <div className="mt-2 mb-3 flex flex-wrap items-start gap-x-3 gap-y-2 xl:flex-nowrap">
        <div className="flex min-h-10 items-center gap-1.5 thumb:min-h-11 md:shrink-0">
          <p id={COUNT_ID} tabIndex={-1} aria-live="polite" className="font-medium">
            {data &&
              t('count', {
                count: data.pagination.total,
                shown: formatInteger(data.pagination.total, locale),
              })}
          </p>
          {/* The space stays reserved, so that the chips do not move. */}
          <span className="size-4 text-ink-2">
            {isWaiting && (
              <output>
                <Spinner className="size-4" />
                <span className="sr-only">{layout('loading')}</span>
              </output>
            )}
          </span>
        </div>
        {isActiveDealer(user) && (
          <div className="ml-auto min-h-10 w-56 shrink-0 thumb:min-h-11 md:order-last md:ml-0 noscript:hidden">
            {save.Part && (
              <save.Part search={search} built={shown.built} understood={data?.understood ?? []} />
            )}
          </div>
        )}
        <FirstSearch value={first}>{chips.part}</FirstSearch>
        <div className="ml-auto hidden shrink-0 gap-2 md:flex xl:gap-3 noscript:hidden">
          <SortSelect search={search} onChange={(next) => void change(next)} />
          {user && <div className="w-32">{view.Part && <view.Part user={user} />}</div>}
        </div>
      </div>

      <div id="list" tabIndex={-1} className="outline-none">
        <InventoryList search={search} shown={shown} />
      </div>

      {data && data.cards.length > 0 && (
        <Pagination
          className="mt-8"
          page={data.pagination.page}
          totalPages={data.pagination.totalPages}
          labels={{
            navigation: t('pages.navigation'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page: String(page) }),
          }}
          renderLink={(page, children, props) => (
            <Link
              from="/vehicles"
              search={page === 1 ? withoutPage(search) : { ...search, page: String(page) }}
              {...props}
            >
              {children}
            </Link>
          )}
        />
      )}
      {user && data && data.cards.length > 0 && (
        <div className="mt-8 min-h-18 sm:pointer-fine:min-h-8 print:hidden">
          {download.Part && <download.Part search={search} total={data.pagination.total} />}
        </div>
      )}
      <ListNotice shown={shown} />
    </div>
  );
}
