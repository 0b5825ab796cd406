import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import { CallFailed } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { refresh } from '../api/refresh.ts';
import { sendForm } from '../api/send-form.ts';
import { useUnsavedInput } from '../api/unsaved-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useRefusals } from '../ui/use-refusals.ts';

interface Errors {
  date?: ReactNode;
  form?: ReactNode;
}

/** The state of the form: the chosen file, the day, what is wrong, and how much has been sent (0 to 1; null while nothing is sent). */
export function useProofUpload(orderId: string) {
  const t = useTranslations('orders.proof');
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [day, setDay] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const refusals = useRefusals();
  const [sent, setSent] = useState<number | null>(null);
  // The second press of a double click may come before the button is rendered as busy.
  const isAtWork = useRef(false);
  useUnsavedInput({ hasInput: file !== null || day !== '', isSaving: sent !== null });

  async function send(): Promise<void> {
    if (isAtWork.current) return;
    const missing = {
      date: day === '' ? problemText('DATE_INVALID') : undefined,
      form: file === null ? problemText('FILE_MISSING') : undefined,
    };
    if (file === null || day === '') return refuse(missing);
    setErrors({});
    isAtWork.current = true;
    setSent(0);
    try {
      const form = new FormData();
      form.append('kind', 'ARRIVAL_PROOF');
      form.append('date', day);
      form.append('file', file, file.name);
      await sendForm(form, setSent)('POST /api/orders/{id}/documents', { params: { id: orderId } });
      await refresh(queryClient, ['/api/orders', '/api/admin/worklist', '/api/admin/audit']);
      setFile(null);
      setDay('');
      toast({ tone: 'success', title: t('done'), description: file.name });
    } catch (error) {
      refuse(errorsOf(error, file));
    } finally {
      isAtWork.current = false;
      setSent(null);
    }
  }

  function refuse(wrong: Errors): void {
    setErrors(wrong);
    refusals.refuse();
  }

  function errorsOf(error: unknown, { size }: File): Errors {
    // A browser that is still sending a large file may miss the refusal, and reports that the network failed.
    if (size > PAPER_MAX_BYTES) return { form: t('tooLarge', { max: PAPER_MAX_BYTES / (1024 * 1024) }) };
    const [rule] = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
    const text = problemText(rule?.code) ?? errorWords(error);
    return rule?.path === 'date' ? { date: text } : { form: text };
  }

  function choose(chosen: File): void {
    setFile(chosen);
    setErrors(({ date }) => ({ date }));
  }

  function chooseDay(chosen: string): void {
    setDay(chosen);
    setErrors(({ form }) => ({ form }));
  }

  return { form: refusals.form, file, day, errors, sent, choose, chooseDay, send };
}
