import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../../contract/constants.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import type { ReservationEntry } from '../../reservations/queries.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';

export function CancelReservationDialog({
  entry,
  onClose,
}: {
  entry: ReservationEntry;
  onClose: () => void;
}) {
  const t = useTranslations('admin.reservations');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const name = [entry.vehicle.make, entry.vehicle.model, entry.vehicle.variant].filter(Boolean).join(' ');
  const cancelling = useMutation({
    mutationFn: () => call('POST /api/reservations/{id}/cancel', { params: { id: entry.reservation.id } }),
    onSuccess: async () => {
      await Promise.all(
        ['/api/reservations', '/api/vehicles', '/api/orders'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
      onClose();
      toast({ tone: 'success', title: t('cancelled'), description: name });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelTitle', { name })}
      consequence={t('cancelText', {
        dealer: entry.dealer?.companyName ?? '–',
        order: entry.order.id.slice(0, ORDER_NUMBER_LENGTH),
      })}
      confirmLabel={t('cancelButton')}
      cancelLabel={t('keep')}
      tone="danger"
      busy={cancelling.isPending}
      error={cancelling.isError ? errorText(cancelling.error) : undefined}
      onConfirm={() => cancelling.mutate()}
    />
  );
}
