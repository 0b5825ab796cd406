import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FRESHNESS } from '../../api/freshness.ts';
import { holdingRows } from '../../layout/held-rows.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { ordersQuery } from '../../orders/queries.ts';
import { useOrdersFailure } from '../../orders/use-orders-failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { adminOrdersSearch } from '../data.ts';
import { ExportLink } from '../ExportLink.tsx';
import { ListHead } from '../ListHead.tsx';
import { ListLine } from '../ListLine.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { OrderDeskFilters } from './OrderDeskFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { type AskedStep, StepDialog } from './StepDialog.tsx';

/** The orders of all dealers. The address holds filters, sort, page and the number of rows. */
export function OrdersSection() {
  const t = useTranslations('orders');
  const list = useTranslations('adminOrder.list');
  const failure = useOrdersFailure();
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const { known, query, page } = useList(adminOrdersSearch, (search) => ({
    ...ordersQuery(search),
    ...FRESHNESS.adminList,
    structuralSharing: holdingRows('orders'),
  }));
  const total = query.data?.total;
  const { page: _page, sortBy: _sortBy, limit, ...filters } = known;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="min-[87rem]:-mt-5">
      <ListSection
        query={query}
        filters={
          <>
            <ListHead
              title={t('title')}
              actions={
                <>
                  <SavedViews list="orders" />
                  <ExportLink list="orders" search={known} />
                </>
              }
            >
              <OrderDeskFilters />
            </ListHead>
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
        pages={{ page, totalPages: Math.ceil((total ?? 0) / Number(limit)) }}
      >
        {(orders) => (
          <MarkedRows query={query} rows={orders} idOf={({ id }) => id}>
            <OrderTable orders={orders} onAsk={setAsked} />
          </MarkedRows>
        )}
      </ListSection>
      {asked && <StepDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
