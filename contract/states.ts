/** The states of everything that has one. contract/order-rules.ts says what may be done in each. */

/** Only an ACTIVE dealer reserves, orders and cancels. PENDING: no clerk has approved the account yet. */
export const DEALER_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const;
export type DealerStatus = (typeof DEALER_STATUSES)[number];

/** What a clerk judges about a VAT id. UNCHECKED: nobody has judged it since it was entered. */
export const VAT_ID_CHECKS = ['UNCHECKED', 'VALID', 'INVALID'] as const;
export type VatIdCheck = (typeof VAT_ID_CHECKS)[number];

/** docs/rules.md, chapter "What an order's status means". */
export const VEHICLE_STATUSES = ['AVAILABLE', 'RESERVED', 'SOLD'] as const;
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

/** An admin may change each to any other: docs/rules.md, chapter "What an order's status means". */
export const ORDER_STATUSES = ['PENDING', 'PROCESSED', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** As stored: one that has lapsed is ACTIVE still. */
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

/** A clerk is an admin. contract/rights.ts says what each may do. */
export const ROLES = ['admin', 'dealer'] as const;
export type Role = (typeof ROLES)[number];
