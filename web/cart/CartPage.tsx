import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { vehicleQuery } from '../vehicles/queries.ts';
import { CartFaq } from './CartFaq.tsx';
import { CartItemRow } from './CartItemRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { Confirmation } from './Confirmation.tsx';
import { type Known, rowsOf } from './rows.ts';
import { clearCart, useCart, useIsCartKnown } from './store.ts';
import type { PlacedOrder } from './use-order.ts';

/** What a dealer has chosen, held against the server, and the binding step. */
export function CartPage() {
  const t = useTranslations('cart');
  const frame = useTranslations('frame');
  const items = useCart();
  const isKnown = useIsCartKnown();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const answers = useQueries({
    queries: items.map(({ vehicleId }) => ({
      ...vehicleQuery(vehicleId),
      refetchOnMount: 'always' as const,
    })),
  });
  const known = answers.map(({ data, error }): Known => {
    if (error instanceof CallFailed && error.status === 404) return 'gone';
    return data && { priceNet: data.vehicle.priceNet, status: data.vehicle.status };
  });
  const rows = rowsOf(items, known);

  if (placed) return <Confirmation order={placed} />;
  return (
    <div className="page-width py-8">
      <PageTitle
        actions={rows.length > 0 && <Button onClick={clearCart}>{t('clear')}</Button>}
        {...(rows.length > 0 ? { lead: t('lead') } : {})}
      >
        {t('title')}
      </PageTitle>
      {!isKnown ? (
        <div role="status" aria-label={frame('loading')} className="mt-6 flex flex-col gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      ) : rows.length === 0 ? (
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
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <ul className="flex flex-col gap-3" aria-label={t('title')}>
              {rows.map((row) => (
                <CartItemRow key={row.vehicle.id} row={row} />
              ))}
            </ul>
            <CartFaq />
          </div>
          <CartSummary rows={rows} onPlaced={setPlaced} />
        </div>
      )}
    </div>
  );
}
