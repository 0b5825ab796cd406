import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ListedVehicle } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useRefreshVehicles } from './queries.ts';

export function DeleteVehicleDialog({ vehicle, onClose }: { vehicle: ListedVehicle; onClose: () => void }) {
  const t = useTranslations('admin.vehicles');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshVehicles();
  const name = [vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ');
  const removal = useMutation({
    mutationFn: () => call('DELETE /api/vehicles/{id}', { params: { id: vehicle.id } }),
    onSuccess: async () => {
      await refresh(false);
      onClose();
      toast({ tone: 'success', title: t('deleted'), description: name });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { name })}
      consequence={t('deleteText', { vin: vehicle.vin })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      tone="danger"
      busy={removal.isPending}
      error={removal.isError ? t('deleteFailed', { why: errorText(removal.error) }) : undefined}
      onConfirm={() => removal.mutate()}
    />
  );
}
