import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { DeliveryAddress } from './queries.ts';
import { type AddressDraft, useAddressForm } from './use-address-form.ts';

interface AddressDialogProps {
  /** The address to change; without one a new address is added. */
  address?: DeliveryAddress | undefined;
  /** What was typed when the dialog was closed before, and where it is kept. */
  draft: AddressDraft | undefined;
  onDraft: (draft: AddressDraft | undefined) => void;
  onSaved: (address: DeliveryAddress) => void;
  onClose: () => void;
}

/** The form for a delivery address. */
export function AddressDialog(props: AddressDialogProps) {
  const { address } = props;
  const t = useTranslations('cart.address');
  const layout = useTranslations('layout');
  const country = useTranslations('countries');
  const formId = useId();
  const { field, submit, isPending, failure, leave } = useAddressForm(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && leave()}
      title={address ? t('edit') : t('add')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="shipping organization"
          readOnly={isPending}
          {...field('name')}
        />
        <TextField
          label={t('street')}
          autoComplete="shipping address-line1"
          readOnly={isPending}
          {...field('street')}
        />
        <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
          <TextField
            label={t('postalCode')}
            autoComplete="shipping postal-code"
            spellCheck={false}
            readOnly={isPending}
            {...field('postalCode')}
          />
          <TextField
            label={t('city')}
            autoComplete="shipping address-level2"
            readOnly={isPending}
            {...field('city')}
          />
        </div>
        <SelectField
          label={t('country')}
          autoComplete="shipping country"
          disabled={isPending}
          {...field('country')}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {country(code)}
            </option>
          ))}
        </SelectField>
        <FormError>{failure}</FormError>
      </form>
    </Dialog>
  );
}
