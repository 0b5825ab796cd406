import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { DEALER_STATUSES, type DealerStatus } from '../../../contract/states.ts';
import { stringifySearch } from '../../address.ts';
import { call, isRefused, isUnanswered } from '../../api/call.ts';
import { changeRow } from '../../api/change-row.ts';
import { refresh } from '../../api/refresh.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { newTabLink } from '../../ui/new-tab-link.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { type Dealer, dealerDetailsQuery } from '../queries.ts';
import { hasMail } from './has-mail.ts';
import { StatusMessage } from './StatusMessage.tsx';

const SET_STATUS = 'PATCH /api/admin/dealers/{id}/status';
const TOUCHES = ['/api/admin/dealers', '/api/admin/worklist'] as const;

/**
 * Approves, suspends or resets a dealer. Says what that means and whether the dealer gets mail, to which the clerk may add a
 * message. After a failure the dialog stays open with the message. If somebody else has changed the status meanwhile, it names
 * the new one.
 */
export function DealerStatusDialog({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const t = useTranslations('adminDealers');
  const states = useTranslations('states.dealer');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const toast = useToast();
  const failureToast = useFailureToast();
  const { hasLost, noteFailure, failureWords } = useFailureWords();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<DealerStatus>(dealer.status);
  const [tried, setTried] = useState<DealerStatus>();
  const [failure, setFailure] = useState<unknown>(null);
  const [message, setMessage] = useState('');
  const { decide, isPending } = useDialogMutation({
    call: async (status: DealerStatus) => {
      setTried(status);
      const changed = await call(SET_STATUS, {
        params: { id: dealer.id },
        body: { status, from: seen, ...(hasMail(status, dealer) && { message }) },
      });
      // The refreshed list may not have the dealer any more. Then their row stays as it is now.
      changeRow(queryClient, 'GET /api/admin/dealers', changed);
    },
    touches: TOUCHES,
    done: { title: t('statusSaved'), description: dealer.companyName },
    failed: '',
    onClose,
    onError: (error) => {
      setFailure(error);
      noteFailure(error);
      if (isRefused(error, SET_STATUS, 'EDITED_MEANWHILE')) {
        setSeen(error.problem.current.status);
        changeRow(queryClient, 'GET /api/admin/dealers', { id: dealer.id, ...error.problem.current });
      } else if (!isUnanswered(error)) {
        toast(failureToast({ error, failed: failures('update'), isShown: true, isAfterLost: hasLost }));
      }
      return true;
    },
  });

  function close() {
    if (failure !== null) void refresh(queryClient, TOUCHES);
    onClose();
  }

  const hasInput = message.trim() !== '';
  // The server refuses a status that is set only for the sake of the message.
  const isUnsent = tried === seen;
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose: close });

  function reasonOf(error: unknown): ReactNode {
    if (error === null) return undefined;
    if (isRefused(error, SET_STATUS, 'EDITED_MEANWHILE'))
      return failureWords(
        error,
        t(isUnsent ? 'messageUnsent' : 'overtaken', { now: states(seen), email: dealer.email }),
      );
    return failureWords(error);
  }

  function noteOf(status: DealerStatus) {
    if (status === 'SUSPENDED' && dealer.openOrderCount > 0) return <OpenOrders dealer={dealer} />;
    if (status === 'ACTIVE' && !dealer.emailConfirmed)
      return <span className="mt-4 block text-14">{t('confirmsAddress', { email: dealer.email })}</span>;
    return undefined;
  }

  function messageOf(status: DealerStatus) {
    if (!hasMail(status, dealer) || (status === seen && !isUnsent)) return undefined;
    return (
      <StatusMessage
        className="mt-4"
        status={status}
        message={message}
        isUnsent={status === seen}
        isSaving={isPending}
        onChange={setMessage}
      />
    );
  }

  return (
    <ChoiceDialog
      title={t('statusTitle', { name: dealer.companyName })}
      description={dealer.email}
      legend={t('status')}
      current={seen}
      choices={DEALER_STATUSES.map((value) => ({
        value,
        label: states(value),
        hint: t(
          value === 'SUSPENDED' && !hasMail(value, dealer) ? 'suspendedQuietly' : `consequences.${value}`,
        ),
        act: t(`statusActs.${value}`),
        isDestructive: value === 'SUSPENDED',
      }))}
      saveLabel={t('statusSave')}
      cancelLabel={layout('cancel')}
      closeLabel={layout('close')}
      isSaving={isPending}
      error={reasonOf(failure)}
      noteOf={noteOf}
      fieldOf={messageOf}
      onSave={decide}
      onClose={leave}
    >
      {question}
    </ChoiceDialog>
  );
}

/** A suspended dealer keeps their open orders. They are listed first. */
function OpenOrders({ dealer }: { dealer: Dealer }) {
  const t = useTranslations('adminDealers');
  const { data } = useQuery(dealerDetailsQuery(dealer.id));
  const open = data?.orders.filter(({ status }) => status === 'PENDING' || status === 'PROCESSED') ?? [];
  const path = `/admin/orders${stringifySearch({ search: dealer.email, sortBy: 'status' })}`;
  return (
    <span className="mt-4 block text-14">
      {t.rich('openOrders', { count: dealer.openOrderCount, orders: newTabLink(path) })}
      <span className="mt-1 flex flex-wrap gap-x-3">
        {open.map(({ id }) => (
          <a
            key={id}
            href={`/admin/orders/${id}`}
            target="_blank"
            rel="noopener"
            className="heading text-plate underline underline-offset-2"
          >
            #{orderNumberOf(id)}
          </a>
        ))}
      </span>
    </span>
  );
}
