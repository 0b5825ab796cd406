import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VatCase } from '../../contract/vat-case.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { CallFailed, isRefused, isUnanswered, type ResultOf } from '../api/call.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { userQuery } from '../api/user.ts';
import { useToast } from '../ui/Toasts.tsx';
import { storeAddress } from './stored-address.ts';
import { storedNotes, storedReference } from './stored-notes.ts';
import { refusalIn, showRefusal } from './refusal.ts';
import { isRefusedBeforeCheck } from '../trade/order-key.ts';
import { placeOrder } from '../trade/place-order.ts';
import {
  forgetSentOrder,
  type OrderWish,
  rememberSentOrder,
  type SentOrder,
  sentOrderOf,
} from './sent-order.ts';
import { removeFromCart } from './store.ts';
import { useIsHere } from './use-is-here.ts';
import { useOrderErrorText } from './use-order-error-text.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type PlacedOrder = ResultOf<'POST /api/orders/create'> & {
  /** The case that the dealer saw. Only an order that an older version of the page has sent lacks it. */
  vatCase: VatCase | undefined;
};

type Sending = SentOrder & { isAgain: boolean };

/**
 * Places the order of the cart. The order is stored before it is sent and deleted after the answer. So a second press,
 * another tab or a retry after a lost answer sends the same order again with the same key, and the order counts once.
 */
export function useOrder(dealerId: string | undefined, onPlaced: (order: PlacedOrder) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useTranslations('cart.order');
  const errorText = useOrderErrorText();
  const refusalText = useRefusalText(dealerId);
  // Set before the state of the mutation changes. Otherwise a second press would be possible in between, and the notice
  // about a lost answer would be shown for a moment.
  const [sending, setSending] = useState<'first' | 'again' | null>(null);
  const isHere = useIsHere();
  const hasFailed = useRef(false);

  const order = useMutation({
    mutationFn: ({ wish, ...sent }: Sending) => placeOrder(wish, sent),
    onSuccess: async (placed, { dealerId: orderer, wish }) => {
      forgetSentOrder(orderer);
      if (placed.status === 'CANCELLED') {
        toast({
          tone: 'destructive',
          title: t('failed'),
          description: t('cancelled', { number: orderNumberOf(placed.id) }),
        });
        return refresh(queryClient, ORDERS_AND_VEHICLES);
      }
      storedNotes.store(orderer, '');
      storedReference.store(orderer, '');
      storeAddress(orderer, null);
      removeFromCart(orderer, wish.vehicleIds);
      // A toast tells dealers who have gone to another page. It also replaces an earlier toast about a failure.
      if (!isHere.current() || hasFailed.current)
        toast({
          tone: 'success',
          title: t('done'),
          description: t('doneText', { number: orderNumberOf(placed.id) }),
        });
      if (isHere.current()) onPlaced({ ...placed, vatCase: wish.vatCase });
      await refresh(queryClient, ORDERS_AND_VEHICLES);
    },
    onError: (error, { dealerId: orderer, isAgain }) => {
      hasFailed.current = true;
      const isLost = isUnanswered(error);
      if (!isLost && !(isAgain && isRefusedBeforeCheck(error))) forgetSentOrder(orderer);
      const refusal = refusalIn(error);
      toast({
        tone: 'destructive',
        title: t('failed'),
        description: isLost ? t('lost') : refusal ? refusalText(refusal) : errorText(error),
      });
      if (refusal) showRefusal(queryClient, refusal);
      if (error instanceof CallFailed && (error.status === 403 || isConditionsChange(error)))
        void queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
      if (isRefused(error, 'POST /api/orders/create', 'APPROVAL_NEEDED'))
        void refresh(queryClient, ['/api/company/limit']);
      if (isConditionsChange(error) || isAddressGone(error))
        void refresh(queryClient, ['/api/dealer/addresses']);
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

/** Whether the order was refused because the VAT case or the terms have changed. */
const isConditionsChange = (error: unknown) =>
  isRefused(error, 'POST /api/orders/create', 'CONDITIONS_CHANGED');

/** Whether the order was refused because its delivery address was deleted meanwhile. */
const isAddressGone = (error: unknown) => isRefused(error, 'POST /api/orders/create', 'NOT_FOUND');
