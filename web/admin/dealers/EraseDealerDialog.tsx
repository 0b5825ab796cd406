import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { call, isRefused } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useKeepsInput } from '../../api/use-keeps-input.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { DealerDetails } from '../queries.ts';

const ERASE = 'POST /api/admin/dealers/{id}/erase';

/** Erases the personal data of a dealer. The admin types the name of the company, because nothing restores the data. */
export function EraseDealerDialog({ dealer, onClose }: { dealer: DealerDetails; onClose: () => void }) {
  const t = useTranslations('adminDealers.erase');
  const layout = useTranslations('layout');
  const { noteFailure, failureWords } = useFailureWords();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<unknown>(null);
  const name = dealer.companyName;
  useKeepsInput(typed !== '');
  const { decide, isPending } = useDialogMutation({
    call: () => call(ERASE, { params: { id: dealer.id } }),
    touches: [
      '/api/admin/dealers',
      '/api/admin/worklist',
      '/api/admin/audit',
      '/api/admin/mails',
      '/api/admin/notes',
      '/api/dealer/papers',
    ],
    done: { title: t('done') },
    failed: t('failed'),
    onClose,
    onError: (failure) => {
      setError(failure);
      noteFailure(failure);
      return true;
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      consequence={t('consequence')}
      confirmLabel={t('confirm')}
      cancelLabel={layout('cancel')}
      tone="danger"
      busy={isPending}
      disabled={typed.trim() !== name.trim()}
      error={
        isRefused(error, ERASE, 'DEALER_HAS_ORDERS') ? (
          <UnsettledOrders orders={error.problem.orders} />
        ) : (
          error !== null && failureWords(error)
        )
      }
      onConfirm={() => {
        setError(null);
        decide();
      }}
    >
      <p className="mb-4 text-14 text-ink-2">{t('stays')}</p>
      <TextField
        label={t('type', { name })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}

/** The orders that have to be settled first. */
function UnsettledOrders({ orders }: { orders: readonly { id: string }[] }) {
  const t = useTranslations('adminDealers.erase');
  return (
    <>
      {t('unsettled', { count: orders.length })}
      <span className="mt-1 flex flex-wrap gap-x-3">
        {orders.map(({ id }) => (
          <a
            key={id}
            href={`/admin/orders/${id}`}
            target="_blank"
            rel="noopener"
            className="heading underline underline-offset-2"
          >
            #{orderNumberOf(id)}
          </a>
        ))}
      </span>
    </>
  );
}
