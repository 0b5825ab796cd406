import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DELIVERY_ADDRESSES_MAX } from '../../contract/choices.ts';
import { AddressDialog } from '../addresses/AddressDialog.tsx';
import { DeleteAddressDialog } from '../addresses/DeleteAddressDialog.tsx';
import type { AddressDraft } from '../addresses/use-address-form.ts';
import { useUser } from '../api/user.ts';
import { useAddressLines } from '../trade/address-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { GuardedButton } from '../ui/GuardedButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { DeliveryChoice } from './use-delivery-address.ts';
import { VatReason } from './VatReason.tsx';

/** Where invoice and vehicles go: the company's address, and the choice among the delivery addresses. */
export function DeliveryAddress({ choice, isLocked }: { choice: DeliveryChoice; isLocked: boolean }) {
  const t = useTranslations('cart.addresses');
  const linesOf = useAddressLines();
  const user = useUser();
  if (!user?.dealer) return null;
  const { dealer, rights } = user;
  const { addresses, chosen, choose, goneName } = choice;
  const company = { ...dealer, name: dealer.companyName };
  // The choice may be known before the list is.
  const listed = chosen && !addresses.some(({ id }) => id === chosen.id) ? [chosen] : addresses;
  return (
    <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 className="text-14 font-medium">{t('billing')}</h3>
        <p className="text-14 wrap-anywhere text-ink-2">{linesOf(company).join(', ')}</p>
      </div>
      <SelectField
        label={t('delivery')}
        name="deliveryAddress"
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(listed.find(({ id }) => id === target.value) ?? null)}
        hint={linesOf(chosen ?? company)
          .slice(1)
          .join(', ')}
      >
        <option value="">{t('company', { place: dealer.city || dealer.companyName })}</option>
        {listed.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {name}, {city}
          </option>
        ))}
      </SelectField>
      {goneName !== null && <p className="text-14 text-reserved">{t('gone', { name: goneName })}</p>}
      <VatReason dealer={dealer} country={(chosen ?? company).country} />
      {choice.isFailed && <LoadAgain onRetry={choice.retry} />}
      {rights === 'OWNER' ? (
        <AddressButtons choice={choice} />
      ) : (
        <p className="text-13 text-ink-2">{t('byOwner')}</p>
      )}
    </fieldset>
  );
}

function LoadAgain({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cart');
  return (
    <div>
      <FormError className="mb-2">{t('addresses.failed')}</FormError>
      <Button size="sm" onClick={onRetry}>
        {t('checkAgain')}
      </Button>
    </div>
  );
}

type Chosen = NonNullable<DeliveryChoice['chosen']>;

/** A new address is chosen at once. Only the chosen one is changed and deleted here. */
function AddressButtons({ choice }: { choice: DeliveryChoice }) {
  const t = useTranslations('cart.addresses');
  const words = useTranslations('cart.address');
  // With the address as it was chosen: once it is deleted, no address is.
  const [dialog, setDialog] = useState<{ step: 'edit' | 'remove'; address: Chosen } | 'add' | null>(null);
  const [draft, setDraft] = useState<AddressDraft>();
  const { addresses, chosen, choose } = choice;
  const close = () => setDialog(null);
  const opened = dialog === 'add' ? null : dialog;
  return (
    <div className="flex flex-wrap gap-1">
      <GuardedButton
        variant="ghost"
        size="sm"
        blockedReason={addresses.length >= DELIVERY_ADDRESSES_MAX ? words('full') : undefined}
        onClick={() => setDialog('add')}
      >
        <Plus aria-hidden className="size-4" />
        {words('add')}
      </GuardedButton>
      {chosen && (
        <>
          <Button variant="ghost" size="sm" onClick={() => setDialog({ step: 'edit', address: chosen })}>
            {t('edit')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setDialog({ step: 'remove', address: chosen })}>
            {t('remove')}
          </Button>
        </>
      )}
      {(dialog === 'add' || opened?.step === 'edit') && (
        <AddressDialog
          address={opened?.address}
          draft={draft}
          onDraft={setDraft}
          onSaved={choose}
          onClose={close}
        />
      )}
      {opened?.step === 'remove' && <DeleteAddressDialog address={opened.address} onClose={close} />}
    </div>
  );
}
