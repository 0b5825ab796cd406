import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../../contract/states.ts';
import { useErrorText } from '../../api/error-text.ts';
import { cx } from '../../ui/cx.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { useChangeVehicle } from './queries.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';

const GROUNDS: Record<VehicleStatus, string> = {
  AVAILABLE: 'bg-available-soft text-available',
  RESERVED: 'bg-reserved-soft text-reserved',
  SOLD: 'bg-sold-soft text-sold',
};

/** The status, which can be set to any other. To free a vehicle that an order holds needs a confirmation. */
export function StatusCell({ vehicle, name }: { vehicle: ListedVehicle; name: string }) {
  const t = useTranslations('adminVehicles');
  const failures = useTranslations('admin.failed');
  const states = useTranslations('states.vehicle');
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeVehicle();
  const [isReleasing, setIsReleasing] = useState(false);
  const shown = change.isPending ? (change.variables.changes.status ?? vehicle.status) : vehicle.status;

  function choose(status: string) {
    if (status === 'AVAILABLE') setIsReleasing(true);
    else
      change.mutate(
        { id: vehicle.id, changes: { status } },
        {
          onSuccess: () => toast({ tone: 'success', title: t('statusSaved'), description: name }),
          onError: (error) =>
            toast({ tone: 'destructive', title: failures('update'), description: errorText(error) }),
        },
      );
  }

  return (
    <span className={cx('relative inline-flex items-center rounded-[6px]', GROUNDS[vehicle.status])}>
      <span aria-hidden className="absolute left-2.5 size-1.5 rounded-full bg-current" />
      <select
        aria-label={t('statusOf', { name })}
        value={shown}
        disabled={change.isPending}
        onChange={(event) => choose(event.target.value)}
        className="h-9 appearance-none rounded-[6px] bg-transparent pr-8 pl-5.5 text-13 font-medium text-current [&>option]:bg-surface [&>option]:text-ink"
      >
        {VEHICLE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {states(status)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-3.5" />
      {isReleasing && <ReleaseDialog vehicle={vehicle} name={name} onClose={() => setIsReleasing(false)} />}
    </span>
  );
}
