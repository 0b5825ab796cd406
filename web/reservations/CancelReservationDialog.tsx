import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ORDERS_AND_VEHICLES } from '../api/refresh.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ReservationEntry } from './queries.ts';

interface CancelReservationDialogProps {
  entry: ReservationEntry;
  /** What it means for the one who asks. */
  consequence: string;
  onClose: () => void;
}

/** Asks once, naming the vehicle and what follows. */
export function CancelReservationDialog({ entry, consequence, onClose }: CancelReservationDialogProps) {
  const t = useTranslations('reservations.dialog');
  const { make, model } = entry.vehicle;
  const name = `${make} ${model}`;
  const { decide, isPending } = useDialogMutation({
    call: () => call('POST /api/reservations/{id}/cancel', { params: { id: entry.reservation.id } }),
    touches: ORDERS_AND_VEHICLES,
    done: { title: t('done', { name }) },
    failed: t('failed'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      consequence={consequence}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
