import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import type { ResultOf } from '../api/call.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bankDetailsQuery } from './queries.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

interface InvoiceDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Issues the invoice of an order. The account is that of the provider; a clerk may name another one. */
export function InvoiceDialog({ orderId, onClose }: InvoiceDialogProps) {
  const t = useTranslations('orders.issue');
  const layout = useTranslations('layout');
  const bank = useQuery(bankDetailsQuery());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: orderNumberOf(orderId) })}
      description={t('text')}
      closeLabel={layout('close')}
    >
      <Loaded query={bank} failed={() => t('bankFailed')} skeleton={<Skeleton className="h-64" />}>
        {(details) => <BankForm orderId={orderId} bank={details} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function BankForm({
  orderId,
  bank,
  onClose,
}: InvoiceDialogProps & { bank: ResultOf<'GET /api/admin/bank-details'> }) {
  const t = useTranslations('orders.issue');
  const layout = useTranslations('layout');
  const { field, submit, isPending, failure } = useInvoiceForm({ orderId, bank, onClose });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={t('accountName')} autoComplete="off" {...field('accountName')} />
      <TextField label={t('iban')} autoComplete="off" spellCheck={false} {...field('iban')} />
      <TextField label={t('bic')} autoComplete="off" spellCheck={false} {...field('bic')} />
      <FormError>{failure}</FormError>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{layout('cancel')}</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {t('issue')}
        </Button>
      </div>
    </form>
  );
}
