import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InvoiceDialog } from '../../orders/InvoiceDialog.tsx';
import { OrderStatusDialog } from '../../orders/OrderStatusDialog.tsx';
import type { OrderDetails } from '../../orders/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { nextActionOf } from './next-action.ts';
import { DATE_OF, useRecord } from './use-record.ts';

/** The primary button of an order: what its state asks of the clerk. */
export function NextAction({ order }: Pick<OrderDetails, 'order'>) {
  const t = useTranslations('adminOrder');
  const { record, isRecording } = useRecord(order.id);
  const [asked, setAsked] = useState<'invoice' | 'deliver' | 'complete' | null>(null);
  const action = nextActionOf(order);
  const close = () => setAsked(null);

  function act() {
    if (action === null) return;
    if (action === 'invoice' || action === 'deliver' || action === 'complete') return setAsked(action);
    const date = DATE_OF[action];
    record({ dates: { [date]: new Date().toISOString() }, done: t(`${action}Done`), undo: { [date]: null } });
  }

  return (
    <>
      {action !== null && (
        <Button variant="primary" busy={isRecording} className="max-sm:order-first" onClick={act}>
          {t(action)}
        </Button>
      )}
      {/* The dialogs stay while their answer takes the button away. */}
      {asked === 'invoice' && <InvoiceDialog orderId={order.id} onClose={close} />}
      {asked === 'deliver' && <DeliveryDialog order={order} onClose={close} />}
      {asked === 'complete' && (
        <OrderStatusDialog
          order={{ ...order, dealerName: order.dealer.companyName }}
          suggested="COMPLETED"
          onClose={close}
        />
      )}
    </>
  );
}
