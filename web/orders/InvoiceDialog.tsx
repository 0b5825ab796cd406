import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InvoiceBasis } from '../../contract/invoices.ts';
import { sumOf } from '../../contract/money.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { useLeaveQuestion } from '../layout/use-leave-question.tsx';
import { orderQuery } from '../trade/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { formatMoney } from '../ui/format.ts';
import { TextField } from '../ui/TextField.tsx';
import { inGroups } from './in-groups.ts';
import { bankDetailsQuery, invoicesQuery, type OrderDetails } from './queries.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useOrdersFailure } from './use-orders-failure.ts';

interface InvoiceDialogProps {
  orderId: string;
  /** Issuing the invoice of a PENDING order changes its status. */
  status: OrderStatus;
  onClose: () => void;
}

/** Issues the invoice of an order. The account is that of the provider; a clerk may name another one. */
export function InvoiceDialog({ orderId, status, onClose }: InvoiceDialogProps) {
  const t = useTranslations('orders.issue');
  const states = useTranslations('states.order');
  const layout = useTranslations('layout');
  const bank = useQuery(bankDetailsQuery());
  const details = useQuery({ ...orderQuery(orderId), ...FRESHNESS.orders });
  const failure = useOrdersFailure();
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = useRef<() => boolean>(null);
  const { leave, question } = useLeaveQuestion({
    // What was typed is of no use once the invoice is there.
    hasInput: () => details.data?.order.isInvoiced !== true && (isDirty.current?.() ?? false),
    isSaving,
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('title', { number: orderNumberOf(orderId) })}
      description={
        status === 'PENDING'
          ? `${t('text')} ${t('becomes', { from: states('PENDING'), to: states('PROCESSED') })}`
          : t('text')
      }
      closeLabel={layout('close')}
    >
      <Loaded query={bank} failed={() => t('bankFailed')} skeleton={<Skeleton className="h-64" />}>
        {(account) => (
          <Loaded query={details} failed={failure} skeleton={<Skeleton className="h-64" />}>
            {({ order }) => (
              <BankForm
                order={order}
                bank={account}
                isDirty={isDirty}
                onSaving={setIsSaving}
                onLeave={leave}
                onClose={onClose}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      {question}
    </Dialog>
  );
}

/** Without VAT, an invoice relies on a VAT id that somebody has to confirm. */
const isUnconfirmed = ({ vatCase, dealer }: OrderDetails['order']) =>
  vatCase === 'INTRA_COMMUNITY' && dealer.vatIdCheck === 'UNCHECKED';

/** With VAT, the VAT id of the dealer changes nothing. */
const basisOf = ({ totalAmount, shippingCost, vatCase, dealer }: OrderDetails['order']): InvoiceBasis => ({
  totalAmount,
  shippingCost,
  vatCase,
  ...(vatCase === 'INTRA_COMMUNITY' && { vatId: dealer.vatId, vatIdCheck: dealer.vatIdCheck }),
});

interface BankFormProps extends Pick<InvoiceDialogProps, 'onClose'> {
  order: OrderDetails['order'];
  bank: ResultOf<'GET /api/admin/bank-details'>;
  isDirty: Ref<() => boolean>;
  onSaving: (isSaving: boolean) => void;
  onLeave: () => void;
}

function BankForm({ order, bank, isDirty, onSaving, onLeave, onClose }: BankFormProps) {
  const t = useTranslations('orders.issue');
  const layout = useTranslations('layout');
  // Another id of the dealer is a question of its own.
  const [acceptedId, setAcceptedId] = useState<string | null>(null);
  const { vatId } = order.dealer;
  const isAccepted = acceptedId !== null && acceptedId === vatId;
  const { totalAmount, shippingCost } = order;
  const { field, submit, isPending, failure } = useInvoiceForm({
    orderId: order.id,
    bank,
    basis: basisOf(order),
    isDirty,
    isAccepted: isAccepted || !isUnconfirmed(order),
    onSaving,
    onClose,
  });
  // While the own call runs, its success is not news.
  const isIssued = order.isInvoiced && !isPending;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('amount', { amount: formatMoney(sumOf([totalAmount, shippingCost])) })}</p>
      <TextField
        label={t('accountName')}
        autoComplete="off"
        readOnly={isPending || isIssued}
        {...field('accountName')}
      />
      <TextField
        label={t('iban')}
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending || isIssued}
        {...field('iban')}
      />
      <TextField
        label={t('bic')}
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending || isIssued}
        {...field('bic')}
      />
      {isUnconfirmed(order) && (
        <Checkbox
          label={t('unconfirmed.accept')}
          hint={t('unconfirmed.text', { vatId: vatId ?? '–' })}
          checked={isAccepted}
          disabled={isPending || isIssued}
          onChange={({ currentTarget }) => setAcceptedId(currentTarget.checked ? vatId : null)}
        />
      )}
      <FormError>{isIssued ? <IssuedBefore orderId={order.id} /> : failure}</FormError>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onLeave} disabled={isPending}>
          {layout('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isPending} disabled={isIssued}>
          {t('issue')}
        </Button>
      </div>
    </form>
  );
}

/** What the clerk reads when the invoice is there already: they may have typed another account. */
function IssuedBefore({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.issue.issuedBefore');
  const { data } = useQuery(invoicesQuery(orderId));
  const invoice = data?.invoices.findLast(({ payment }) => payment !== null);
  if (!invoice?.payment) return t('text');
  const { iban, accountName } = invoice.payment;
  return t('account', { number: invoice.number, iban: inGroups(iban), accountName });
}
