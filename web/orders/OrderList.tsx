import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../contract/constants.ts';
import type { Role } from '../../contract/states.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { ListPages } from '../layout/ListPages.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { ordersQuery } from './queries.ts';
import { useOrdersFailure } from './use-orders-failure.ts';
import { ordersSearch } from './search.ts';

/** Orders, filtered, sorted and paged in the address, opened one by one: a dealer's own, or for an admin all. */
export function OrderList({ reader }: { reader: Role }) {
  const t = useTranslations('orders');
  const failure = useOrdersFailure();
  const search = ordersSearch(useFilters().search);
  const query = useQuery({
    ...ordersQuery(search),
    ...FRESHNESS.orders[reader],
    placeholderData: keepPreviousData,
  });
  const page = Number(search.page ?? 1);
  const totalPages = Math.max(1, Math.ceil((query.data?.total ?? 0) / PAGE_SIZE.orders));
  return (
    <>
      <OrderFilters />
      <Loaded query={query} failed={failure} skeleton={<CardSkeletons />}>
        {({ orders, total }) =>
          orders.length === 0 ? (
            <NoOrders reader={reader} total={total} />
          ) : (
            <>
              <ul className="group/orders flex flex-col gap-3 print:mt-4" aria-busy={query.isPlaceholderData}>
                {orders.map((order) => (
                  <li
                    key={order.id}
                    // On paper: the orders that are open, or the list where none is.
                    className="print:group-has-aria-expanded/orders:not-has-aria-expanded:hidden"
                  >
                    <OrderCard order={order} reader={reader} />
                  </li>
                ))}
              </ul>
              <p aria-live="polite" className="mt-6 text-center text-14 text-ink-2 print:hidden">
                {t('pageOf', { page, totalPages, count: orders.length, total })}
              </p>
            </>
          )
        }
      </Loaded>
      <ListPages page={page} totalPages={totalPages} />
    </>
  );
}

function NoOrders({ reader, total }: { reader: Role; total: number }) {
  const t = useTranslations('orders');
  const { page: _page, sortBy: _sortBy, ...filters } = ordersSearch(useFilters().search);
  // A page past the last is empty too, though there are orders.
  const isFiltered = Object.keys(filters).length > 0 || total > 0;
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden />}
      title={isFiltered ? t('emptyFiltered') : t('empty')}
      {...(isFiltered ? {} : { hint: reader === 'admin' ? t('emptyHintForAdmin') : t('emptyHint') })}
      action={
        isFiltered ? (
          <Button asChild variant="primary">
            <Link to="." search={{}}>
              {t('reset')}
            </Link>
          </Button>
        ) : (
          reader === 'dealer' && (
            <Button asChild variant="primary">
              <Link to="/vehicles">{t('toInventory')}</Link>
            </Button>
          )
        )
      }
    />
  );
}

function CardSkeletons() {
  const layout = useTranslations('layout');
  return (
    <div role="status" aria-label={layout('loading')} className="flex flex-col gap-3">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-20 rounded-card" />
      ))}
    </div>
  );
}
