import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { formatInteger } from '../../contract/notation.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { holdingRows } from '../layout/held-rows.ts';
import { ListSection } from '../layout/ListSection.tsx';
import { useList } from '../layout/use-list.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { ordersQuery } from './queries.ts';
import { type OrdersSearch, ordersSearch } from './search.ts';
import { useOrdersFailure } from './use-orders-failure.ts';

/** A dealer's own orders. The address holds filters, sort and page. */
export function OrderList() {
  const t = useTranslations('orders');
  const locale = useLocale();
  const failure = useOrdersFailure();
  const { known, query, page } = useList(ordersSearch, (search) => ({
    ...ordersQuery(search),
    ...FRESHNESS.orders,
    structuralSharing: holdingRows('orders'),
  }));
  // An open order that has left the list is still shown.
  const total = Math.max(query.data?.total ?? 0, query.data?.orders.length ?? 0);
  const totalPages = Math.ceil(total / PAGE_SIZE.orders);
  return (
    <ListSection
      query={query}
      filters={<OrderFilters />}
      failed={failure}
      skeleton={<CardSkeletons />}
      rowsOf={({ orders }) => orders}
      empty={<NoOrders known={known} />}
      pages={{ page, totalPages }}
    >
      {(orders) => (
        <>
          <ul className="group/orders flex flex-col gap-3 print:mt-4" aria-busy={query.isPlaceholderData}>
            {orders.map((order) => (
              <li
                key={order.id}
                data-row={order.id}
                // On paper only the open orders are printed, or all orders where none is open.
                className="print:group-has-aria-expanded/orders:not-has-aria-expanded:hidden"
              >
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="mt-6 text-center text-14 text-ink-2 print:hidden">
            {t('pageOf', {
              page: formatInteger(page, locale),
              totalPages: formatInteger(totalPages, locale),
              count: orders.length,
              total: formatInteger(total, locale),
            })}
          </p>
        </>
      )}
    </ListSection>
  );
}

function NoOrders({ known }: { known: OrdersSearch }) {
  const t = useTranslations('orders');
  const { page: _page, sortBy: _sortBy, ...filters } = known;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden />}
      title={isFiltered ? t('emptyFiltered') : t('empty')}
      {...(isFiltered ? {} : { hint: t('emptyHint') })}
      action={
        isFiltered ? (
          <Button asChild variant="primary">
            <Link ref={handFocusOn} to="." search={{}}>
              {t('reset')}
            </Link>
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to="/vehicles">{t('toInventory')}</Link>
          </Button>
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
