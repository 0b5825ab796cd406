import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { correctionOf, isTakenBackForGood } from './next-action.ts';
import { DATE_OF, useRecord } from './use-record.ts';

/** Takes back what was recorded of a step by mistake, or changes the day of delivery. Asks first where no undo is possible. */
export function Correction({
  order,
  step,
}: Pick<OrderDetails, 'order'> & { step: OrderDetails['timeline'][number]['kind'] }) {
  const t = useTranslations('adminOrder');
  const { record, isRecording } = useRecord(order);
  const layout = useTranslations('layout');
  const [asked, setAsked] = useState<'day' | 'payment' | null>(null);
  const correction = correctionOf(order, step);
  const isForGood = isTakenBackForGood(order, correction);
  const close = () => setAsked(null);

  function takeBack() {
    close();
    if (correction === null || correction === 'deliver') return;
    const date = DATE_OF[correction];
    record({
      dates: { [date]: null },
      done: t('takenBack'),
      failed: t('notTakenBack'),
      ...(!isForGood && { undo: { [date]: order[date] } }),
    });
  }

  function correct() {
    if (correction === 'deliver') return setAsked('day');
    if (isForGood) return setAsked('payment');
    takeBack();
  }

  return (
    <>
      {correction !== null && (
        <Button
          ref={handFocusOn}
          variant="ghost"
          size="sm"
          busy={isRecording}
          aria-label={t(`correctionOf.${correction}`)}
          className="-ml-3 print:hidden"
          onClick={correct}
        >
          {t(correction === 'deliver' ? 'change' : 'takeBack')}
        </Button>
      )}
      {asked === 'day' && <DeliveryDialog order={order} onClose={close} />}
      <ConfirmDialog
        open={asked === 'payment'}
        onOpenChange={(open) => !open && close()}
        title={t('takePaymentBack')}
        consequence={t('paymentIsGone')}
        confirmLabel={t('correctionOf.pay')}
        cancelLabel={layout('cancel')}
        tone="danger"
        onConfirm={takeBack}
      />
    </>
  );
}
