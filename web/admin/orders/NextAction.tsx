import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { nextActionOf } from './next-action.ts';
import { useRecord } from './use-record.ts';

const DATE_OF = { call: 'calledAt', pay: 'paidAt', refund: 'refundedAt' } as const;

/** The primary button of an order: what its state asks of the clerk. */
export function NextAction({ order }: Pick<OrderDetails, 'order'>) {
  const t = useTranslations('adminOrder');
  const { record, isRecording } = useRecord(order.id);
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  const action = nextActionOf(order);
  return (
    <>
      {action === 'deliver' && (
        <Button variant="primary" onClick={() => setIsChoosingDay(true)}>
          {t('deliver')}
        </Button>
      )}
      {action !== null && action !== 'deliver' && (
        <Button
          variant="primary"
          busy={isRecording}
          onClick={() =>
            record({
              dates: { [DATE_OF[action]]: new Date().toISOString() },
              done: t(`${action}Done`),
              undo: { [DATE_OF[action]]: null },
            })
          }
        >
          {t(action)}
        </Button>
      )}
      {/* Stays while its answer takes the button away. */}
      {isChoosingDay && <DeliveryDialog order={order} onClose={() => setIsChoosingDay(false)} />}
    </>
  );
}
