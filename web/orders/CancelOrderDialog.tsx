import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, ORDER_NUMBER_LENGTH } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import type { OrderDetails } from './queries.ts';

/** Asks once, naming the order and what cancelling may cost. */
export function CancelOrderDialog({ order, onClose }: { order: OrderDetails['order']; onClose: () => void }) {
  const t = useTranslations('orders.cancel');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const number = order.id.slice(0, ORDER_NUMBER_LENGTH);
  const refresh = () =>
    Promise.all(
      ['/api/orders', '/api/reservations', '/api/vehicles'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const cancel = useMutation({
    mutationFn: () => call('POST /api/orders/{id}/cancel', { params: { id: order.id } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toast({ tone: 'success', title: t('done', { number }) });
    },
    onError: (error) => {
      toast({ tone: 'destructive', title: t('failed'), description: errorText(error) });
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title', { number })}
      consequence={t('consequence', {
        count: order.itemCount,
        fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
      })}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      tone="danger"
      busy={cancel.isPending}
      error={cancel.isError ? errorText(cancel.error) : undefined}
      onConfirm={() => cancel.mutate()}
    />
  );
}
