/** States, and what may be done in each. The server refuses and the browser disables buttons by the same rules. */

export const DEALER_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const;
export type DealerStatus = (typeof DEALER_STATUSES)[number];

export const VEHICLE_STATUSES = ['AVAILABLE', 'RESERVED', 'SOLD'] as const;
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

/** What a dealer marks a vehicle as: on the watch list, or left out of their inventory. */
export const MARK_STATUSES = ['WATCHED', 'HIDDEN'] as const;
export type MarkStatus = (typeof MARK_STATUSES)[number];

/** When a user is mailed about changes of watched vehicles. */
export const WATCH_MAILS = ['OFF', 'DAILY', 'AT_ONCE'] as const;
export type WatchMails = (typeof WATCH_MAILS)[number];

export const ORDER_STATUSES = ['PENDING', 'PROCESSED', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const RESERVATION_STATUSES = ['ACTIVE', 'CANCELLED'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** A reservation as people see it: one that is ACTIVE past its expiry is EXPIRED. */
export const RESERVATION_STATES = ['ACTIVE', 'EXPIRED', 'CANCELLED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Why an order ended. */
export const ORDER_END_REASONS = ['DEALER', 'ADMIN', 'EXPIRED'] as const;
export type OrderEndReason = (typeof ORDER_END_REASONS)[number];

/** Why a reservation ended: cancelled singly, cancelled with its order, lapsed, or released by an admin. */
export const RESERVATION_END_REASONS = ['SINGLE', 'WITH_ORDER', 'LAPSED', 'RELEASED'] as const;
export type ReservationEndReason = (typeof RESERVATION_END_REASONS)[number];

export const ROLES = ['admin', 'dealer'] as const;
export type Role = (typeof ROLES)[number];

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

/** Whether a user may do it; `order.isInvoiced` counts the valid invoice only. */
export const can = {
  /** A dealer cancels an own order while it is PENDING and not invoiced. */
  cancelOrder: (order: { status: OrderStatus; isInvoiced: boolean }): boolean =>
    order.status === 'PENDING' && !order.isInvoiced,

  /** A dealer changes the own number of an order until the invoice carries it. */
  changeReference: (order: { isInvoiced: boolean }): boolean => !order.isInvoiced,

  /** A dealer cancels while the order is PENDING, an admin until it is COMPLETED; nobody once it is invoiced. */
  cancelReservation: (
    reservation: { status: ReservationStatus; isExpired: boolean },
    order: { status: OrderStatus; isInvoiced: boolean },
    role: Role,
  ): boolean =>
    reservation.status === 'ACTIVE' &&
    !reservation.isExpired &&
    !order.isInvoiced &&
    (order.status === 'PENDING' || (role === 'admin' && order.status === 'PROCESSED')),

  /** An admin may free a vehicle unless the order that holds it is completed or invoiced. */
  releaseVehicle: (order: { status: OrderStatus; isInvoiced: boolean }): boolean =>
    order.status !== 'COMPLETED' && !order.isInvoiced,
};
