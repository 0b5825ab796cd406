import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../../contract/states.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { VehicleBadge } from '../../trade/VehicleBadge.tsx';
import { Menu, MenuChoices } from '../../ui/Menu.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useSaveStatus } from './use-save-status.ts';

/** The status, which can be set to any other. To free a vehicle that an order holds needs a confirmation. */
export function StatusCell({ vehicle, name }: { vehicle: Pick<Vehicle, 'id' | 'status'>; name: string }) {
  const states = useTranslations('states.vehicle');
  const t = useTranslations('adminVehicles');
  const { saveStatus, wanted } = useSaveStatus({ id: vehicle.id, name });
  const [isUsed, setIsUsed] = useState(false);
  const [isReleasing, setIsReleasing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = wanted ?? vehicle.status;

  function choose(status: VehicleStatus) {
    if (status === vehicle.status || wanted !== undefined) return;
    // The dialog returns the focus to the element that had it.
    button.current?.focus();
    if (status === 'AVAILABLE') setIsReleasing(true);
    else saveStatus(vehicle.status, status);
  }

  const trigger = (
    <button
      ref={button}
      type="button"
      aria-label={t('statusOf', { name, status: states(shown) })}
      aria-haspopup="menu"
      {...(isUsed ? {} : { 'aria-expanded': false, onClick: () => setIsUsed(true) })}
      className="inline-flex h-7 items-center gap-1 rounded-[6px] max-md:h-9"
    >
      <VehicleBadge status={shown} />
      <ChevronDown
        aria-hidden
        // Its place is reserved, so that the column keeps its width.
        className="size-3.5 text-ink-2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 max-md:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </button>
  );
  return (
    <span data-in-use={isReleasing || undefined} className="relative inline-flex">
      {isUsed ? (
        <Menu trigger={trigger} align="start">
          <MenuChoices
            value={vehicle.status}
            onValueChange={choose}
            choices={VEHICLE_STATUSES.map((value) => ({ value, label: states(value) }))}
          />
        </Menu>
      ) : (
        trigger
      )}
      {isReleasing && <ReleaseDialog vehicle={vehicle} name={name} onClose={() => setIsReleasing(false)} />}
    </span>
  );
}
