import { useTranslations } from 'use-intl';
import type { ListedVehicle } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { ConfirmMutationDialog } from '../../layout/ConfirmMutationDialog.tsx';
import { useSelecting } from './use-selection.ts';

export function DeleteVehicleDialog({ vehicle, onClose }: { vehicle: ListedVehicle; onClose: () => void }) {
  const t = useTranslations('adminVehicles');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const { select } = useSelecting();
  const name = [vehicle.make, vehicle.model, vehicle.variant].filter(Boolean).join(' ');
  return (
    <ConfirmMutationDialog
      title={t('deleteTitle', { name })}
      consequence={t('deleteText', { vin: vehicle.vin })}
      confirmLabel={t('delete')}
      cancelLabel={layout('cancel')}
      call={async () => {
        await call('DELETE /api/vehicles/{id}', { params: { id: vehicle.id } });
        select([vehicle], false);
      }}
      touches={['/api/vehicles']}
      done={{ title: t('deleted'), description: name }}
      failed={failures('delete')}
      onClose={onClose}
    />
  );
}
