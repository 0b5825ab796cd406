import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CLERK_MESSAGE_MAX } from '../../../contract/note-figures.ts';
import { call } from '../../api/call.ts';
import { changeRow } from '../../api/change-row.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useKeepsInput } from '../../api/use-keeps-input.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Dealer } from '../queries.ts';
import { DiscardDialog } from './DiscardDialog.tsx';

/** Approves a dealer who waits, with a message if the clerk writes one. After a failure the message stays. */
export function ApproveDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const layout = useTranslations('layout');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<Error | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  useKeepsInput();
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      const changed = await call('PATCH /api/admin/dealers/{id}/status', {
        params: { id: dealer.id },
        body: { status: 'ACTIVE', from: 'PENDING', message },
      });
      changeRow(queryClient, 'GET /api/admin/dealers', changed);
    },
    touches: ['/api/admin/dealers', '/api/admin/worklist'],
    done: { title: t('approved'), description: dealer.companyName },
    failed: t('notApproved'),
    onClose,
    onError: (failure) => {
      if (failure instanceof Error) setError(failure);
      return true;
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={() => (message.trim() === '' ? onClose() : setIsDiscarding(true))}
      title={t('approveTitle', { name: dealer.companyName })}
      consequence={dealer.emailConfirmed ? t('approveText') : t('confirmsAddress', { email: dealer.email })}
      confirmLabel={t('approve')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      error={error && errorText(error)}
      onConfirm={() => decide()}
    >
      <TextArea
        label={t('approveMessage')}
        hint={t('approveHint')}
        rows={3}
        maxLength={CLERK_MESSAGE_MAX}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {isDiscarding && <DiscardDialog onDiscard={onClose} onKeep={() => setIsDiscarding(false)} />}
    </ConfirmDialog>
  );
}
