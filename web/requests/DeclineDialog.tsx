import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REQUEST_REASON_MAX } from '../../contract/order-requests.ts';
import { call, isRefused } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useRefusals } from '../ui/use-refusals.ts';

const DECLINE = 'POST /api/company/requests/{id}/decline';

interface DeclineDialogProps {
  request: CompanyRequest;
  /** What is typed, which stays when the dialog is closed. */
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Declines a request. The buyer is mailed the reason. */
export function DeclineDialog({ request, reason, onReason, onClose }: DeclineDialogProps) {
  const t = useTranslations('company.requests');
  const { noteFailure, failureWords } = useFailureWords();
  const formId = useId();
  const { form, refuse } = useRefusals();
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useKeepsInput(reason !== '');
  const { decide, isPending } = useDialogMutation({
    call: () => call(DECLINE, { params: { id: request.id }, body: { reason } }),
    touches: ['/api/company/requests'],
    done: { title: t('declined'), description: request.requestedBy },
    failed: t('notDeclined'),
    onClose,
    onError: (error) => {
      // The dialog closes with the request.
      if (isRefused(error, DECLINE, 'EDITED_MEANWHILE') || isRefused(error, DECLINE, 'REQUEST_WITHDRAWN'))
        return false;
      setFailure(error);
      noteFailure(error);
      return true;
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() !== '') return decide();
    setIsMissing(true);
    refuse();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('declineTitle')}
      description={t('declineText', { by: request.requestedBy })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isPending}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <TextArea
          label={t('reason')}
          maxLength={REQUEST_REASON_MAX}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
          readOnly={isPending}
          onChange={({ target }) => onReason(target.value)}
        />
        <FormError className="mt-4">{failure !== null && failureWords(failure)}</FormError>
      </form>
    </Dialog>
  );
}
