import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DEALER_NOTES_MAX } from '../../../contract/note-figures.ts';
import { call, CallFailed, isRefused, type SendingOf } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import type { Dealer } from '../queries.ts';

const CORRECT = 'PATCH /api/admin/dealers/{id}';

/** The change of one field, with the value that the clerk saw. */
function bodyOf(
  field: 'email' | 'vatId' | 'notes',
  typed: string,
  seen: string,
): SendingOf<typeof CORRECT>['body'] {
  if (field === 'email') return { email: typed, from: { email: seen } };
  if (field === 'notes') return { notes: typed, from: { notes: seen } };
  return { vatId: typed, from: { vatId: seen || null } };
}

/** Corrects the e-mail address, the VAT id or the notes of a dealer. What somebody else has changed meanwhile is shown first. */
export function CorrectDialog(props: {
  dealer: Dealer;
  field: 'email' | 'vatId' | 'notes';
  onClose: () => void;
}) {
  const { dealer, field, onClose } = props;
  const t = useTranslations('adminDealers.correct');
  const details = useTranslations('adminDealers.details');
  const layout = useTranslations('layout');
  const problemText = useProblemText();
  const { noteFailure, failureWords } = useFailureWords();
  const formId = useId();
  const [seen, setSeen] = useState(dealer[field] ?? '');
  const [typed, setTyped] = useState(seen);
  const [error, setError] = useState<ReactNode>();
  /** Whether the error is one of what was typed. It goes with the next letter. */
  const [isWrong, setIsWrong] = useState(false);
  const { form, refuse } = useRefusals();
  const { decide, isPending } = useDialogMutation({
    call: () =>
      call(CORRECT, {
        params: { id: dealer.id },
        body: bodyOf(field, typed, seen),
      }),
    touches: ['/api/admin/dealers', '/api/admin/worklist', '/api/admin/audit'],
    done: { title: t('saved'), description: dealer.companyName },
    failed: t('saved'),
    onClose,
    onError: (failure) => {
      noteFailure(failure);
      if (isRefused(failure, CORRECT, 'EDITED_MEANWHILE')) {
        const now = failure.problem.current[field] ?? '';
        setSeen(now);
        setError(t('overtaken', { value: now || '–' }));
      } else {
        const [problem] = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
        setError(problem ? problemText(problem.code) : failureWords(failure));
        setIsWrong(problem !== undefined || isRefused(failure, CORRECT, 'EMAIL_TAKEN'));
      }
      refuse();
      return true;
    },
  });

  const hasInput = typed !== (dealer[field] ?? '');
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    setIsWrong(false);
    decide();
  }

  function type(text: string) {
    setTyped(text);
    if (isWrong) setError(undefined);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t(`${field}Title`, { name: dealer.companyName })}
      description={t(dealer.emailConfirmed || field === 'notes' ? `${field}Text` : `${field}TextQuietly`)}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending} disabled={typed === seen}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save}>
        {field === 'notes' ? (
          <TextArea
            label={details(field)}
            rows={8}
            maxLength={DEALER_NOTES_MAX}
            value={typed}
            error={error}
            readOnly={isPending}
            onChange={({ target }) => type(target.value)}
          />
        ) : (
          <TextField
            label={details(field)}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={typed}
            error={error}
            readOnly={isPending}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </form>
      {question}
    </Dialog>
  );
}
