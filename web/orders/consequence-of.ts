import { ORDER_CONSEQUENCES } from '../../contract/order-rules.ts';
import type { OrderStatus } from '../../contract/states.ts';

/** What this status does to the vehicles of the order, as the key of its text. */
export function consequenceOf(status: OrderStatus, { isInvoiced }: { isInvoiced: boolean }) {
  const { vehicle, expires } = ORDER_CONSEQUENCES[status];
  if (vehicle === 'RESERVED') return expires && !isInvoiced ? 'reservedForNow' : 'reserved';
  return vehicle === 'SOLD' ? 'sold' : 'available';
}
