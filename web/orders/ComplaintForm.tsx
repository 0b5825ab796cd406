import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { COMPLAINT_PHOTOS_MAX, COMPLAINT_TEXT_MAX } from '../../contract/complaint-rules.ts';
import { formatKm } from '../../contract/notation.ts';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { keyOf } from '../ui/chosen-files.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { PDF_TYPES, PICTURE_TYPES } from '../ui/file-types.ts';
import { FormError } from '../ui/FormError.tsx';
import { handRowOn } from '../ui/hand-focus-on.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OrderDetails } from './queries.ts';
import { useComplaintForm } from './use-complaint-form.ts';

/** The words of the rules that a complaint can break. Only this part of the page shows them. */
const AREAS = ['complaints', 'validation'] as const;

/** The server's work follows the transfer. */
const TRANSFER_PERCENT = 90;

interface ComplaintFormProps {
  orderId: string;
  vehicles: readonly OrderDetails['reservations'][number]['vehicle'][];
  /** Whether the order takes complaints. If not, what was typed can still be read and copied. */
  isTaken: boolean;
  /** Something was typed or chosen, or nothing is left of it. */
  onInput: (hasInput: boolean) => void;
  onSent: () => void;
}

/** The form for a complaint. What was typed and chosen stays until it is stored. */
export const ComplaintForm = withOwnTexts(AREAS, function Form(props: ComplaintFormProps) {
  const t = useTranslations('complaints.form');
  const locale = useLocale();
  const { vehicles, isTaken } = props;
  const { form, values, set, files, choose, drop, errors, sent, send } = useComplaintForm(props);
  const isSending = sent !== null;
  const isLocked = isSending || !isTaken;
  const km = vehicles.find(({ id }) => id === values.vehicleId)?.mileageKm ?? null;
  const soldWith = km === null ? '' : `${t('mileageSold', { km: formatKm(km, locale) })} `;
  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <SelectField
        label={t('vehicle')}
        error={errors.vehicleId}
        value={values.vehicleId}
        disabled={isLocked}
        onChange={({ target }) => set('vehicleId', target.value)}
      >
        {vehicles.length > 1 && <option value="">{t('choose')}</option>}
        {vehicles.map(({ id, make, model, vin }) => (
          <option key={id} value={id}>{`${make} ${model}, ${vin}`}</option>
        ))}
      </SelectField>
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        error={errors.text}
        rows={5}
        maxLength={COMPLAINT_TEXT_MAX}
        value={values.text}
        readOnly={isLocked}
        onChange={({ target }) => set('text', target.value)}
      />
      <TextField
        label={t('mileage')}
        hint={`${soldWith}${t('mileageHint')}`}
        error={errors.mileageKm}
        inputMode="numeric"
        suffix="km"
        value={values.mileageKm}
        readOnly={isLocked}
        onChange={({ target }) => set('mileageKm', target.value)}
        className="max-w-56"
      />
      <div>
        {isTaken && (
          <FileDrop
            className="py-5"
            label={t('files')}
            hint={t('filesHint', { count: COMPLAINT_PHOTOS_MAX, max: PAPER_MAX_BYTES / (1024 * 1024) })}
            accept={`${PDF_TYPES},${PICTURE_TYPES}`}
            multiple
            disabled={isSending}
            onFiles={choose}
          />
        )}
        <ul className="mt-2">
          {files.map((file, index) => (
            <li key={keyOf(file)} ref={handRowOn} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
              <IconButton
                label={t('leaveOut', { name: file.name })}
                icon={<X aria-hidden className="size-4.5" />}
                disabled={isSending}
                onClick={() => drop(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      {isSending && <ProgressBar label={t('sending')} percent={sent * TRANSFER_PERCENT} />}
      <FormError>{errors.form}</FormError>
      {isTaken && (
        <Button type="submit" variant="primary" busy={isSending} className="self-start max-sm:self-stretch">
          {t('send')}
        </Button>
      )}
    </form>
  );
});
