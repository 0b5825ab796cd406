import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import type { OrderStep } from '../../../contract/order-steps.ts';
import { call, type ResultOf } from '../../api/call.ts';
import { ORDERS_AND_VEHICLES } from '../../api/refresh.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useKeepsInput } from '../../api/use-keeps-input.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import type { ListedOrder } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useChangeFailure } from '../use-change-failure.ts';

const RECORD = 'POST /api/admin/orders/steps';
type Outcome = ResultOf<typeof RECORD>['results'][number];

export interface AskedStep {
  step: OrderStep;
  orders: readonly ListedOrder[];
  /** Called with the orders that stay selected: those that were refused. */
  onDone: (refused: readonly string[]) => void;
}

interface StepDialogProps extends AskedStep {
  onClose: () => void;
}

/** Asks once before a step of several orders. It stays open to say which orders were refused, and why. */
export function StepDialog({ step, orders, onDone, onClose }: StepDialogProps) {
  const t = useTranslations('adminOrder.bulk');
  const layout = useTranslations('layout');
  const toast = useToast();
  const { noteFailure, failureWords } = useChangeFailure(t('failed'));
  const queryClient = useQueryClient();
  // The selection would be lost with the page.
  useKeepsInput();
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationFn: () =>
      call(RECORD, { body: { step, orders: orders.map(({ id, status }) => ({ id, from: status })) } }),
    onSuccess: async ({ results }) => {
      const refused = results.filter(({ outcome }) => outcome === 'REFUSED');
      await refreshInTime(queryClient, [...ORDERS_AND_VEHICLES, '/api/admin/worklist']);
      onDone(refused.map(({ id }) => id));
      const countOf = (wanted: Outcome['outcome']) =>
        results.filter(({ outcome }) => outcome === wanted).length;
      const [done, unchanged] = [countOf('DONE'), countOf('UNCHANGED')];
      const already = t('alreadyRecorded', { count: unchanged });
      if (done > 0)
        toast({
          tone: 'success',
          title: t(`${step}.done`, { count: done }),
          description: unchanged > 0 ? already : undefined,
        });
      else if (unchanged > 0) toast({ tone: 'neutral', title: t('failed'), description: already });
      if (refused.length === 0) onClose();
    },
    onError: noteFailure,
  });
  const refused = data?.results.filter(({ outcome }) => outcome === 'REFUSED') ?? [];
  const isAnswered = data !== undefined;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(`${step}.title`, { count: orders.length })}
      description={isAnswered ? undefined : t(`${step}.text`)}
      closeLabel={layout('close')}
      footer={
        isAnswered ? (
          <Button onClick={onClose}>{layout('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isPending}>
              {layout('cancel')}
            </Button>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {t(`${step}.save`)}
            </Button>
          </>
        )
      }
    >
      {!isAnswered && step === 'COMPLETED' && <Missing orders={orders} />}
      {refused.length > 0 && <Refused refused={refused} orders={orders} />}
      <FormError>{error && failureWords(error)}</FormError>
    </Dialog>
  );
}

const MISSING = {
  notInvoiced: (order: ListedOrder) => !order.isInvoiced,
  unpaid: (order: ListedOrder) => order.paidAt === null,
};

/** How many of the orders have no invoice, and no recorded payment. */
export function Missing({ orders }: Pick<StepDialogProps, 'orders'>) {
  const t = useTranslations('adminOrder.bulk');
  return (['notInvoiced', 'unpaid'] as const).map((what) => {
    const count = orders.filter(MISSING[what]).length;
    return (
      count > 0 && (
        <p key={what} className="font-medium text-reserved">
          {t(what, { count })}
        </p>
      )
    );
  });
}

function Refused({ refused, orders }: Pick<StepDialogProps, 'orders'> & { refused: readonly Outcome[] }) {
  const t = useTranslations('adminOrder.bulk');
  const nameOf = (id: string) => orders.find((order) => order.id === id)?.dealerName;
  return (
    <div role="alert">
      <p className="font-medium">{t('refused', { count: refused.length })}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {refused.map(({ id, refusal }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-mono text-14">#{orderNumberOf(id)}</span> {nameOf(id)} –{' '}
            {refusal && t(`refusals.${refusal}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
