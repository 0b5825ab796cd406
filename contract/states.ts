/** The states of everything that has one. contract/order-rules.ts says what may be done in each. */

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

export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;

/** An unpaid invoice before its due date, on it and after it; a paid invoice; one that a credit note cancels. */
export const INVOICE_STATES = ['OPEN', 'DUE', 'OVERDUE', 'PAID', 'CANCELLED'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Why an order ended. */
export const ORDER_END_REASONS = ['DEALER', 'ADMIN', 'EXPIRED'] as const;
export type OrderEndReason = (typeof ORDER_END_REASONS)[number];

/** Why a reservation ended: cancelled singly, cancelled with its order, lapsed, or released by an admin. */
export const RESERVATION_END_REASONS = ['SINGLE', 'WITH_ORDER', 'LAPSED', 'RELEASED'] as const;
export type ReservationEndReason = (typeof RESERVATION_END_REASONS)[number];

export const ROLES = ['admin', 'dealer'] as const;
export type Role = (typeof ROLES)[number];

/** What an admin may do: everything, or all but manage admins and delete dealers. */
export const ADMIN_RIGHTS = ['FULL', 'CLERK'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

/** What a user may do for their company. */
export const DEALER_RIGHTS = ['OWNER', 'BUYER', 'VIEWER'] as const;
export type DealerRights = (typeof DEALER_RIGHTS)[number];
