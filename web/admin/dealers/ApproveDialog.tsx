import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DealerStatus } from '../../../contract/states.ts';
import { call, isRefused } from '../../api/call.ts';
import { changeRow } from '../../api/change-row.ts';
import { refresh } from '../../api/refresh.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Dealer } from '../queries.ts';
import { StatusMessage } from './StatusMessage.tsx';

const SET_STATUS = 'PATCH /api/admin/dealers/{id}/status';
const TOUCHES = ['/api/admin/dealers', '/api/admin/worklist'] as const;

/**
 * Approves a dealer who waits, with a message if the clerk writes one. After a failure the message stays. If somebody else has
 * changed the status meanwhile, the dialog names the new one.
 */
export function ApproveDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const states = useTranslations('states.dealer');
  const layout = useTranslations('layout');
  const { noteFailure, failureWords } = useFailureWords();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const [seen, setSeen] = useState<DealerStatus>('PENDING');
  const [failure, setFailure] = useState<unknown>(null);
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      const changed = await call(SET_STATUS, {
        params: { id: dealer.id },
        body: { status: 'ACTIVE', from: seen, message },
      });
      changeRow(queryClient, 'GET /api/admin/dealers', changed);
    },
    touches: TOUCHES,
    done: { title: t('approved'), description: dealer.companyName },
    failed: t('notApproved'),
    onClose,
    onError: (error) => {
      setFailure(error);
      noteFailure(error);
      if (isRefused(error, SET_STATUS, 'EDITED_MEANWHILE')) {
        setSeen(error.problem.current.status);
        changeRow(queryClient, 'GET /api/admin/dealers', { id: dealer.id, ...error.problem.current });
      }
      return true;
    },
  });

  function close() {
    if (failure !== null) void refresh(queryClient, TOUCHES);
    onClose();
  }

  const hasInput = message.trim() !== '';
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose: close });
  // The server refuses an approval of an active dealer only for the sake of the message.
  const isUnsent = seen === 'ACTIVE';

  function reasonOf(error: unknown): ReactNode {
    if (error === null) return undefined;
    if (isRefused(error, SET_STATUS, 'EDITED_MEANWHILE'))
      return failureWords(
        error,
        t(isUnsent ? 'messageUnsent' : 'overtaken', { now: states(seen), email: dealer.email }),
      );
    return failureWords(error);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={leave}
      title={t('approveTitle', { name: dealer.companyName })}
      consequence={dealer.emailConfirmed ? t('approveText') : t('confirmsAddress', { email: dealer.email })}
      confirmLabel={t('approve')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      disabled={isUnsent}
      error={reasonOf(failure)}
      onConfirm={() => decide()}
    >
      <StatusMessage
        status="ACTIVE"
        message={message}
        isUnsent={isUnsent}
        isSaving={isPending}
        onChange={setMessage}
      />
      {question}
    </ConfirmDialog>
  );
}
