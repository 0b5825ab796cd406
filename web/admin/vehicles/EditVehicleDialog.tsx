import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import { vehicleToEditQuery } from './queries.ts';
import { VehicleForm } from './VehicleForm.tsx';

/** All fields of a vehicle, and its documents. Nothing that is typed is lost without a question. */
export function EditVehicleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('adminVehicles');
  const layout = useTranslations('layout');
  const formId = useId();
  const seen = useQuery(vehicleToEditQuery(id));
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = useRef(() => false);
  const vehicle = seen.data?.vehicle;
  const { leave, question } = useLeaveQuestion({ hasInput: () => isDirty.current(), isSaving, onClose });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size="lg"
      title={vehicle ? t('editTitle', { name: `${vehicle.make} ${vehicle.model}` }) : t('edit')}
      {...(vehicle && { description: <span className="font-mono text-14">{vehicle.vin}</span> })}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isSaving}>
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
            <VehicleForm id={formId} seen={told} isDirty={isDirty} onSaving={setIsSaving} onDone={onClose} />
            <MediaPanel vehicleId={id} media={told.media} />
          </div>
        )}
      </Loaded>
      {question}
    </Dialog>
  );
}
