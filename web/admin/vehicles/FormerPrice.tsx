import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { ConfirmMutationDialog } from '../../layout/ConfirmMutationDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/format.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import type { SeenVehicle } from './use-vehicle-form.ts';

/** The price that dealers see struck through. A clerk takes it away if it was a typing error. */
export function FormerPrice({ seen: { vehicle, etag } }: { seen: SeenVehicle }) {
  const t = useTranslations('adminVehicle.former');
  const layout = useTranslations('layout');
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  if (vehicle.formerPriceNet === null) return null;
  const price = formatMoney(vehicle.formerPriceNet);
  return (
    <span className="flex items-center gap-2 text-14 text-ink-2">
      <span>
        {t('label')} <s>{price}</s>
      </span>
      <Button
        size="sm"
        className="needs-script not-yet-plain"
        disabled={!isHydrated}
        onClick={() => setIsAsking(true)}
      >
        {t('hide')}
      </Button>
      {isAsking && (
        <ConfirmMutationDialog
          title={t('title', { price })}
          consequence={t('text')}
          confirmLabel={t('hide')}
          cancelLabel={layout('cancel')}
          call={() =>
            call('PATCH /api/vehicles/{id}', {
              params: { id: vehicle.id },
              body: { formerPriceNet: null },
              ...(etag ? { headers: { 'if-match': etag } } : {}),
            })
          }
          touches={['/api/vehicles', '/api/vehicles/{id}']}
          done={{ title: t('done'), description: `${vehicle.make} ${vehicle.model}` }}
          failed={t('failed')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}
