import { z } from 'zod';
import { PURCHASE_REFERENCE_MAX } from './choices.ts';
import { ORDER_NOTES_MAX, ORDER_VEHICLES_MAX, PICKUP_OFFERED } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { amount, code, day, id, idParams, notes, optional, visibleLine } from './fields.ts';
import { orderFields, ReservationWithVehicle, SHIPPING_METHODS } from './orders.ts';
import { rateLimitedBy, UnavailableVehicles } from './payloads.ts';
import { VAT_CASES } from './vat-case.ts';

/** The Idempotency-Key of a request that must take effect only once. */
const onceHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, code('IDEMPOTENCY_KEY_INVALID'))
    .optional(),
});

/** The answer to a placed order. */
export const PlacedOrder = z.object({ ...orderFields, reservations: z.array(ReservationWithVehicle) });
export type PlacedOrder = z.output<typeof PlacedOrder>;

/** The vehicles to order, each once, and their net sum in EUR as the buyer saw it. */
export const OrderRequest = z.strictObject({
  vehicleIds: z
    .array(id)
    .min(1, code('OUT_OF_RANGE'))
    .max(ORDER_VEHICLES_MAX, code('OUT_OF_RANGE'))
    .refine((ids) => new Set(ids).size === ids.length, code('DUPLICATE')),
  totalAmount: amount,
  notes: optional(notes(ORDER_NOTES_MAX)),
  shippingMethod: optional(
    z
      .enum(SHIPPING_METHODS, code('NOT_A_CHOICE'))
      .refine((method) => method === 'DELIVERY' || PICKUP_OFFERED, code('PICKUP_NOT_OFFERED')),
  ).transform((method) => method ?? 'DELIVERY'),
  /** The dealer's own number for the order. Undefined for the reason that `deliveryAddressId` has. */
  purchaseReference: optional(visibleLine(1, PURCHASE_REFERENCE_MAX)).transform(
    (typed) => typed ?? undefined,
  ),
  /**
   * One of the dealer's own delivery addresses; without it the vehicles go to the address of the company. Its country
   * decides the VAT case. It becomes undefined and not null, so that an Idempotency-Key from before this field matches.
   */
  deliveryAddressId: optional(id).transform((chosen) => chosen ?? undefined),
  /** What the buyer saw. Each must be what holds now; the portal's own pages always send all three. */
  prices: optional(
    z.array(z.strictObject({ id, priceNet: amount })).max(ORDER_VEHICLES_MAX, code('OUT_OF_RANGE')),
  )
    .transform((seen) => seen ?? undefined)
    .optional(),
  vatCase: optional(z.enum(VAT_CASES, code('NOT_A_CHOICE')))
    .transform((seen) => seen ?? undefined)
    .optional(),
  termsVersion: optional(day)
    .transform((seen) => seen ?? undefined)
    .optional(),
});
export type OrderRequest = z.output<typeof OrderRequest>;

/** What refuses an order, and a request for one. */
export const placingErrors = {
  VEHICLE_UNAVAILABLE: UnavailableVehicles,
  /** All vehicles of the order with their current prices. */
  PRICE_CHANGED: z.object({ prices: z.array(z.object({ id, priceNet: amount })) }),
  /** What holds now. */
  CONDITIONS_CHANGED: z.object({ vatCase: z.enum(VAT_CASES), termsVersion: day }),
  /** The delivery address is not, or no longer, in the account. */
  NOT_FOUND: null,
  RATE_LIMITED: rateLimitedBy('ORDER_CALLS', 'PENDING_VEHICLES'),
};

/** The order of a BUYER is above the limit of the company: an owner orders it. */
const AboveLimit = z.object({ approvalLimit: amount });

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/orders/create',
  summary:
    'Places a binding order: all vehicles or none; VEHICLE_UNAVAILABLE lists `vehicles`, PRICE_CHANGED lists `prices`, CONDITIONS_CHANGED names `vatCase` and `termsVersion` of now',
  access: 'activeDealer',
  needs: 'BUYER',
  limit: 'ORDER_CALLS',
  headers: onceHeaders,
  body: OrderRequest,
  result: PlacedOrder,
  status: 201,
  errors: { ...placingErrors, APPROVAL_NEEDED: AboveLimit, IDEMPOTENCY_MISMATCH: null },
});

export const reserveVehicle = endpoint({
  method: 'POST',
  path: '/api/vehicles/{id}/reserve',
  summary: 'Places a binding order for this one vehicle at its current price',
  access: 'activeDealer',
  needs: 'BUYER',
  limit: 'ORDER_CALLS',
  params: idParams,
  headers: onceHeaders,
  result: PlacedOrder,
  status: 201,
  errors: {
    VEHICLE_UNAVAILABLE: UnavailableVehicles,
    APPROVAL_NEEDED: AboveLimit,
    IDEMPOTENCY_MISMATCH: null,
    RATE_LIMITED: rateLimitedBy('ORDER_CALLS', 'PENDING_VEHICLES'),
  },
});
