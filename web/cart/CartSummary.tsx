import { Link } from '@tanstack/react-router';
import { type FormEvent, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  DELIVERY_WORKING_DAYS,
  ORDER_VEHICLES_MAX,
  PICKUP_OFFERED,
  TERMS_VERSION,
} from '../../contract/constants.ts';
import { deliveryFeeOf } from '../../contract/vat.ts';
import { isUnanswered } from '../api/call.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoney } from '../ui/format.ts';
import { FormError } from '../ui/FormError.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Conditions } from './Conditions.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { OpenRows } from './OpenRows.tsx';
import { OrderTexts, useOrderTexts } from './OrderTexts.tsx';
import { refusalIn } from './refusal.ts';
import { type CartRow, isAvailable, isOpen, totalOf } from './rows.ts';
import { SendRequest } from './SendRequest.tsx';
import type { OrderWish, SentOrder } from './sent-order.ts';
import { SentOrderNotice } from './SentOrderNotice.tsx';
import { Totals } from '../trade/Totals.tsx';
import { useAcceptance } from './use-acceptance.ts';
import { useExceededLimit } from './use-exceeded-limit.ts';
import type { useOrder } from './use-order.ts';
import { useOrderErrorText } from './use-order-error-text.ts';
import type { DeliveryChoice } from './use-delivery-address.ts';
import type { useRequest } from './use-request.ts';
import { useTotals } from './use-totals.ts';

interface CartSummaryProps {
  ref: Ref<HTMLFormElement>;
  rows: readonly CartRow[];
  delivery: DeliveryChoice;
  order: ReturnType<typeof useOrder>;
  request: ReturnType<typeof useRequest>;
  /** An order that was sent before and waits for its answer. */
  sent: SentOrder | null;
  onRemove: (vehicleIds: readonly string[]) => void;
  /** Moves to the row of a vehicle. */
  onShow: (vehicleId: string) => void;
}

/**
 * Keeps the summary in view beside the rows: at the upper edge if the whole summary fits into the window, else at the
 * lower edge, where the button is.
 */
const BY_UPPER_EDGE = 'lg:sticky lg:top-20';
const BY_LOWER_EDGE =
  'lg:[@media(height<91rem)]:top-auto lg:[@media(height<91rem)]:bottom-4 lg:[@media(height<91rem)]:self-end';

/** The totals by the dealer's VAT case, the conditions, and the binding button. */
export function CartSummary({
  ref,
  rows,
  delivery,
  order,
  request,
  sent,
  onRemove,
  onShow,
}: CartSummaryProps) {
  const t = useTranslations('cart.summary');
  const dealerId = useUser()?.dealer?.id;
  const { totals, vatCase } = useTotals(rows, delivery.chosen);
  const texts = useOrderTexts(dealerId);
  const [shippingMethod, setShippingMethod] = useState<OrderWish['shippingMethod']>('DELIVERY');
  const isSending = order.sending !== null;
  const isLocked = isSending || request.isSending;
  const acceptance = useAcceptance(rows, vatCase, delivery.chosen);
  const limit = useExceededLimit(totals.vehiclesNet);
  // An owner accepts the terms when they order what was requested.
  const blockedReason = useBlockedReason(rows, acceptance.isGiven || limit !== null);
  const failure = useFailure(order.error, rows);

  const wish: OrderWish = {
    vehicleIds: rows.map(({ vehicle }) => vehicle.id),
    totalAmount: totalOf(rows),
    notes: texts.notes,
    ...(texts.reference.trim() ? { purchaseReference: texts.reference } : {}),
    shippingMethod,
    ...(delivery.chosen ? { deliveryAddressId: delivery.chosen.id } : {}),
    prices: rows.map(({ vehicle, priceNet }) => ({ id: vehicle.id, priceNet })),
    vatCase,
    termsVersion: TERMS_VERSION,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (blockedReason === null && limit === null) order.place(wish);
  }

  return (
    <form
      ref={ref}
      tabIndex={-1}
      aria-label={t('label')}
      onSubmit={submit}
      className={`flex scroll-mt-20 flex-col gap-5 rounded-card border border-line-2 bg-surface p-5 outline-none lg:row-span-2 ${BY_UPPER_EDGE} ${sent ? '' : BY_LOWER_EDGE}`}
    >
      <div>
        <h2 className="heading text-18">{t('title', { count: rows.filter(isAvailable).length })}</h2>
        <Totals totals={totals} vatCase={vatCase} />
      </div>
      {sent ? (
        <SentOrderNotice
          sent={sent}
          isFailed={order.error !== null}
          isSending={isSending}
          onSendAgain={() => order.sendAgain(sent)}
        />
      ) : (
        <>
          <RadioGroup
            name="shipping"
            legend={t('shipping')}
            value={shippingMethod}
            onChange={({ target }) => setShippingMethod(target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY')}
            disabled={isLocked}
            choices={[
              {
                value: 'DELIVERY',
                label: t('delivery'),
                hint: t('deliveryHint', { fee: formatMoney(deliveryFeeOf(1)), days: DELIVERY_WORKING_DAYS }),
              },
              {
                value: 'PICKUP',
                label: t('pickup'),
                ...(PICKUP_OFFERED ? {} : { hint: t('pickupHint'), disabled: true }),
              },
            ]}
          />
          <DeliveryAddress choice={delivery} isLocked={isLocked} />
          <OrderTexts texts={texts} isLocked={isLocked} />
          {limit === null && (
            <Conditions isAccepted={acceptance.isGiven} isLocked={isLocked} onAccept={acceptance.give} />
          )}
          <OpenRows rows={rows} onRemove={onRemove} onShow={onShow} />
          {limit === null ? (
            <div>
              <FormError className="mb-3">{failure}</FormError>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                className="w-full"
                busy={isSending}
                disabled={blockedReason !== null && !isSending}
                aria-describedby="order-blocked-reason"
              >
                {t('order')}
              </Button>
              <p id="order-blocked-reason" className="mt-1.5 min-h-5 text-center text-14 text-ink-2">
                {isSending ? t('sending') : blockedReason}
              </p>
            </div>
          ) : (
            <SendRequest limit={limit} wish={wish} blockedReason={blockedReason} request={request} />
          )}
        </>
      )}
      <Button asChild>
        <Link to="/vehicles">{t('addMore')}</Link>
      </Button>
    </form>
  );
}

/** Why the last order failed, as long as nothing in the rows has resolved it. */
function useFailure(error: Error | null, rows: readonly CartRow[]): string | undefined {
  const t = useTranslations('cart.summary');
  const errorText = useOrderErrorText();
  if (error === null || isUnanswered(error)) return undefined;
  const refusal = refusalIn(error);
  if (!refusal) return errorText(error);
  if (rows.some(isOpen)) return t('nothingReserved');
  // The dealer has only to press the button again.
  const isCheaper = refusal.prices.length > 0 && rows.some(({ state }) => state === 'cheaper');
  return isCheaper ? t('cheaperNow') : undefined;
}

/** Why the order cannot be sent yet; null when it can. */
function useBlockedReason(rows: readonly CartRow[], isAccepted: boolean): string | null {
  const t = useTranslations('cart.summary');
  const isViewer = useUser()?.rights === 'VIEWER';
  const excess = rows.length - ORDER_VEHICLES_MAX;
  if (isViewer) return t('viewerOnly');
  if (rows.length === 0) return t('nothing');
  if (rows.some((row) => !isAvailable(row))) return t('removeFirst');
  if (excess > 0) return t('tooMany', { max: ORDER_VEHICLES_MAX, count: excess });
  if (rows.some(({ state }) => state === 'repriced')) return t('acceptPricesFirst');
  return isAccepted ? null : t('acceptFirst');
}
