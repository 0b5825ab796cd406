import { OrderBadge } from '../../orders/OrderBadge.tsx';
import type { ListedOrder } from '../../orders/queries.ts';

/** The status of an order for clerks, who must tell an order that expires from one in work. Dealers see one colour. */
export function OrderState({
  order: { status, endReason },
}: {
  order: Pick<ListedOrder, 'status' | 'endReason'>;
}) {
  return (
    <span className={status === 'PROCESSED' ? 'contents *:bg-plate-soft! *:text-plate!' : 'contents'}>
      <OrderBadge status={status} endReason={endReason} />
    </span>
  );
}
