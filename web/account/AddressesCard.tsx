import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DELIVERY_ADDRESSES_MAX } from '../../contract/choices.ts';
import { AddressDialog } from '../addresses/AddressDialog.tsx';
import { DeleteAddressDialog } from '../addresses/DeleteAddressDialog.tsx';
import { addressesQuery, type DeliveryAddress } from '../addresses/queries.ts';
import type { AddressDraft } from '../addresses/use-address-form.ts';
import { useErrorText } from '../api/error-text.ts';
import { useAddressLines } from '../trade/address-text.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

type Step = 'add' | { edit: DeliveryAddress } | { remove: DeliveryAddress };

/** The delivery addresses of an ACTIVE dealer, who chooses among them in the cart. */
export function AddressesCard() {
  const t = useTranslations('account.addresses');
  const words = useTranslations('cart.address');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery(addressesQuery());
  const [step, setStep] = useState<Step | null>(null);
  const [draft, setDraft] = useState<AddressDraft>();
  return (
    <TitledCard title={t('title')}>
      <p className="mb-3 text-ink-2">{t('text', { count: DELIVERY_ADDRESSES_MAX })}</p>
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && (
        <>
          <ul className="mb-3 empty:hidden">
            {data.addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                isLocked={!isHydrated}
                onEdit={() => setStep({ edit: address })}
                onRemove={() => setStep({ remove: address })}
              />
            ))}
          </ul>
          <div className="needs-script flex flex-wrap gap-1">
            <GuardedButton
              blockedReason={data.total >= DELIVERY_ADDRESSES_MAX ? words('full') : undefined}
              disabled={!isHydrated}
              className="not-yet-plain"
              onClick={() => setStep('add')}
            >
              <Plus aria-hidden className="size-4" />
              {words('add')}
            </GuardedButton>
          </div>
        </>
      )}
      {step !== null && (
        <AddressStep step={step} draft={draft} onDraft={setDraft} onClose={() => setStep(null)} />
      )}
    </TitledCard>
  );
}

function AddressStep({
  step,
  ...dialog
}: { step: Step } & Pick<ComponentProps<typeof AddressDialog>, 'draft' | 'onDraft' | 'onClose'>) {
  if (step !== 'add' && 'remove' in step)
    return <DeleteAddressDialog address={step.remove} onClose={dialog.onClose} />;
  return <AddressDialog {...dialog} address={step === 'add' ? undefined : step.edit} onSaved={() => {}} />;
}

interface AddressRowProps {
  address: DeliveryAddress;
  isLocked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, isLocked, onEdit, onRemove }: AddressRowProps) {
  const t = useTranslations('account.addresses');
  const [name, ...place] = useAddressLines()(address);
  const button = { size: 'sm', className: 'needs-script not-yet-plain', disabled: isLocked } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{name}</span>
        <span className="block text-14 text-ink-2">{place.join(', ')}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button {...button} aria-label={t('editOf', { name: address.name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button {...button} aria-label={t('removeOf', { name: address.name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}
