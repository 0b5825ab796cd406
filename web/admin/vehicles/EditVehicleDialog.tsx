import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import { vehicleToEditQuery } from './queries.ts';
import { VehicleForm } from './VehicleForm.tsx';

/** All data of a vehicle, and its documents. */
export function EditVehicleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('adminVehicles');
  const layout = useTranslations('layout');
  const formId = useId();
  const seen = useQuery(vehicleToEditQuery(id));
  const [isSaving, setIsSaving] = useState(false);
  // Counts how often the form was restarted with the server's data.
  const [start, setStart] = useState(0);
  const vehicle = seen.data?.vehicle;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      size="lg"
      title={vehicle ? t('editTitle', { name: `${vehicle.make} ${vehicle.model}` }) : t('edit')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving} disabled={!vehicle}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Loaded query={seen} failed={() => t('loadFailed')} skeleton={<Skeleton className="h-96" />}>
        {(told) => (
          <div className="flex flex-col gap-8">
            <VehicleForm
              key={start}
              id={formId}
              seen={told}
              onSaving={setIsSaving}
              onReload={async () => {
                await seen.refetch();
                setStart((count) => count + 1);
              }}
              onDone={onClose}
            />
            <MediaPanel vehicleId={id} media={told.media} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
