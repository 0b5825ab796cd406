import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoney } from '../ui/format.ts';
import { FormError } from '../ui/FormError.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { OrderWish } from './sent-order.ts';
import { storeAddress } from './stored-address.ts';
import { storedNotes, storedReference } from './stored-notes.ts';
import { removeFromCart } from './store.ts';
import { useOrderErrorText } from './use-order-error-text.ts';

/** Sends a cart above the limit of the company to its owners. The same request twice counts once. */
export function SendRequest({
  limit,
  wish,
  blockedReason,
}: {
  limit: string;
  wish: OrderWish;
  blockedReason: string | null;
}) {
  const t = useTranslations('cart.request');
  const errorText = useOrderErrorText();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dealerId = useUser()?.dealer?.id;
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (sent: OrderWish) => call('POST /api/company/requests', { body: sent }),
    onSuccess: async (_, { vehicleIds }) => {
      await refresh(queryClient, ['/api/company/requests']);
      await navigate({ to: '/company' });
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
      if (dealerId === undefined) return;
      removeFromCart(dealerId, vehicleIds);
      storedNotes.store(dealerId, '');
      storedReference.store(dealerId, '');
      storeAddress(dealerId, null);
    },
    onError: () => refresh(queryClient, ['/api/vehicles', '/api/user', '/api/dealer/addresses']),
  });
  return (
    <div>
      <p className="mb-3 rounded-box bg-reserved-soft px-3 py-2.5 text-14">
        {t('text', { limit: formatMoney(limit) })}
      </p>
      <FormError className="mb-3">{error && `${t('failed')} ${errorText(error)}`}</FormError>
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        busy={isPending}
        disabled={blockedReason !== null && !isPending}
        aria-describedby="request-blocked-reason"
        onClick={() => mutate(wish)}
      >
        {t('send')}
      </Button>
      <p id="request-blocked-reason" className="mt-1.5 min-h-5 text-center text-14 text-ink-2">
        {isPending ? t('sending') : blockedReason}
      </p>
    </div>
  );
}
