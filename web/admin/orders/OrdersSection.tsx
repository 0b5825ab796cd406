import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { useErrorText } from '../../api/error-text.ts';
import { type OrderList, ordersQuery } from '../../orders/queries.ts';
import { ordersSearch } from '../../orders/search.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { FRESH_MS } from '../fresh.ts';
import { ListPages } from '../ListPages.tsx';
import { RowSkeletons } from '../RowSkeletons.tsx';
import { useAdminSearch } from '../use-admin-search.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderStatusDialog } from './OrderStatusDialog.tsx';
import { OrderTable } from './OrderTable.tsx';

/** The orders of all dealers. */
export function OrdersSection() {
  const t = useTranslations('admin.orders');
  const errorText = useErrorText();
  const known = ordersSearch(useAdminSearch().search);
  const list = useQuery({ ...ordersQuery(known), staleTime: FRESH_MS });
  const [chosen, setChosen] = useState<OrderList['orders'][number] | null>(null);
  const { page = '1', sortBy: _sorted, ...filters } = known;
  const totalPages = Math.ceil((list.data?.total ?? 0) / PAGE_SIZE.orders);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <OrderFilters total={list.data?.total} />
      {list.isPending && <RowSkeletons />}
      {list.isError && !list.data && (
        <ErrorPanel
          title={t('failed')}
          message={errorText(list.error)}
          retryLabel={t('retry')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      )}
      {list.data?.orders.length === 0 && (
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title={Object.keys(filters).length > 0 ? t('noneFiltered') : t('none')}
        />
      )}
      {list.data && list.data.orders.length > 0 && (
        <OrderTable orders={list.data.orders} onStatus={setChosen} />
      )}
      <ListPages page={Number(page)} totalPages={totalPages} />
      {chosen && <OrderStatusDialog order={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
