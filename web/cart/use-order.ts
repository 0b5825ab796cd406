import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import { call, CallFailed, type ResultOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { userQuery } from '../api/user.ts';
import { useToast } from '../ui/Toasts.tsx';
import { vehicleQuery } from '../stock/queries.ts';
import { keepNotes } from './kept-notes.ts';
import { refusalIn, type Refusal } from './refusal.ts';
import { isUnansweredOrder } from './order-key.ts';
import {
  forgetSentOrder,
  type OrderWish,
  rememberSentOrder,
  type SentOrder,
  sentOrderOf,
} from './sent-order.ts';
import { removeFromCart } from './store.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type PlacedOrder = ResultOf<'POST /api/orders/create'>;

/**
 * Orders what is in the cart. Written down before it is sent and forgotten with the answer: a second press, another
 * tab or a try after a lost answer send the same order again, which counts once.
 */
export function useOrder(dealerId: string | undefined, onPlaced: (order: PlacedOrder) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useTranslations('cart.order');
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  // A second press before the button is drawn anew must not send a second time.
  const isSending = useRef(false);
  const isHere = useRef(false);
  const hasFailed = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const order = useMutation({
    mutationFn: ({ key, wish }: SentOrder) =>
      call('POST /api/orders/create', { body: wish, headers: { 'idempotency-key': key } }),
    onSuccess: async (placed, { dealerId: orderer, wish }) => {
      forgetSentOrder(orderer);
      keepNotes(orderer, '');
      removeFromCart(...wish.vehicleIds);
      // Who went on to another page is told there, and a message of failure does not outlive the success.
      if (!isHere.current || hasFailed.current)
        toast({
          tone: 'success',
          title: t('done'),
          description: t('doneText', { number: placed.id.slice(0, ORDER_NUMBER_LENGTH) }),
        });
      if (isHere.current) onPlaced(placed);
      await refresh(queryClient, ORDERS_AND_VEHICLES);
    },
    onError: (error, { dealerId: orderer, wish }) => {
      hasFailed.current = true;
      const isUnanswered = isUnansweredOrder(error);
      if (!isUnanswered) forgetSentOrder(orderer);
      const refusal = refusalIn(error);
      toast({
        tone: 'destructive',
        title: t('failed'),
        description: isUnanswered ? t('lost') : refusal ? refusalText(refusal) : errorText(error),
      });
      if (refusal) learn(queryClient, refusal, wish);
      if (error instanceof CallFailed && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  function send(sent: SentOrder) {
    if (isSending.current) return;
    isSending.current = true;
    order.mutate(sent);
  }
  return {
    ...order,
    place: (wish: OrderWish) => {
      // Another tab may have sent an order a moment ago.
      if (dealerId !== undefined) send(sentOrderOf(dealerId) ?? rememberSentOrder(dealerId, wish));
    },
    sendAgain: send,
  };
}

/** Puts into the rows at once what the refusal says, then asks for the vehicles anew. */
function learn(queryClient: QueryClient, { vehicles, prices }: Refusal, wish: OrderWish): void {
  for (const { id, status } of vehicles)
    queryClient.setQueryData(vehicleQuery(id).queryKey, (known) =>
      known && status ? { ...known, vehicle: { ...known.vehicle, status } } : known,
    );
  for (const { id, priceNet } of prices)
    queryClient.setQueryData(
      vehicleQuery(id).queryKey,
      (known) => known && { ...known, vehicle: { ...known.vehicle, priceNet } },
    );
  for (const id of wish.vehicleIds)
    void queryClient.invalidateQueries({ queryKey: vehicleQuery(id).queryKey });
}
