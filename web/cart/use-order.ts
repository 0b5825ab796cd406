import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { call, CallFailed, type ResultOf } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { userQuery } from '../api/user.ts';
import { useToast } from '../ui/Toasts.tsx';
import { STATES_KEY, type VehicleState } from '../trade/queries.ts';
import { keepNotes } from './kept-notes.ts';
import { refusalIn, type Refusal } from './refusal.ts';
import { isRefusedUnseen, isUnansweredOrder } from '../trade/order-key.ts';
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

type Sending = SentOrder & { isAgain: boolean };

/**
 * Orders what is in the cart. Written down before it is sent and forgotten with the answer: a second press, another
 * tab or a try after a lost answer send the same order again, which counts once.
 */
export function useOrder(dealerId: string | undefined, onPlaced: (order: PlacedOrder) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useTranslations('cart.order');
  const errorText = useErrorText();
  const refusalText = useRefusalText(dealerId);
  // Known at once, before the mutation tells: no second press, and no notice of a lost answer in between.
  const [sending, setSending] = useState<'first' | 'again' | null>(null);
  const isHere = useRef(false);
  const hasFailed = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const order = useMutation({
    mutationFn: ({ key, wish }: Sending) =>
      call('POST /api/orders/create', { body: wish, headers: { 'idempotency-key': key } }),
    onSuccess: async (placed, { dealerId: orderer, wish }) => {
      forgetSentOrder(orderer);
      keepNotes(orderer, '');
      removeFromCart(orderer, wish.vehicleIds);
      // Who went on to another page is told there, and a message of failure does not outlive the success.
      if (!isHere.current || hasFailed.current)
        toast({
          tone: 'success',
          title: t('done'),
          description: t('doneText', { number: orderNumberOf(placed.id) }),
        });
      if (isHere.current) onPlaced(placed);
      await refresh(queryClient, ORDERS_AND_VEHICLES);
    },
    onError: (error, { dealerId: orderer, isAgain }) => {
      hasFailed.current = true;
      const isUnanswered = isUnansweredOrder(error);
      if (!isUnanswered && !(isAgain && isRefusedUnseen(error))) forgetSentOrder(orderer);
      const refusal = refusalIn(error);
      toast({
        tone: 'destructive',
        title: t('failed'),
        description: isUnanswered ? t('lost') : refusal ? refusalText(refusal) : errorText(error),
      });
      if (refusal) learn(queryClient, refusal);
      if (error instanceof CallFailed && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
    },
    onSettled: () => setSending(null),
  });

  function send(sent: SentOrder, isAgain: boolean) {
    if (sending !== null) return;
    setSending(isAgain ? 'again' : 'first');
    order.mutate({ ...sent, isAgain });
  }
  return {
    error: order.error,
    sending,
    place: (wish: OrderWish) => {
      if (dealerId === undefined || sending !== null) return;
      // Another tab may have sent an order a moment ago.
      const sent = sentOrderOf(dealerId);
      send(sent ?? rememberSentOrder(dealerId, wish), sent !== null);
    },
    sendAgain: (sent: SentOrder) => send(sent, true),
  };
}

/** Shows in the rows at once what the refusal says, then asks for their states anew. */
function learn(queryClient: QueryClient, { vehicles, prices }: Refusal): void {
  const statusOf = new Map(vehicles.map(({ id, status }) => [id, status]));
  const priceOf = new Map(prices.map(({ id, priceNet }) => [id, priceNet]));
  queryClient.setQueriesData<VehicleState[]>({ queryKey: STATES_KEY }, (known) =>
    known?.map((state) => ({
      ...state,
      status: statusOf.get(state.id) ?? state.status,
      priceNet: priceOf.get(state.id) ?? state.priceNet,
    })),
  );
  void refresh(queryClient, ['/api/vehicles']);
}
