import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InvoiceDialog } from '../../orders/InvoiceDialog.tsx';
import { OrderStatusDialog } from '../../orders/OrderStatusDialog.tsx';
import type { ListedOrder } from '../../orders/queries.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { nextActionOf } from './next-action.ts';
import { DATE_OF, useRecord } from './use-record.ts';

/** What the next action needs of an order, in the list or on its page. */
export type OrderToAct = Pick<
  ListedOrder,
  | 'id'
  | 'status'
  | 'orderDate'
  | 'itemCount'
  | 'dealerName'
  | 'isInvoiced'
  | 'calledAt'
  | 'paidAt'
  | 'refundedAt'
  | 'deliveryOn'
>;

interface NextActionProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  order: OrderToAct;
  /** For a button in a list: of which order it is. */
  label?: (action: string) => string;
}

/** The button of an order for what its state asks of the clerk. */
export function NextAction({ order, label, ...looks }: NextActionProps) {
  const t = useTranslations('adminOrder');
  const { record, isRecording } = useRecord(order);
  const [asked, setAsked] = useState<'invoice' | 'deliver' | 'complete' | null>(null);
  const action = nextActionOf(order);
  const close = () => setAsked(null);

  function act() {
    if (action === null) return;
    if (action === 'invoice' || action === 'deliver' || action === 'complete') return setAsked(action);
    const date = DATE_OF[action];
    record({
      dates: { [date]: new Date().toISOString() },
      done: t(`${action}Done`),
      failed: t('failed'),
      undo: { [date]: null },
    });
  }

  return (
    // The row of a list stays where it is while a dialog is open.
    <span data-in-use={asked !== null || undefined} className="contents">
      {action !== null && (
        <Button
          ref={handFocusOn}
          variant="primary"
          {...looks}
          busy={isRecording}
          aria-label={label?.(t(action))}
          onClick={act}
        >
          {t(action)}
        </Button>
      )}
      {/* The dialogs stay while their answer takes the button away. */}
      {asked === 'invoice' && <InvoiceDialog orderId={order.id} status={order.status} onClose={close} />}
      {asked === 'deliver' && <DeliveryDialog order={order} onClose={close} />}
      {asked === 'complete' && <OrderStatusDialog order={order} suggested="COMPLETED" onClose={close} />}
    </span>
  );
}
