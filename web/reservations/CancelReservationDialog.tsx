import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { ORDERS_AND_VEHICLES } from '../api/refresh.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import type { ReservationEntry } from './queries.ts';

interface CancelReservationDialogProps {
  entry: ReservationEntry;
  /** What readers must know before they cancel. */
  consequence: string;
  onClose: () => void;
}

/** Asks before a reservation is cancelled, and names the vehicle. */
export function CancelReservationDialog({ entry, consequence, onClose }: CancelReservationDialogProps) {
  const t = useTranslations('reservations.dialog');
  const { make, model } = entry.vehicle;
  const name = `${make} ${model}`;
  return (
    <ConfirmMutationDialog
      title={t('title', { name })}
      consequence={consequence}
      confirmLabel={t('confirm')}
      cancelLabel={t('keep')}
      call={() => call('POST /api/reservations/{id}/cancel', { params: { id: entry.reservation.id } })}
      touches={ORDERS_AND_VEHICLES}
      done={{ title: t('done', { name }) }}
      failed={t('failed')}
      tooMany={t('tooMany')}
      onClose={onClose}
    />
  );
}
