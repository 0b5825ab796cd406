import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeepsInput } from '../../api/use-keeps-input.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
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
  useKeepsInput();
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
          <Button type="submit" form={formId} variant="primary" busy={isSaving} disabled={!isHydrated}>
            {t('save')}
          </Button>
        </div>
      </div>
      <VehicleOrders vehicleId={seen.vehicle.id} />
      <LeaveQuestion isDirty={isDirty} />
    </div>
  );
}

/** Asks before the page is left with changes that are not saved. The tabs of one page keep them. */
function LeaveQuestion({ isDirty }: { isDirty: RefObject<() => boolean> }) {
  const t = useTranslations('adminVehicles');
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty.current(),
    enableBeforeUnload: () => isDirty.current(),
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && leaving.reset()}
      title={t('discardTitle')}
      consequence={t('discardText')}
      confirmLabel={t('discard')}
      cancelLabel={t('keepEditing')}
      tone="danger"
      onConfirm={leaving.proceed}
    />
  );
}
