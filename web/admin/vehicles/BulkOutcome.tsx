import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import type { BulkResult } from '../../../contract/vehicle-bulk.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { canBeRetried, type LeftOut, rarestReasonFirst } from './left-out.ts';
import { useSelecting, useSelection } from './use-selection.ts';

interface BulkOutcomeProps {
  outcome: BulkResult;
  /** What a vehicle has become that somebody else has changed. */
  valueNow: (vehicle: LeftOut) => string | null;
  onClose: () => void;
}

/**
 * What a bulk change has done, and each vehicle that it left as it was, with the reason. Those that another change can still
 * reach stay selected.
 */
export function BulkOutcome({ outcome, valueNow, onClose }: BulkOutcomeProps) {
  const t = useTranslations('adminVehicles.bulk');
  const reasons = useTranslations('adminVehicles.bulk.reasons');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const selection = useSelection();
  const { keepOnly } = useSelecting();
  const remaining = outcome.leftOut.filter(canBeRetried);

  function leave() {
    keepOnly(remaining);
    onClose();
  }

  const groups = rarestReasonFirst(outcome.leftOut);
  const nameOf = (id: string) => {
    const vehicle = selection.get(id);
    return vehicle ? `${vehicle.make} ${vehicle.model}` : '';
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('changed', { count: outcome.changed })}
      closeLabel={layout('close')}
      footer={
        <Button variant="primary" onClick={leave}>
          {layout('close')}
        </Button>
      }
    >
      {outcome.unchanged > 0 && (
        <p className="text-14 text-ink-2">{t('unchanged', { count: outcome.unchanged })}</p>
      )}
      {outcome.leftOut.length > 0 && (
        <section aria-label={t('leftOut', { count: outcome.leftOut.length })}>
          <h3 className="mt-2 font-medium">{t('leftOut', { count: outcome.leftOut.length })}</h3>
          {groups.length > 1 && (
            <p className="text-14 text-ink-2">
              {groups
                .map(
                  ({ reason, vehicles }) => `${reasons(reason)} (${formatInteger(vehicles.length, locale)})`,
                )
                .join(', ')}
            </p>
          )}
          <ul className="mt-2 flex flex-col gap-1 text-14">
            {groups
              .flatMap(({ vehicles }) => vehicles)
              .map((vehicle) => (
                <li key={vehicle.id} className="flex flex-wrap gap-x-3">
                  <span className="font-medium">{nameOf(vehicle.id)}</span>
                  <span className="font-mono text-13 text-ink-2">
                    {vehicle.vin ?? selection.get(vehicle.id)?.vin}
                  </span>
                  <span className="text-ink-2">
                    {reasons(vehicle.reason)}
                    {vehicle.reason === 'CHANGED' && valueNow(vehicle) && ` (${valueNow(vehicle)})`}
                  </span>
                </li>
              ))}
          </ul>
          {remaining.length > 0 && (
            <p className="mt-3 text-14">{t('staySelected', { count: remaining.length })}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}
