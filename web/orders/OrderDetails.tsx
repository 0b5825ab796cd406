import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { can } from '../../contract/order-rules.ts';
import type { OrderEndReason, Role } from '../../contract/states.ts';
import { totalsOf } from '../../contract/vat.ts';
import { CallFailed } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { Totals } from '../trade/Totals.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { formatDay } from '../ui/format.ts';
import { Button } from '../ui/Button.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Block } from './Block.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { orderQuery } from '../trade/queries.ts';
import { OrderAddresses } from './OrderAddresses.tsx';
import { PurchaseReference } from './PurchaseReference.tsx';
import type { OrderDetails as Details } from './queries.ts';
import { SoldVehicles } from './SoldVehicles.tsx';
import { useOrdersFailure } from './use-orders-failure.ts';

/** The contents of an order: its vehicles, its totals, the dealer, and the button to cancel it. */
export function OrderDetails({ id, reader }: { id: string; reader: Role }) {
  const t = useTranslations('orders');
  const failure = useOrdersFailure();
  const query = useQuery({ ...orderQuery(id), ...FRESHNESS.orders });
  const isMissing = query.error instanceof CallFailed && query.error.status === 404;
  return (
    <Loaded
      query={query}
      failed={isMissing ? () => t('notFound') : failure}
      skeleton={<Skeleton className="m-5 h-40" />}
      className="m-4"
    >
      {(details) => (
        <div className="border-t border-line">
          <OrderContents {...details} reader={reader} />
          <OpenOrder id={id} reader={reader} />
        </div>
      )}
    </Loaded>
  );
}

/** An order has an address of its own, where the timeline stands as well. */
function OpenOrder({ id, reader }: { id: string; reader: Role }) {
  const t = useTranslations('orders.page');
  return (
    <div className="px-4 pb-5 min-[30rem]:px-5 print:hidden">
      <Button asChild>
        <Link to={reader === 'admin' ? '/admin/orders/$id' : '/orders/$id'} params={{ id }}>
          {t('open', { number: orderNumberOf(id) })}
        </Link>
      </Button>
    </div>
  );
}

/** What the order holds, in the list and on its own page. */
export function OrderContents({
  order,
  reservations,
  reader,
}: Pick<Details, 'order' | 'reservations'> & { reader: Role }) {
  const t = useTranslations('orders');
  return (
    <div className="px-4 py-5 min-[30rem]:px-5 print:py-3">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_16rem] print:gap-6">
        <SoldVehicles reservations={reservations} reader={reader} />
        <Totals
          totals={totalsOf(order.totalAmount, order.shippingCost, order.vatCase)}
          vatCase={order.vatCase}
          isOwed={order.status !== 'CANCELLED' && order.paidAt === null}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-6 print:grid-cols-2">
          <OrderAddresses order={order} reader={reader} />
        </div>
        <div className="flex flex-col gap-6">
          <PurchaseReference order={order} reader={reader} />
          {order.notes && (
            <Block title={t('notes')}>
              <p className="whitespace-pre-line wrap-anywhere">{order.notes}</p>
            </Block>
          )}
          <TermsLink version={order.termsVersion} />
          {order.status === 'CANCELLED' ? (
            <Ending order={order} reader={reader} />
          ) : (
            reader === 'dealer' && <Cancelling order={order} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The version of the terms under which the order was made. */
function TermsLink({ version }: { version: string }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <Link
      to="/terms-of-service"
      search={{ version }}
      target="_blank"
      rel="noopener"
      className="text-14 text-plate underline underline-offset-2"
    >
      {t('terms', { date: formatDay(version, locale) })}
    </Link>
  );
}

/** The endings that the reader's own side caused. */
const OWN_ENDINGS: Record<Role, Partial<Record<OrderEndReason, 'YOURSELF' | 'OURSELVES'>>> = {
  dealer: { DEALER: 'YOURSELF' },
  admin: { ADMIN: 'OURSELVES' },
};

/** Why the order ended, worded for the reader. */
function Ending({ order, reader }: { order: Details['order']; reader: Role }) {
  const t = useTranslations('orders.ended');
  const reason = order.endReason ?? 'ADMIN';
  return <p className="text-14 text-ink-2">{t(OWN_ENDINGS[reader][reason] ?? reason)}</p>;
}

function reasonAgainstCancelling(
  order: Details['order'],
  isAllowed: boolean,
): 'completed' | 'invoiced' | 'impossible' | 'colleagues' | 'owners' | undefined {
  // A colleague who has lost the right since is not named.
  const allowed = order.placerMayCancel ? 'colleagues' : 'owners';
  if (can.cancelOrder(order)) return isAllowed ? undefined : allowed;
  if (order.status === 'COMPLETED') return 'completed';
  return order.isInvoiced ? 'invoiced' : 'impossible';
}

/** The button to cancel the order, or the reason why that is not possible any more, or not for this reader. */
function Cancelling({ order }: { order: Details['order'] }) {
  const t = useTranslations('orders.cancel');
  const errors = useTranslations('errors');
  const [isAsking, setIsAsking] = useState(false);
  const rights = useUser()?.rights;
  const isAllowed = rights === 'OWNER' || (rights === 'BUYER' && order.isOwn);
  const reason = reasonAgainstCancelling(order, isAllowed);
  // The reader has placed the order, and lost the right since. The text would speak of colleagues.
  const hasLostRight = (reason === 'colleagues' || reason === 'owners') && order.isOwn;
  const blockedReason = hasLostRight ? errors('OWNER_ONLY') : reason && t(reason, { name: order.placedBy });
  return (
    <div className="flex flex-wrap gap-1.5 print:hidden">
      <GuardedButton variant="danger" blockedReason={blockedReason} onClick={() => setIsAsking(true)}>
        {t('button')}
      </GuardedButton>
      {isAsking && <CancelOrderDialog order={order} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
