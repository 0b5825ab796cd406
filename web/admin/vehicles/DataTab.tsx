import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedInput } from '../../api/unsaved-input.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import type { SeenVehicle } from './use-vehicle-form.ts';
import { VehicleForm } from './VehicleForm.tsx';
import { VehicleOrders } from './VehicleOrders.tsx';

/** All fields of a vehicle, and its orders beside them. */
export function DataTab({ seen }: { seen: SeenVehicle }) {
  const t = useTranslations('adminVehicles');
  const formId = useId();
  const [isSaving, setIsSaving] = useState(false);
  const [savedTimes, setSavedTimes] = useState(0);
  const isDirty = useRef(() => false);
  const isHydrated = useIsHydrated();
  useUnsavedInput({ hasInput: () => isDirty.current(), isSaving });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,48rem)_minmax(18rem,1fr)]">
      <div className="rounded-card border border-line bg-surface">
        <div className="p-5">
          <VehicleForm
            // What was saved is what the form begins with.
            key={savedTimes}
            id={formId}
            seen={seen}
            isDirty={isDirty}
            onSaving={setIsSaving}
            onDone={() => setSavedTimes((times) => times + 1)}
          />
        </div>
        <div className="sticky bottom-0 flex justify-end rounded-b-card border-t border-line bg-surface px-5 py-3">
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSaving}
            disabled={!isHydrated}
            className="not-yet"
          >
            {t('save')}
          </Button>
        </div>
      </div>
      <VehicleOrders vehicleId={seen.vehicle.id} />
    </div>
  );
}
