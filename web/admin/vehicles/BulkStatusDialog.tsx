import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../../contract/states.ts';
import { call } from '../../api/call.ts';
import { useKeepsInput } from '../../api/use-keeps-input.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useSelection } from './use-selection.ts';

/** Sets the status of the selection. Vehicles of orders keep theirs. */
export function BulkStatusDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminVehicles.bulk');
  const states = useTranslations('states.vehicle');
  const layout = useTranslations('layout');
  const selection = useSelection();
  // As they were when the dialog opened: nobody's later change slips into what is sent.
  const [vehicles] = useState(() => [...selection.values()]);
  const [wanted, setWanted] = useState<VehicleStatus>('AVAILABLE');
  const { change, isPending, percent, outcome, error } = useBulkChange((progressId) =>
    call('PATCH /api/admin/vehicles/statuses', {
      body: { vehicles: vehicles.map(({ id, status }) => ({ id, status })), status: wanted, progressId },
    }),
  );
  // The selection would be lost with the page.
  useKeepsInput();
  if (outcome)
    return (
      <BulkOutcome outcome={outcome} valueNow={({ status }) => status && states(status)} onClose={onClose} />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('statusTitle', { count: vehicles.length })}
      description={t('statusHint')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button variant="primary" busy={isPending} onClick={change}>
            {t('setTo', { status: states(wanted) })}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('newStatus')}
        name="status"
        value={wanted}
        disabled={isPending}
        onChange={({ target }) => setWanted(VEHICLE_STATUSES.find((each) => each === target.value) ?? wanted)}
        choices={VEHICLE_STATUSES.map((value) => ({ value, label: states(value) }))}
      />
      <FormError className="mt-4">{error}</FormError>
      {isPending && <BulkProgress percent={percent} className="mt-4" />}
    </Dialog>
  );
}
