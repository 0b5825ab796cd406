import { useTranslations } from 'use-intl';
import { OrderList } from '../../orders/OrderList.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** The orders of all dealers. */
export function OrdersSection() {
  const t = useTranslations('orders');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <OrderList reader="admin" />
    </>
  );
}
