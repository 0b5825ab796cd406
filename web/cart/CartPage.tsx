import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderData, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CartContents } from './CartContents.tsx';
import { ClearCart } from './ClearCart.tsx';
import { Confirmation } from './Confirmation.tsx';
import { orderQuery } from '../trade/queries.ts';
import { cartSearch } from './search.ts';
import { useCart, useIsCartKnown } from './store.ts';
import { type PlacedOrder, useOrder } from './use-order.ts';
import { useRemoval } from './use-removal.ts';
import { useRequest } from './use-request.ts';

export { prepare } from './prepare.ts';

/** The chosen vehicles and the binding step. Afterwards, at an address of its own, the confirmation. */
export function CartPage() {
  const { order: orderId } = useSearch({ from: '/cart', select: cartSearch });
  const isConfirmed = useLoaderData({ from: '/cart' })?.isConfirmed ?? false;
  const navigate = useNavigate();
  const router = useRouter();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const { data } = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== undefined && (isConfirmed || placed !== null),
  });

  function confirm(order: PlacedOrder) {
    setPlaced(order);
    void navigate({ to: '/cart', search: { order: order.id }, replace: true, resetScroll: false });
  }

  // The page stays mounted when a link leads from the confirmation to the cart.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        const isSame = (shown: PlacedOrder | null) => cartSearch(toLocation.search).order === shown?.id;
        if (toLocation.pathname === '/cart') setPlaced((shown) => (isSame(shown) ? shown : null));
      }),
    [router],
  );

  const isFresh = placed !== null && (orderId === undefined || orderId === placed.id);
  if (isFresh)
    return <Confirmation order={placed} reservations={placed.reservations} details={data} isFresh />;
  if (orderId !== undefined && isConfirmed && data && data.order.status !== 'CANCELLED')
    return (
      <Confirmation
        order={data.order}
        reservations={data.reservations.filter(({ status }) => status === 'ACTIVE')}
        details={data}
        isFresh={false}
      />
    );
  return <Cart onPlaced={confirm} />;
}

function Cart({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const t = useTranslations('cart');
  const items = useCart();
  const isKnown = useIsCartKnown();
  const page = useRef<HTMLDivElement>(null);
  const dealerId = useUser()?.dealer?.id;
  const removal = useRemoval(page, dealerId);
  // Kept here and not beside the rows: another tab's order may remove the rows while this one waits for its answer.
  const order = useOrder(dealerId, onPlaced);
  const request = useRequest(dealerId);
  return (
    // The footer stays below the lower edge of the window, so that nothing in view moves when the cart is known.
    <div ref={page} className="page-width min-h-[calc(100dvh-3.75rem)] py-8">
      <PageTitle
        actions={items.length > 0 && <ClearCart count={items.length} onClear={removal.removeAll} />}
        {...(items.length > 0 ? { lead: t('lead') } : {})}
      >
        <span tabIndex={-1} data-cart-title className="outline-none">
          {t('title')}
        </span>
      </PageTitle>
      {!isKnown ? (
        <Waiting />
      ) : items.length === 0 ? (
        <EmptyState
          className="mt-6"
          icon={<ShoppingCart aria-hidden />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={
            <Button asChild variant="primary">
              <Link to="/vehicles">{t('toInventory')}</Link>
            </Button>
          }
        />
      ) : (
        <CartContents items={items} removal={removal} order={order} request={request} />
      )}
    </div>
  );
}

/** Shown until the browser knows its cart. Without scripts it never does. */
function Waiting() {
  const t = useTranslations('cart');
  const layout = useTranslations('layout');
  return (
    <>
      <div role="status" aria-label={layout('loading')} className="mt-6 flex flex-col gap-3 noscript:hidden">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-surface p-5">{t('needsScripts')}</p>
      </noscript>
    </>
  );
}
