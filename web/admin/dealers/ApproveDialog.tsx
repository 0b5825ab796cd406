import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CLERK_MESSAGE_MAX } from '../../../contract/note-figures.ts';
import { call } from '../../api/call.ts';
import { useErrorWords } from '../../api/error-words.ts';
import { changeRow } from '../../api/change-row.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Dealer } from '../queries.ts';

/** Approves a dealer who waits, with a message if the clerk writes one. After a failure the message stays. */
export function ApproveDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const layout = useTranslations('layout');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<Error | null>(null);
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
  const hasInput = message.trim() !== '';
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={leave}
      title={t('approveTitle', { name: dealer.companyName })}
      consequence={dealer.emailConfirmed ? t('approveText') : t('confirmsAddress', { email: dealer.email })}
      confirmLabel={t('approve')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      error={error && errorWords(error)}
      onConfirm={() => decide()}
    >
      <TextArea
        label={t('statusMessage')}
        hint={t('statusMessageHint.ACTIVE')}
        rows={3}
        maxLength={CLERK_MESSAGE_MAX}
        value={message}
        readOnly={isPending}
        onChange={({ target }) => setMessage(target.value)}
      />
      {question}
    </ConfirmDialog>
  );
}
