import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, isRefused } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import type { Invoice } from './queries.ts';

const SEND = 'POST /api/invoices/{number}/reminders';

/** Asks before a payment reminder is mailed, and says why it was not. */
export function ReminderDialog(props: { invoice: Invoice; place: 1 | 2; onClose: () => void }) {
  const { invoice, place, onClose } = props;
  const { number } = invoice;
  const t = useTranslations('orders.invoice.reminder');
  const layout = useTranslations('layout');
  const { noteFailure, failureWords } = useFailureWords();
  const [failure, setFailure] = useState<ReactNode>();
  const { decide, isPending } = useDialogMutation({
    call: () => call(SEND, { params: { number }, body: { place } }),
    touches: ['/api/orders/{id}/invoices', '/api/admin/invoices', '/api/admin/worklist'],
    done: { title: t('done') },
    failed: '',
    onClose,
    onError: (error) => {
      noteFailure(error);
      const isRefusal = isRefused(error, SEND, 'REMINDER_NOT_POSSIBLE');
      setFailure(failureWords(error, isRefusal ? t(`refused.${error.problem.reason}`) : undefined));
      return true;
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { which: place === 1 ? 'first' : 'second', number })}
      consequence={t('consequence', { amount: formatMoney(invoice.grossAmount) })}
      confirmLabel={t('confirm')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      error={failure}
      onConfirm={() => decide()}
    />
  );
}
