import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { correctionOf } from './next-action.ts';
import { DATE_OF, useRecord } from './use-record.ts';

/** Takes back what was recorded of a step by mistake, or changes the day of delivery. */
export function Correction({
  order,
  step,
}: Pick<OrderDetails, 'order'> & { step: OrderDetails['timeline'][number]['kind'] }) {
  const t = useTranslations('adminOrder');
  const { record, isRecording } = useRecord(order);
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  const correction = correctionOf(order, step);

  function correct() {
    if (correction === null) return;
    if (correction === 'deliver') return setIsChoosingDay(true);
    const date = DATE_OF[correction];
    record({
      dates: { [date]: null },
      done: t('takenBack'),
      failed: t('notTakenBack'),
      undo: { [date]: order[date] },
    });
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
      {isChoosingDay && <DeliveryDialog order={order} onClose={() => setIsChoosingDay(false)} />}
    </>
  );
}
