import { useTranslations } from 'use-intl';
import { PageTitle } from '../ui/PageTitle.tsx';
import { OrderList } from './OrderList.tsx';

export { prepareList, prepareOrder } from './prepare.ts';

// In one module with the list: each module more would make the script larger that every public page loads.
export { OrderPage } from './OrderPage.tsx';

export function OrdersPage() {
  const t = useTranslations('orders');
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle>{t('title')}</PageTitle>
      <OrderList />
    </div>
  );
}
