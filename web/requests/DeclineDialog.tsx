import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REQUEST_REASON_MAX } from '../../contract/order-requests.ts';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';

const DECLINE = 'POST /api/company/requests/{id}/decline';

/** Declines a request. The buyer is mailed the reason. */
export function DeclineDialog({ request, onClose }: { request: CompanyRequest; onClose: () => void }) {
  const t = useTranslations('company.requests');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { decide, isPending } = useDialogMutation({
    call: () => call(DECLINE, { params: { id: request.id }, body: { reason } }),
    touches: ['/api/company/requests'],
    done: { title: t('declined'), description: request.requestedBy },
    failed: t('notDeclined'),
    onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') setIsMissing(true);
    else decide();
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
      <form id={formId} noValidate onSubmit={submit}>
        <TextArea
          label={t('reason')}
          maxLength={REQUEST_REASON_MAX}
          value={reason}
          error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
