import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { CartFaq } from './CartFaq.tsx';
import { CartItemRow } from './CartItemRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { useSentOrder } from './sent-order.ts';
import type { CartItem } from './stored-items.ts';
import { updateInCart } from './store.ts';
import type { useOrder } from './use-order.ts';
import type { Removal } from './use-removal.ts';
import type { useRequest } from './use-request.ts';
import { useDeliveryAddress } from './use-delivery-address.ts';
import { useRows } from './use-rows.ts';
import { useTotals } from './use-totals.ts';

/** The rows, the summary beside them and the questions below them. On phones they follow one another. */
export function CartContents({
  items,
  removal,
  order,
  request,
}: {
  items: readonly CartItem[];
  removal: Removal;
  order: ReturnType<typeof useOrder>;
  request: ReturnType<typeof useRequest>;
}) {
  const t = useTranslations('cart');
  const dealerId = useUser()?.dealer?.id;
  const sent = useSentOrder(dealerId);
  const { rows, isUnchecked, isChecking, checkAgain } = useRows(items, sent?.wish.vehicleIds ?? []);
  const delivery = useDeliveryAddress(dealerId);
  const { vatCase } = useTotals(rows, delivery.chosen);
  const summary = useRef<HTMLFormElement>(null);
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        {isUnchecked && (
          <div
            role="status"
            className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-reserved-soft px-4 py-3 text-14"
          >
            <TriangleAlert aria-hidden className="size-4 shrink-0 text-reserved" />
            <p className="min-w-0 flex-1 basis-60">{t('unchecked')}</p>
            <Button size="sm" busy={isChecking} onClick={checkAgain}>
              <RefreshCw aria-hidden className="size-4" />
              {t('checkAgain')}
            </Button>
          </div>
        )}
        <ul className="flex flex-col gap-3" aria-label={t('title')}>
          {rows.map((row) => (
            <CartItemRow
              key={row.vehicle.id}
              row={row}
              vatCase={vatCase}
              isLocked={order.sending !== null || request.isSending}
              onRemove={() => removal.remove([row.vehicle.id])}
              onAccept={() => {
                removal.focusOn(row.vehicle.id);
                if (dealerId) updateInCart(dealerId, { ...row.vehicle, priceNet: row.priceNet });
              }}
            />
          ))}
        </ul>
        <PhoneBar rows={rows} delivery={delivery} summary={summary} />
      </div>
      <CartSummary
        ref={summary}
        rows={rows}
        delivery={delivery}
        order={order}
        request={request}
        sent={order.sending === 'first' ? null : sent}
        onRemove={removal.remove}
        onShow={removal.focusOn}
      />
      <CartFaq />
    </div>
  );
}
