import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderDeps, useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatInteger } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips, useChipWords } from './FilterChips.tsx';
import { chipsOf, toggled, withoutFilters } from './filters.ts';
import { inventoryQuery } from './queries.ts';
import type { InventorySearch } from './search.ts';
import { VehicleCard } from './VehicleCard.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
/** Cards in view at first on the widest screen. */
const FIRST_CARDS = 4;
const SORTS = ['firstRegistration', 'priceAsc', 'priceDesc', 'mileage'] as const;

/** The inventory: its state stands in the address; badges and prices follow the stock while one reads. */
export function InventoryPage() {
  const t = useTranslations('inventory');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const search = useLoaderDeps({ from: '/vehicles' });
  const navigate = useNavigate({ from: '/vehicles' });
  const inventory = useQuery({
    ...inventoryQuery(search),
    refetchInterval: INVENTORY_REFRESH_SECONDS * 1000,
    refetchOnWindowFocus: 'always',
  });
  const change = (next: InventorySearch) => void navigate({ search: next, resetScroll: false });
  const { data } = inventory;
  const sorts = search.q === undefined ? SORTS : (['relevance', ...SORTS] as const);

  return (
    <div className="page-width py-8">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-5 grid items-end gap-3 max-md:grid-cols-2 md:block noscript:block">
        <FilterBar search={search} inventory={data} onChange={change} />
        <div className="md:hidden noscript:hidden">
          <Sort search={search} sorts={sorts} onChange={change} />
        </div>
      </div>
      <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="font-medium">
          {data && t('count', { count: data.pagination.total, shown: formatInteger(data.pagination.total) })}
        </p>
        <FilterChips search={search} onChange={change} />
        <div className="ml-auto hidden md:block noscript:hidden">
          <Sort search={search} sorts={sorts} onChange={change} />
        </div>
      </div>

      {data ? (
        data.vehicles.length > 0 ? (
          <div className={GRID} aria-busy={inventory.isPlaceholderData}>
            {data.vehicles.map((vehicle, at) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} isFirst={at < FIRST_CARDS} />
            ))}
          </div>
        ) : (
          <Nothing search={search} onChange={change} />
        )
      ) : inventory.isError ? (
        <ErrorPanel
          title={t('failed')}
          message={errorText(inventory.error)}
          retryLabel={frame('error.retry')}
          onRetry={() => void inventory.refetch()}
          busy={inventory.isFetching}
        />
      ) : (
        <div className={GRID} role="status" aria-label={frame('loading')}>
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} className="h-[26rem] rounded-card" />
          ))}
        </div>
      )}

      {data && (
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
    </div>
  );
}

function withoutPage({ page: _page, ...rest }: InventorySearch): InventorySearch {
  return rest;
}

type SortWord = (typeof SORTS)[number] | 'relevance';

function Sort({
  search,
  sorts,
  onChange,
}: {
  search: InventorySearch;
  sorts: readonly SortWord[];
  onChange: (search: InventorySearch) => void;
}) {
  const t = useTranslations('inventory.sort');
  const { page: _page, sortBy, ...rest } = search;
  return (
    <SelectField
      label={t('label')}
      hasHiddenLabel
      value={typeof sortBy === 'string' ? sortBy : 'firstRegistration'}
      onChange={({ target }) =>
        onChange(target.value === 'firstRegistration' ? rest : { ...rest, sortBy: target.value })
      }
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(sort)}
        </option>
      ))}
    </SelectField>
  );
}

/** Nothing matches: which filter to drop. */
function Nothing({
  search,
  onChange,
}: {
  search: InventorySearch;
  onChange: (search: InventorySearch) => void;
}) {
  const t = useTranslations('inventory');
  const wordsOf = useChipWords();
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {chipsOf(search).map(({ filter, value }) => (
            <Button
              key={`${filter} ${value}`}
              size="sm"
              onClick={() => onChange(toggled(search, filter, value))}
            >
              {t('without', { filter: wordsOf(filter, value) })}
            </Button>
          ))}
          <Button size="sm" variant="primary" onClick={() => onChange(withoutFilters(search))}>
            {t('filters.resetAll')}
          </Button>
        </div>
      }
    />
  );
}
