import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call, CallFailed, type ResultOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useToast } from '../ui/Toasts.tsx';
import { vehicleQuery } from '../vehicles/queries.ts';
import { orderKeyOf } from './order-key.ts';
import { type CartRow, totalOf } from './rows.ts';
import { removeFromCart, updateInCart } from './store.ts';

export type PlacedOrder = ResultOf<'POST /api/orders/create'>;

/** Orders what is in the cart. A refusal brings the rows up to date, so that it is shown where it belongs. */
export function useOrder(onPlaced: (order: PlacedOrder) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useTranslations('cart.summary');
  const errorText = useErrorText();
  // A second press before the button is drawn anew must not send a second time.
  const isSending = useRef(false);
  const refreshRows = (rows: readonly CartRow[]) =>
    Promise.all(
      rows.map(({ vehicle }) =>
        queryClient.invalidateQueries({ queryKey: vehicleQuery(vehicle.id).queryKey }),
      ),
    );
  const order = useMutation({
    mutationFn: ({ rows, notes }: { rows: readonly CartRow[]; notes: string }) => {
      const body = {
        vehicleIds: rows.map(({ vehicle }) => vehicle.id),
        totalAmount: totalOf(rows),
        notes,
        shippingMethod: 'DELIVERY' as const,
      };
      return call('POST /api/orders/create', { body, headers: { 'idempotency-key': orderKeyOf(body) } });
    },
    onSuccess: async (placed, { rows }) => {
      for (const { vehicle } of rows) removeFromCart(vehicle.id);
      onPlaced(placed);
      await refreshRows(rows);
      await Promise.all(
        ['/api/vehicles', '/api/orders', '/api/reservations'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    onError: (error, { rows }) => {
      toast({ tone: 'destructive', title: t('failed'), description: errorText(error) });
      if (error instanceof CallFailed && error.status === 409) void refreshRows(rows);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    ...order,
    place: (rows: readonly CartRow[], notes: string) => {
      if (isSending.current) return;
      isSending.current = true;
      // From here on the new prices are the ones that were seen.
      for (const { vehicle, priceNet } of rows)
        if (vehicle.priceNet !== priceNet) updateInCart({ ...vehicle, priceNet });
      order.mutate({ rows, notes });
    },
  };
}
