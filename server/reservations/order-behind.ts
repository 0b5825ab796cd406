import { sql, type Transaction } from 'kysely';
import { ORDER_CONSEQUENCES } from '../../contract/order-rules.ts';
import type { OrderStatus, VehicleStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { isInOrder } from '../orders/sql.ts';

/** The order that holds the vehicle, if its status gives the vehicle this status. See docs/decisions/0003. */
export async function orderBehind(
  tx: Transaction<DB>,
  vehicleId: string,
  status: VehicleStatus,
): Promise<string | null> {
  const found = await sql<{ id: string; status: OrderStatus }>`
    select orders.id, orders.status
    from vehicle_reservations reservations
    join current_orders orders on orders.id = reservations.order_id
    where reservations.vehicle_id = ${vehicleId}
      and ${isInOrder}
      and orders.status <> 'CANCELLED'
  `.execute(tx);
  const holding = found.rows.find((order) => ORDER_CONSEQUENCES[order.status].vehicle === status);
  return holding?.id ?? null;
}
