import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentAddress } from '../addresses/current-address.ts';
import { addressesQuery } from '../addresses/queries.ts';
import { FRESHNESS } from '../api/freshness.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { isAvailable } from '../cart/rows.ts';
import { useRows } from '../cart/use-rows.ts';
import { Button } from '../ui/Button.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { RequestedVehicles } from './RequestedVehicles.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** A request that an owner decides: its vehicles as they are now, and the two ways out. */
export function OpenRequest({ request }: { request: CompanyRequest }) {
  const t = useTranslations('company.requests');
  const addresses = useTranslations('cart.addresses');
  const isHydrated = useIsHydrated();
  const [step, setStep] = useState<'order' | 'decline' | null>(null);
  const [reason, setReason] = useState('');
  const { rows } = useRows(
    request.vehicles.map((vehicle) => ({
      vehicleId: vehicle.id,
      vehicle: { ...vehicle, fuelType: null, transmission: null },
    })),
    [],
  );
  const { data } = useQuery({ ...addressesQuery(), ...FRESHNESS.cart });
  const wanted = request.deliveryAddress;
  const address = currentAddress(wanted, data?.addresses);
  const isAddressGone = wanted !== null && address === null;
  const available = rows.filter(isAvailable);
  const place = address === null ? t('companyAddress') : `${address.name}, ${address.city}`;
  return (
    <>
      <RequestedVehicles vehicles={request.vehicles} rows={rows} />
      <DefinitionList
        columns={1}
        entries={[
          { term: t('delivery'), value: place },
          ...(request.purchaseReference === null
            ? []
            : [{ term: t('reference'), value: request.purchaseReference }]),
          ...(request.notes === null
            ? []
            : [{ term: t('notes'), value: <span className="whitespace-pre-line">{request.notes}</span> }]),
        ]}
      />
      {isAddressGone && (
        <p className="mt-2 text-14 text-reserved">{addresses('gone', { name: wanted.name })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <GuardedButton
          variant="primary"
          className="needs-script not-yet-plain"
          disabled={!isHydrated}
          blockedReason={available.length === 0 ? t('noneLeft') : undefined}
          onClick={() => setStep('order')}
        >
          {available.length === rows.length ? t('order') : t('orderRest', { count: available.length })}
        </GuardedButton>
        {request.isOwn ? (
          <WithdrawButton request={request} />
        ) : (
          <Button
            className="needs-script not-yet-plain"
            disabled={!isHydrated}
            onClick={() => setStep('decline')}
          >
            {t('decline')}
          </Button>
        )}
      </div>
      {step === 'order' && (
        <OrderDialog
          request={request}
          rows={available}
          address={address}
          place={place}
          onClose={() => setStep(null)}
        />
      )}
      {step === 'decline' && (
        <DeclineDialog request={request} reason={reason} onReason={setReason} onClose={() => setStep(null)} />
      )}
    </>
  );
}
