import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { dayFromToday, germanDay } from '../../contract/german-day.ts';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import type { Role } from '../../contract/states.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { PDF_TYPES, PICTURE_TYPES } from '../ui/file-types.ts';
import { FormError } from '../ui/FormError.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OrderDetails } from './queries.ts';
import { useProofUpload } from './use-proof-upload.ts';

/** The words of the rules that an upload can break. Only this part of the page shows them. */
const AREAS = ['orders', 'validation'] as const;

/** The server's work follows the transfer, so the bar is full only when the proof is in the list. */
const TRANSFER_PERCENT = 90;

interface ProofUploadProps {
  order: Pick<OrderDetails['order'], 'id' | 'orderDate'>;
  reader: Role;
  /** An upload begins. */
  onSend: () => void;
}

/** The form for a proof of arrival: its file and the day that it names. What was chosen stays until it is stored. */
export const ProofUpload = withOwnTexts(AREAS, function Form({ order, reader, onSend }: ProofUploadProps) {
  const t = useTranslations('orders.proof');
  const { form, file, day, errors, sent, choose, chooseDay, send } = useProofUpload(order.id);
  const isSending = sent !== null;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
    void send();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <FileDrop
        className="py-5"
        label={file ? <span className="wrap-anywhere">{file.name}</span> : t('choose')}
        hint={file ? t('chooseOther') : t('hint', { max: PAPER_MAX_BYTES / (1024 * 1024) })}
        accept={`${PDF_TYPES},${PICTURE_TYPES}`}
        disabled={isSending}
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      <TextField
        label={t('date')}
        hint={t('dateHint')}
        error={errors.date}
        type="date"
        required
        min={germanDay(order.orderDate)}
        max={dayFromToday()}
        value={day}
        readOnly={isSending}
        onChange={({ target }) => chooseDay(target.value)}
        className="max-w-56"
      />
      {file && isSending && (
        <ProgressBar label={t('uploading', { name: file.name })} percent={sent * TRANSFER_PERCENT} />
      )}
      <FormError>{errors.form}</FormError>
      <Button
        type="submit"
        // A clerk has another primary button at the head of the page.
        variant={reader === 'dealer' ? 'primary' : 'secondary'}
        busy={isSending}
        className="self-start max-sm:self-stretch"
      >
        {t('upload')}
      </Button>
    </form>
  );
});
