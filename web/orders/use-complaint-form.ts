import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { COMPLAINT_PHOTOS_MAX } from '../../contract/complaint-rules.ts';
import { formatInteger } from '../../contract/notation.ts';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import { CallFailed } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { refresh } from '../api/refresh.ts';
import { sendForm } from '../api/send-form.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { withChosen } from '../ui/chosen-files.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useRefusals } from '../ui/use-refusals.ts';
import { kmOfTyped } from './typed-km.ts';

const FIELDS = ['vehicleId', 'text', 'mileageKm'] as const;
/** Shows the notation of the reader's language. */
const EXAMPLE_KM = 48_263;
type Field = (typeof FIELDS)[number];
type Errors = Partial<Record<Field | 'form', ReactNode>>;

/** The state of the form: what was typed and chosen, what is wrong, and how much has been sent (0 to 1; null while nothing is sent). */
export function useComplaintForm({
  orderId,
  vehicles,
  onInput,
  onSent,
}: {
  orderId: string;
  vehicles: readonly { id: string }[];
  onInput: (hasInput: boolean) => void;
  onSent: () => void;
}) {
  const t = useTranslations('complaints.form');
  const locale = useLocale();
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  const toast = useToast();
  const queryClient = useQueryClient();
  const empty = { vehicleId: vehicles.length === 1 ? (vehicles[0]?.id ?? '') : '', text: '', mileageKm: '' };
  const [values, setValues] = useState<Record<Field, string>>(empty);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const refusals = useRefusals();
  const [sent, setSent] = useState<number | null>(null);
  // The second press of a double click may come before the button is rendered as busy.
  const isAtWork = useRef(false);
  const hasInput = values.text !== '' || files.length > 0;
  useKeepsInput(hasInput);
  useEffect(() => onInput(hasInput), [hasInput, onInput]);

  async function send(): Promise<void> {
    if (isAtWork.current) return;
    const km = kmOfTyped(values.mileageKm);
    const wrong: Errors = {
      vehicleId: values.vehicleId === '' ? problemText('REQUIRED') : undefined,
      text: values.text.trim() === '' ? problemText('REQUIRED') : undefined,
      mileageKm: km === null ? t('mileageWhole', { km: formatInteger(EXAMPLE_KM, locale) }) : undefined,
    };
    if (km === null || wrong.vehicleId !== undefined || wrong.text !== undefined) return refuse(wrong);
    setErrors({});
    isAtWork.current = true;
    setSent(0);
    try {
      const body = new FormData();
      body.append('vehicleId', values.vehicleId);
      body.append('text', values.text);
      body.append('mileageKm', km);
      for (const file of files) body.append('photos', file, file.name);
      await sendForm(body, setSent)('POST /api/orders/{id}/complaints', { params: { id: orderId } });
      await refresh(queryClient, ['/api/orders']);
      setValues(empty);
      setFiles([]);
      onSent();
      toast({ tone: 'success', title: t('done'), description: t('doneText') });
    } catch (error) {
      refuse(errorsOf(error));
    } finally {
      isAtWork.current = false;
      setSent(null);
    }
  }

  function refuse(wrong: Errors): void {
    setErrors(wrong);
    refusals.refuse();
  }

  function errorsOf(error: unknown): Errors {
    // A browser that is still sending a large file may miss the refusal, and reports that the network failed.
    const large = files.find(({ size }) => size > PAPER_MAX_BYTES);
    if (large) return { form: t('tooLarge', { name: large.name, max: PAPER_MAX_BYTES / (1024 * 1024) }) };
    const [rule] = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
    const broken = problemText(rule?.code);
    const field = FIELDS.find((name) => name === rule?.path);
    if (field) return { [field]: broken };
    const file = files[Number(rule?.path.split('.')[1])];
    if (file && broken) return { form: t('refused', { name: file.name, reason: broken }) };
    return { form: broken ?? errorWords(error) };
  }

  function choose(chosen: readonly File[]): void {
    const all = withChosen(files, chosen);
    setFiles(all.slice(0, COMPLAINT_PHOTOS_MAX));
    setErrors((before) => ({
      ...before,
      form: all.length > COMPLAINT_PHOTOS_MAX ? problemText('TOO_MANY_FILES') : undefined,
    }));
  }

  return {
    form: refusals.form,
    values,
    set: (field: Field, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    files,
    choose,
    drop: (index: number) => setFiles(files.filter((_, at) => at !== index)),
    errors,
    sent,
    send,
  };
}
