import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Dealer } from '../queries.ts';

const CORRECT = 'PATCH /api/admin/dealers/{id}';

/** Corrects the e-mail address or the VAT id of a dealer. What somebody else has changed meanwhile is shown first. */
export function CorrectDialog(props: { dealer: Dealer; field: 'email' | 'vatId'; onClose: () => void }) {
  const { dealer, field, onClose } = props;
  const t = useTranslations('adminDealers.correct');
  const details = useTranslations('adminDealers.details');
  const layout = useTranslations('layout');
  const errorText = useErrorText();
  const problemText = useProblemText();
  const formId = useId();
  const [seen, setSeen] = useState(dealer[field] ?? '');
  const [typed, setTyped] = useState(seen);
  const [error, setError] = useState<string>();
  const { decide, isPending } = useDialogMutation({
    call: () =>
      call(CORRECT, {
        params: { id: dealer.id },
        body:
          field === 'email'
            ? { email: typed, from: { email: seen } }
            : { vatId: typed, from: { vatId: seen || null } },
      }),
    touches: ['/api/admin/dealers', '/api/admin/worklist', '/api/admin/audit'],
    done: { title: t('saved'), description: dealer.companyName },
    failed: t('saved'),
    onClose,
    onError: (failure) => {
      if (isRefused(failure, CORRECT, 'EDITED_MEANWHILE')) {
        const now = failure.problem.current[field] ?? '';
        setSeen(now);
        setError(t('overtaken', { value: now || '–' }));
      } else {
        const [problem] = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
        setError(problem ? problemText(problem.code) : errorText(failure));
      }
      return true;
    },
  });

  const hasInput = typed !== (dealer[field] ?? '');
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    decide();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t(`${field}Title`, { name: dealer.companyName })}
      description={t(`${field}Text`)}
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
      <form id={formId} noValidate onSubmit={save}>
        <TextField
          label={details(field)}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {question}
    </Dialog>
  );
}
