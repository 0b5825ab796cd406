import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { useToast } from '../ui/Toasts.tsx';
import type { OrderWish } from './sent-order.ts';
import { storeAddress, storedAddress } from './stored-address.ts';
import { storedNotes, storedReference } from './stored-notes.ts';
import { removeFromCart } from './store.ts';
import { useIsHere } from './use-is-here.ts';

/** Sends a cart above the limit of the company to its owners. The same request twice counts once. */
export function useRequest(dealerId: string | undefined) {
  const t = useTranslations('cart.request');
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (wish: OrderWish) => call('POST /api/company/requests', { body: wish }),
    onSuccess: async (_, wish) => {
      await refresh(queryClient, ['/api/company/requests']);
      if (isHere.current()) await navigate({ to: '/company' });
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
      if (dealerId !== undefined) forget(dealerId, wish);
    },
    onError: () => refresh(queryClient, ['/api/vehicles', '/api/user', '/api/dealer/addresses']),
  });
  return { send: mutate, isSending: isPending, error };
}

/** Dealers who have left the page and come back may have typed for their next order meanwhile: that stays. */
function forget(dealerId: string, wish: OrderWish): void {
  removeFromCart(dealerId, wish.vehicleIds);
  if (storedNotes.read(dealerId) === wish.notes) storedNotes.store(dealerId, '');
  if (storedReference.read(dealerId) === wish.purchaseReference) storedReference.store(dealerId, '');
  if (storedAddress(dealerId)?.id === wish.deliveryAddressId) storeAddress(dealerId, null);
}
