import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PURCHASE_REFERENCE_MAX } from '../../contract/choices.ts';
import { call, isRefused } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OrderDetails } from './queries.ts';

const CHANGE = 'PATCH /api/orders/{id}/reference';

interface ReferenceDialogProps extends Pick<OrderDetails, 'order'> {
  /** What was typed when the dialog was closed before, and where it is kept. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
  onClose: () => void;
}

/** The form for the dealer's own number of an order. An empty field erases the number. */
export function ReferenceDialog({ order, draft, onDraft, onClose }: ReferenceDialogProps) {
  const t = useTranslations('orders.reference');
  const layout = useTranslations('layout');
  const formId = useId();
  const { noteFailure, failureWords } = useFailureWords();
  // The page follows what colleagues change.
  const [stored] = useState(order.purchaseReference ?? '');
  const [typed, setTyped] = useState(draft ?? stored);
  const [failure, setFailure] = useState<unknown>(null);
  useKeepsInput(typed !== stored);
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      const body = { purchaseReference: typed, from: stored || null };
      await call(CHANGE, { params: { id: order.id }, body });
      onDraft(undefined);
    },
    touches: ['/api/orders'],
    done: { title: t('done') },
    failed: t('failed'),
    onClose,
    onError: (error) => {
      noteFailure(error);
      // The order behind the dialog shows the number that a colleague has set, or why it cannot change any more.
      if (isRefused(error, CHANGE, 'EDITED_MEANWHILE')) return false;
      setFailure(error);
      return true;
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    decide();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('title')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('title')}
          autoComplete="off"
          maxLength={PURCHASE_REFERENCE_MAX}
          value={typed}
          readOnly={isPending}
          onChange={({ target }) => {
            setTyped(target.value);
            onDraft(target.value);
          }}
        />
        <FormError className="mt-4">{failure !== null && failureWords(failure)}</FormError>
      </form>
    </Dialog>
  );
}
