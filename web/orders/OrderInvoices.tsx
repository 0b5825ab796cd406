import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OrderStatus, Role } from '../../contract/states.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { invoicesQuery } from './queries.ts';

interface OrderInvoicesProps {
  order: { id: string; status: OrderStatus };
  reader: Role;
}

/** Why an order that has ended has no invoice. */
const NONE: Partial<Record<OrderStatus, 'noneYet' | 'never'>> = { COMPLETED: 'noneYet', CANCELLED: 'never' };

/** The invoices of an order, or why there are none. */
export function OrderInvoices({ order: { id, status }, reader }: OrderInvoicesProps) {
  const t = useTranslations('orders.invoice');
  const query = useQuery({ ...invoicesQuery(id), ...FRESHNESS[reader === 'admin' ? 'adminList' : 'orders'] });
  const none = NONE[status] ?? (reader === 'admin' ? 'noneYet' : 'none');
  return (
    <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="h-20" />}>
      {({ invoices }) =>
        invoices.length > 0 ? (
          <InvoiceList invoices={invoices} reader={reader} />
        ) : (
          <p className="text-ink-2">{t(none)}</p>
        )
      }
    </Loaded>
  );
}
