import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderDeps, useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { useErrorText } from '../api/error-text.ts';
import { CallFailed } from '../api/call.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search.ts';

/** A dealer's own orders: filtered, sorted and paged in the address, opened one by one. */
export function OrdersPage() {
  const t = useTranslations('orders');
  const frame = useTranslations('frame');
  const errorText = useErrorText();
  const search = useLoaderDeps({ from: '/orders' });
  const navigate = useNavigate({ from: '/orders' });
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...ordersQuery(search),
    refetchOnMount: 'always',
  });
  const page = Number(search.page ?? 1);
  const totalPages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE.orders)) : 1;
  const { page: _page, sortBy: _sortBy, ...filters } = search;
  // A page past the last is empty too, though there are orders.
  const isFiltered = Object.keys(filters).length > 0 || (data?.total ?? 0) > 0;

  return (
    <div className="page-width py-8">
      <PageTitle>{t('title')}</PageTitle>
      <OrderFilters
        search={search}
        onChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
      {data ? (
        data.orders.length > 0 ? (
          <>
            <ul className="flex flex-col gap-3">
              {data.orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <p className="mt-6 text-center text-14 text-ink-2">
              {t('pageOf', { page, totalPages, count: data.orders.length, total: data.total })}
            </p>
            <Pagination
              className="mt-2"
              page={page}
              totalPages={totalPages}
              labels={{
                navigation: t('pages.navigation'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (each) => t('pages.page', { page: String(each) }),
              }}
              renderLink={(each, children, props) => (
                <Link from="/orders" search={pageOf(search, each)} {...props}>
                  {children}
                </Link>
              )}
            />
          </>
        ) : (
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={isFiltered ? t('emptyFiltered') : t('empty')}
            {...(isFiltered ? {} : { hint: t('emptyHint') })}
            action={
              <Button asChild variant="primary">
                {isFiltered ? (
                  <Link to="/orders" search={{}}>
                    {t('reset')}
                  </Link>
                ) : (
                  <Link to="/vehicles">{t('toInventory')}</Link>
                )}
              </Button>
            }
          />
        )
      ) : isError ? (
        <ErrorPanel
          title={t('failed', { status: error instanceof CallFailed ? String(error.status) : '–' })}
          message={errorText(error)}
          retryLabel={frame('error.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" aria-label={frame('loading')} className="flex flex-col gap-3">
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-20 rounded-card" />
          ))}
        </div>
      )}
    </div>
  );
}

function pageOf({ page: _page, ...search }: OrdersSearch, page: number): OrdersSearch {
  return page === 1 ? search : { ...search, page: String(page) };
}
