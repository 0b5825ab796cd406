import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FRESHNESS } from '../../api/freshness.ts';
import { holdingRows } from '../../layout/held-rows.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { ordersQuery } from '../../orders/queries.ts';
import { useOrdersFailure } from '../../orders/use-orders-failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { adminOrdersSearch } from '../data.ts';
import { ListLine } from '../ListLine.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { OrderDeskFilters } from './OrderDeskFilters.tsx';
import { OrderTable } from './OrderTable.tsx';

/** The orders of all dealers. The address holds filters, sort, page and the number of rows. */
export function OrdersSection() {
  const t = useTranslations('orders');
  const list = useTranslations('adminOrder.list');
  const failure = useOrdersFailure();
  const { known, query, page } = useList(adminOrdersSearch, (search) => ({
    ...ordersQuery(search),
    ...FRESHNESS.adminList,
    structuralSharing: holdingRows('orders'),
  }));
  const total = query.data?.total;
  const { page: _page, sortBy: _sortBy, limit, ...filters } = known;
  // A page past the last one is empty too, although there are orders.
  const isFiltered = Object.keys(filters).length > 0 || (total ?? 0) > 0;
  return (
    <div className="min-[87rem]:-mt-5">
      <ListSection
        query={query}
        filters={
          <>
            <div className="gap-6 min-[87rem]:flex min-[87rem]:items-center">
              <h1 className="heading text-30 max-[21rem]:text-22 min-[87rem]:text-22">{t('title')}</h1>
              <div className="min-w-0 flex-1">
                <OrderDeskFilters />
              </div>
            </div>
            <ListLine
              count={total === undefined ? undefined : list('count', { count: total })}
              work={known.work}
              limit={limit}
            />
          </>
        }
        failed={failure}
        rowsOf={({ orders }) => orders}
        empty={
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={isFiltered ? t('emptyFiltered') : t('empty')}
            {...(isFiltered ? {} : { hint: t('emptyHintForAdmin') })}
            action={isFiltered ? <ResetFilters /> : undefined}
          />
        }
        pages={{ page, totalPages: Math.max(1, Math.ceil((total ?? 0) / Number(limit))) }}
      >
        {(orders) => (
          <MarkedRows query={query} rows={orders} idOf={({ id }) => id}>
            <OrderTable orders={orders} />
          </MarkedRows>
        )}
      </ListSection>
    </div>
  );
}
