import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ORDER_NUMBER_LENGTH } from '../../../contract/constants.ts';
import { can } from '../../../contract/states.ts';
import type { ListedVehicle } from '../../../contract/vehicles.ts';
import { useErrorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { holderQuery, useChangeVehicle } from './queries.ts';

/** Asks before a reserved or sold vehicle is offered again, and names who loses it. */
export function ReleaseDialog(props: { vehicle: ListedVehicle; name: string; onClose: () => void }) {
  const { vehicle, name, onClose } = props;
  const t = useTranslations('admin.vehicles');
  const errorText = useErrorText();
  const toast = useToast();
  const change = useChangeVehicle();
  const { data: holder, isPending } = useQuery(holderQuery(vehicle.id));
  const consequence = holder
    ? t(can.releaseVehicle(holder.order) ? 'releaseHeld' : 'releaseRefused', {
        dealer: holder.dealer?.companyName ?? '–',
        order: holder.order.id.slice(0, ORDER_NUMBER_LENGTH),
      })
    : t('releaseFree');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('releaseTitle', { name })}
      consequence={isPending ? t('releaseLooking') : consequence}
      confirmLabel={t('release')}
      cancelLabel={t('cancel')}
      tone={holder ? 'danger' : 'primary'}
      busy={change.isPending || isPending}
      error={change.isError ? errorText(change.error) : undefined}
      onConfirm={() =>
        change.mutate(
          { id: vehicle.id, changes: { status: 'AVAILABLE' } },
          {
            onSuccess: () => {
              onClose();
              toast({ tone: 'success', title: t('statusSaved'), description: name });
            },
          },
        )
      }
    />
  );
}
