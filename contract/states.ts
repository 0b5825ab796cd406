/** States and what may be done in them: data for the server's refusals and the browser's disabled buttons alike. */

export const DEALER_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const;
export type DealerStatus = (typeof DEALER_STATUSES)[number];

export const VEHICLE_STATUSES = ['AVAILABLE', 'RESERVED', 'SOLD'] as const;
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

export const ORDER_STATUSES = ['PENDING', 'PROCESSED', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const RESERVATION_STATUSES = ['ACTIVE', 'CANCELLED'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** As people see a reservation: one that is ACTIVE past its expiry is EXPIRED. */
export const RESERVATION_STATES = ['ACTIVE', 'EXPIRED', 'CANCELLED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Why an order ended. */
export const ORDER_END_REASONS = ['DEALER', 'ADMIN', 'EXPIRED'] as const;
export type OrderEndReason = (typeof ORDER_END_REASONS)[number];

/** Why a reservation ended: singly, with its order, by the clock, or because an admin freed the vehicle. */
export const RESERVATION_END_REASONS = ['SINGLE', 'WITH_ORDER', 'LAPSED', 'RELEASED'] as const;
export type ReservationEndReason = (typeof RESERVATION_END_REASONS)[number];

export const ROLES = ['admin', 'dealer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What an order's status means for the vehicles in it. `expires`: its reservations run out;
 * `vehicle`: the status that the order gives. Every transition between two of them is allowed to an admin.
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

/** Whether the one who asks may do it; `order.isInvoiced` counts the valid invoice only. */
export const can = {
  /** A dealer cancels an own order while it is PENDING. */
  cancelOrder: (order: { status: OrderStatus }): boolean => order.status === 'PENDING',

  /** A dealer cancels while the order is PENDING; an admin while it is neither COMPLETED nor invoiced. */
  cancelReservation: (
    reservation: { status: ReservationStatus; isExpired: boolean },
    order: { status: OrderStatus; isInvoiced: boolean },
    role: Role,
  ): boolean =>
    reservation.status === 'ACTIVE' &&
    !reservation.isExpired &&
    (role === 'admin'
      ? (order.status === 'PENDING' || order.status === 'PROCESSED') && !order.isInvoiced
      : order.status === 'PENDING'),

  /** An admin frees a vehicle unless the order that holds it is completed or in the books. */
  releaseVehicle: (order: { status: OrderStatus; isInvoiced: boolean }): boolean =>
    order.status !== 'COMPLETED' && !order.isInvoiced,
};
