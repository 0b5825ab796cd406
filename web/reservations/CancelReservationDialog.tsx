import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import type { ReservationEntry } from './queries.ts';

/** Asks once, naming the vehicle and what cancelling may cost. */
export function CancelReservationDialog({
  entry,
  onClose,
}: {
  entry: ReservationEntry;
  onClose: () => void;
}) {
  const t = useTranslations('reservations.dialog');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const name = `${entry.vehicle.make} ${entry.vehicle.model}`;
  const refresh = () =>
    Promise.all(
      ['/api/reservations', '/api/orders', '/api/vehicles'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const cancel = useMutation({
    mutationFn: () => call('POST /api/reservations/{id}/cancel', { params: { id: entry.reservation.id } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toast({ tone: 'success', title: t('done', { name }) });
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
      title={t('title', { name })}
      consequence={t('consequence', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      tone="danger"
      busy={cancel.isPending}
      error={cancel.isError ? errorText(cancel.error) : undefined}
      onConfirm={() => cancel.mutate()}
    />
  );
}
