import { useTranslations } from 'use-intl';
import { PageTitle } from '../ui/PageTitle.tsx';
import { OrderList } from './OrderList.tsx';

export function OrdersPage() {
  const t = useTranslations('orders');
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8">
      <PageTitle>{t('title')}</PageTitle>
      <OrderList reader="dealer" />
    </div>
  );
}
