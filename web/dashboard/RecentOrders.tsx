import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { useErrorText } from '../api/error-text.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { OrderBadge } from '../orders/OrderBadge.tsx';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatInstantDay } from '../ui/instants.ts';
import { recentOrdersQuery } from './queries.ts';

/** The newest orders of an ACTIVE dealer. */
export function RecentOrders() {
  const t = useTranslations('dashboard.recent');
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = useQuery({ ...recentOrdersQuery(), ...FRESHNESS.orders });
  if (data?.orders.length === 0)
    return (
      <TitledCard title={t('title')}>
        <EmptyState
          title={t('none')}
          hint={t('noneHint')}
          action={
            <Button asChild variant="primary">
              <Link to="/vehicles">{t('inventory')}</Link>
            </Button>
          }
        />
      </TitledCard>
    );
  return (
    <TitledCard
      title={t('title')}
      action={
        <Link to="/orders" className="text-plate underline underline-offset-2">
          {t('all')}
        </Link>
      }
    >
      {!data && error && <p className="text-sold">{errorText(error)}</p>}
      <ul>
        {data?.orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line first:border-t-0"
          >
            <span>
              <Link
                to="/orders/$id"
                params={{ id: order.id }}
                aria-label={t('open', { number: orderNumberOf(order.id) })}
                className="inline-flex min-h-11 items-center font-medium text-plate hover:underline"
              >
                #{orderNumberOf(order.id)}
              </Link>{' '}
              <span className="ml-3 text-ink-2">{formatInstantDay(order.orderDate, locale)}</span>
            </span>
            <OrderBadge status={order.status || 'PENDING'} endReason={order.endReason} isLowercase />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
