import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AnswerState, answersTo, COMPLAINT_TEXT_MAX } from '../../contract/complaint-rules.ts';
import { call, isRefused } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { refresh } from '../api/refresh.ts';
import { useUnsavedInput } from '../api/unsaved-input.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { Complaint } from './queries.ts';

const ANSWER = 'PATCH /api/orders/{id}/complaints/{complaintId}';

/** A clerk's answer with the state that it sets. What is typed stays until it is saved, also when a colleague was faster. */
export function AnswerForm({ orderId, complaint }: { orderId: string; complaint: Complaint }) {
  const t = useTranslations('complaints.answer');
  const states = useTranslations('complaints.states');
  const toast = useToast();
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<AnswerState | ''>('');
  const [answer, setAnswer] = useState('');
  // The state that the clerk answers to. The page follows what colleagues answer meanwhile.
  const [seen, setSeen] = useState<Complaint['state']>();
  const choices = answersTo(complaint.state);
  const state = choices.find((each) => each === chosen);
  // The second press of a double click may come before the button is rendered as busy.
  const isSaving = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { state: AnswerState; answer: string; from: Complaint['state'] }) =>
      call(ANSWER, { params: { id: orderId, complaintId: complaint.id }, body }),
    onSuccess: () => {
      setAnswer('');
      setChosen('');
      setSeen(undefined);
      toast({ tone: 'success', title: t('done') });
    },
    onError: (failure) => {
      if (isRefused(failure, ANSWER, 'EDITED_MEANWHILE')) setSeen(failure.problem.current.state);
    },
    onSettled: async () => {
      isSaving.current = false;
      await refresh(queryClient, ['/api/orders', '/api/admin/worklist', '/api/admin/audit']);
    },
  });
  useUnsavedInput({ hasInput: answer.trim() !== '', isSaving: isPending });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving.current || state === undefined || answer.trim() === '') return;
    isSaving.current = true;
    mutate({ state, answer, from: seen ?? complaint.state });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3 print:hidden">
      <SelectField
        label={t('state')}
        value={state ?? ''}
        disabled={isPending}
        onChange={({ target }) => setChosen(choices.find((each) => each === target.value) ?? '')}
        className="max-w-56"
      >
        <option value="">{t('choose')}</option>
        {choices.map((each) => (
          <option key={each} value={each}>
            {states(each)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('text')}
        hint={t('hint')}
        rows={3}
        maxLength={COMPLAINT_TEXT_MAX}
        value={answer}
        readOnly={isPending}
        onChange={({ target }) => {
          setAnswer(target.value);
          setSeen(seen ?? complaint.state);
        }}
      />
      <FormError>
        {error && (isRefused(error, ANSWER, 'EDITED_MEANWHILE') ? t('overtaken') : errorWords(error))}
      </FormError>
      <Button
        type="submit"
        size="sm"
        disabled={state === undefined || answer.trim() === ''}
        busy={isPending}
        className="self-start"
      >
        {t('send')}
      </Button>
    </form>
  );
}
