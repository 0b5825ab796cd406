import type { OrderStatus, ReservationStatus, Role, VehicleStatus } from './states.ts';

// What an order's status means, and what may be done in it. The server refuses and the browser disables buttons by the
// same rules. Apart from the states, which every page loads.

/**
 * What the status of an order means for its vehicles. `expires`: its reservations expire. `vehicle`: the status that
 * the vehicles get. An admin may change any status to any other.
 */
export const ORDER_CONSEQUENCES: Record<
  OrderStatus,
  { reservation: ReservationStatus; expires: boolean; vehicle: VehicleStatus }
> = {
  PENDING: { reservation: 'ACTIVE', expires: true, vehicle: 'RESERVED' },
  PROCESSED: { reservation: 'ACTIVE', expires: false, vehicle: 'RESERVED' },
  COMPLETED: { reservation: 'ACTIVE', expires: false, vehicle: 'SOLD' },
  CANCELLED: { reservation: 'CANCELLED', expires: false, vehicle: 'AVAILABLE' },
};

/**
 * Whether a user may do it; `order.isInvoiced` counts the valid invoice only. `order.isPaid`: the payment has arrived and was
 * not refunded.
 */
export const can = {
  /** A dealer cancels an own order while it is PENDING and not invoiced. */
  cancelOrder: (order: { status: OrderStatus; isInvoiced: boolean }): boolean =>
    order.status === 'PENDING' && !order.isInvoiced,

  /** An admin records a call, and completes an order, while it is in work. */
  workOn: (order: { status: OrderStatus }): boolean =>
    order.status === 'PENDING' || order.status === 'PROCESSED',

  /** An admin records the payment of the valid invoice. The invoice of a cancelled order is not valid any more. */
  recordPayment: (order: { status: OrderStatus; isInvoiced: boolean }): boolean =>
    order.isInvoiced && order.status !== 'CANCELLED',

  /** An admin records the refund of an order that was paid and is cancelled. */
  recordRefund: (order: { status: OrderStatus; paidAt: string | null }): boolean =>
    order.status === 'CANCELLED' && order.paidAt !== null,

  /** An admin sets the day of delivery once the order is paid. */
  setDeliveryDay: (order: { status: OrderStatus; paidAt: string | null }): boolean =>
    order.status !== 'CANCELLED' && order.paidAt !== null,

  /** A dealer changes the own number of an order until the invoice carries it. */
  changeReference: (order: { isInvoiced: boolean }): boolean => !order.isInvoiced,

  /**
   * A dealer cancels while the order is PENDING, an admin until it is COMPLETED; nobody once it is invoiced. A refund is of
   * the whole order: nobody takes a vehicle out of one that is paid.
   */
  cancelReservation: (
    reservation: { status: ReservationStatus; isExpired: boolean },
    order: { status: OrderStatus; isInvoiced: boolean; isPaid: boolean },
    role: Role,
  ): boolean =>
    reservation.status === 'ACTIVE' &&
    !reservation.isExpired &&
    !order.isInvoiced &&
    !order.isPaid &&
    (order.status === 'PENDING' || (role === 'admin' && order.status === 'PROCESSED')),

  /** An admin may free a vehicle unless the order that holds it is completed, invoiced or paid. */
  releaseVehicle: (order: { status: OrderStatus; isInvoiced: boolean; isPaid: boolean }): boolean =>
    order.status !== 'COMPLETED' && !order.isInvoiced && !order.isPaid,
};
