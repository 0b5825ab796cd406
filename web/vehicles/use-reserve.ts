import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { TERMS_VERSION } from '../../contract/constants.ts';
import type { VatCase } from '../../contract/vat-case.ts';
import { CallFailed, isUnanswered, type ResultOf } from '../api/call.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { userQuery } from '../api/user.ts';
import { makeOrderKey } from '../trade/order-key.ts';
import { type OrderBody, placeOrder } from '../trade/place-order.ts';
import { removeFromCart } from '../cart/store.ts';
import { vehicleQuery } from '../trade/queries.ts';
import { intent } from './intent.ts';

export type PlacedOrder = ResultOf<'POST /api/orders/create'>;

/** What the dealer saw when they accepted the terms. */
interface Seen {
  priceNet: string;
  vatCase: VatCase;
}

/**
 * Reserves one vehicle at the price and VAT that the dealer saw. The server refuses any other, so that no dealer is
 * bound to a price that they did not read.
 */
export function useReserve(
  id: string,
  dealerId: string | undefined,
  callbacks: { onReserved: (order: PlacedOrder) => void; onLost: (error: unknown) => void },
) {
  const queryClient = useQueryClient();
  // The key is the same for every try, so that an order whose answer was lost counts once. After an order there is a
  // new key, because the order may be cancelled.
  const key = useRef(makeOrderKey());
  const mayBePlaced = useRef(false);
  // A second press may come before the button is rendered as busy. It must not send a second request.
  const isSending = useRef(false);
  const { queryKey } = vehicleQuery(id);

  const reserve = useMutation({
    mutationFn: async ({ priceNet, vatCase }: Seen) => {
      const wish: OrderBody = {
        vehicleIds: [id],
        totalAmount: priceNet,
        shippingMethod: 'DELIVERY',
        prices: [{ id, priceNet }],
        vatCase,
        termsVersion: TERMS_VERSION,
      };
      const order = await placeOrder(wish, { key: key.current, isAgain: mayBePlaced.current });
      if (order.status !== 'CANCELLED') return order;
      key.current = makeOrderKey();
      return placeOrder(wish, { key: key.current, isAgain: false });
    },
    onSuccess: async (order) => {
      key.current = makeOrderKey();
      mayBePlaced.current = false;
      if (dealerId !== undefined) removeFromCart(dealerId, [id]);
      callbacks.onReserved(order);
      await queryClient.invalidateQueries({ queryKey });
      await refresh(queryClient, ORDERS_AND_VEHICLES);
    },
    onError: async (error) => {
      mayBePlaced.current ||= isUnanswered(error);
      const code = error instanceof CallFailed ? error.problem?.code : undefined;
      if (code === 'IDEMPOTENCY_MISMATCH') key.current = makeOrderKey();
      if (code === 'CONDITIONS_CHANGED') {
        key.current = makeOrderKey();
        void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
      }
      if (code === 'VEHICLE_UNAVAILABLE') callbacks.onLost(error);
      // This dialog has already announced these changes, so the page does not announce them again.
      const isAnnounced = code === 'VEHICLE_UNAVAILABLE' || code === 'PRICE_CHANGED';
      // After a lost answer the change may be this very order, so the page does not announce it as that of another
      // dealer.
      if (!isAnnounced && !isUnanswered(error)) intent.note(null);
      if (error instanceof CallFailed) await queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    isPending: reserve.isPending,
    error: reserve.error,
    forgetError: reserve.reset,
    reserve: (seen: Seen) => {
      if (isSending.current) return;
      isSending.current = true;
      intent.note('reserving');
      reserve.mutate(seen);
    },
  };
}
