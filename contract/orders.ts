import { z } from 'zod';
import { PURCHASE_REFERENCE_MAX } from './choices.ts';
import { endpoint } from './endpoint.ts';
import {
  amount,
  code,
  day,
  erasable,
  id,
  idParams,
  instant,
  instantInput,
  invoiceNumber,
  visibleLine,
} from './fields.ts';
import { ORDER_PARAMETERS } from './order-parameters.ts';
import { rateLimitedBy, UnavailableVehicles } from './payloads.ts';
import { queryFrom } from './query.ts';
import { INVOICE_STATES } from './invoice-states.ts';
import {
  ORDER_END_REASONS,
  ORDER_STATUSES,
  RESERVATION_END_REASONS,
  RESERVATION_STATUSES,
  VAT_ID_CHECKS,
} from './states.ts';
import { TimelineStep } from './timeline.ts';
import { VAT_CASES } from './vat-case.ts';

/** PICKUP is refused while PICKUP_OFFERED is off. */
export const SHIPPING_METHODS = ['DELIVERY', 'PICKUP'] as const;

/**
 * One vehicle of an order. The vehicle's data and `priceNet` are as agreed, even if the vehicle is edited later.
 * `isExpired` is derived from `expiresAt` by the database's clock. `endReason` says why the reservation ended.
 */
export const Reservation = z.object({
  id,
  orderId: id,
  vehicleId: id,
  dealerId: id,
  reservedAt: instant,
  expiresAt: instant.nullable(),
  status: z.enum(RESERVATION_STATUSES),
  isExpired: z.boolean(),
  endReason: z.enum(RESERVATION_END_REASONS).nullable(),
  priceNet: amount,
});

/** The vehicle as it was sold, or asked for. */
export const SoldVehicle = z.object({
  id,
  make: z.string(),
  model: z.string(),
  variant: z.string().nullable(),
  vin: z.string(),
  mileageKm: z.number().int().nullable(),
  firstRegistered: day.nullable(),
  priceNet: amount,
  coverUrl: z.string().nullable(),
});

/**
 * A reservation with its vehicle as agreed. `hasLeft`: it left the order before the order ended, and the totals exclude it. Where
 * vehicles left one by one, the last of them ended the order and has not left it.
 */
export const ReservationWithVehicle = Reservation.extend({ hasLeft: z.boolean(), vehicle: SoldVehicle });

/**
 * An address as of placing, a copy: it stays when the account changes or the address is deleted. An account may lack
 * street, postal code and city.
 */
export const OrderAddress = z.object({
  name: z.string(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
});
export type OrderAddress = z.output<typeof OrderAddress>;

/**
 * What every answer says of an order. Totals are net. `totalAmount` is the price of the vehicles that are still in the order, `shippingCost` the price of
 * their delivery.
 */
export const orderFields = {
  id,
  status: z.enum(ORDER_STATUSES),
  orderDate: instant,
  itemCount: z.number().int(),
  totalAmount: amount,
  shippingCost: amount,
};

/** Who placed the order: their name, else their address. It stays when they are removed from the company. */
const placedBy = z.string();

/** So many vehicles of an order are named in the list. */
export const LISTED_VEHICLES_MAX = 3;

/** What an admin records of an order besides its status; null where it has not happened, or is not known. */
export const OrderDates = z.object({
  calledAt: instant.nullable(),
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  deliveryOn: day.nullable(),
});
export type OrderDates = z.output<typeof OrderDates>;

/**
 * `vehicles` names the first of the order by make and model: those that are still in it, or all that were in it when it
 * ended. `coverUrl` is the path of the current cover without a width. `deadline`: until when something is due next.
 */
export const ListedOrder = z.object({
  ...orderFields,
  vehicles: z
    .array(SoldVehicle.pick({ id: true, make: true, model: true, coverUrl: true }))
    .max(LISTED_VEHICLES_MAX),
  dealerId: id,
  dealerName: z.string(),
  dealerCountry: z.string(),
  deliveryCountry: z.string(),
  placedBy,
  endReason: z.enum(ORDER_END_REASONS).nullable(),
  vatCase: z.enum(VAT_CASES),
  isInvoiced: z.boolean(),
  ...OrderDates.shape,
  deadline: instant.nullable(),
  isOverdue: z.boolean(),
  /** The valid invoice. `dueOn` as in `Invoice`. */
  invoice: z
    .object({ number: invoiceNumber, state: z.enum(INVOICE_STATES), dueOn: day.nullable() })
    .nullable(),
});
export type ListedOrder = z.output<typeof ListedOrder>;

/** An order as its own page shows it. `dealer`: the account as it is now, unlike the addresses. */
export const Order = z.object({
  ...orderFields,
  dealerId: id,
  placedBy,
  /** Whether the reader has placed it. */
  isOwn: z.boolean(),
  /** Whether who placed it still has the rights to cancel it. */
  placerMayCancel: z.boolean(),
  endReason: z.enum(ORDER_END_REASONS).nullable(),
  endedAt: instant.nullable(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  notes: z.string().nullable(),
  /** The dealer's own number. */
  purchaseReference: z.string().nullable(),
  vatCase: z.enum(VAT_CASES),
  deliveryCountry: z.string(),
  /** Both are null in orders from before these copies. */
  billingAddress: OrderAddress.nullable(),
  deliveryAddress: OrderAddress.nullable(),
  termsVersion: z.string(),
  completedAt: instant.nullable(),
  isInvoiced: z.boolean(),
  ...OrderDates.shape,
  dealer: z.object({
    companyName: z.string(),
    street: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    vatId: z.string().nullable(),
    vatIdCheck: z.enum(VAT_ID_CHECKS),
  }),
});

/** A document of a vehicle of the order, as the vehicle has it now. `byteSize` in bytes. */
const OrderDocument = z.object({
  id,
  vehicleId: id,
  title: z.string(),
  url: z.string(),
  byteSize: z.number().int(),
});

/** `documents` leaves out vehicles that left the order singly. */
export const OrderWithReservations = z.object({
  order: Order,
  reservations: z.array(ReservationWithVehicle),
  documents: z.array(OrderDocument),
  timeline: z.array(TimelineStep),
});
export type OrderWithReservations = z.output<typeof OrderWithReservations>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: "A dealer's own orders; an admin sees all",
  access: 'activeDealerOrAdmin',
  query: queryFrom(ORDER_PARAMETERS),
  result: z.object({ orders: z.array(ListedOrder), total: z.number().int() }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  summary: 'One order with its reservations',
  access: 'activeDealerOrAdmin',
  params: idParams,
  result: OrderWithReservations,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  summary: 'A dealer cancels an own order while it is PENDING and not invoiced',
  access: 'activeDealer',
  needs: 'BUYER',
  limit: 'ORDER_CALLS',
  params: idParams,
  result: OrderWithReservations,
  errors: { ORDER_NOT_CANCELLABLE: null, RATE_LIMITED: rateLimitedBy('ORDER_CALLS') },
});

export const changePurchaseReference = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}/reference',
  summary:
    "Sets the dealer's own number of an order; null or empty text erases it. EDITED_MEANWHILE once the order is invoiced, or if a colleague has given it another number than `from`",
  access: 'activeDealer',
  needs: 'BUYER',
  params: idParams,
  body: z.strictObject({
    purchaseReference: erasable(visibleLine(1, PURCHASE_REFERENCE_MAX)),
    /** The number that the user saw. */
    from: z.string().max(PURCHASE_REFERENCE_MAX).nullable().optional(),
  }),
  result: OrderWithReservations,
  errors: { EDITED_MEANWHILE: null },
});

export const changeOrderDates = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}',
  summary:
    'Records when the dealer was called, has paid and was refunded, and the day of delivery; null takes it back. A payment that is taken back takes refund and day of delivery with it, if the body names them. The day of delivery is mailed to the dealer',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    calledAt: erasable(instantInput),
    paidAt: erasable(instantInput),
    refundedAt: erasable(instantInput),
    deliveryOn: erasable(day),
    /** The dates that the clerk saw; null where they saw none. */
    from: z
      .strictObject({
        calledAt: instantInput.nullable(),
        paidAt: instantInput.nullable(),
        refundedAt: instantInput.nullable(),
        deliveryOn: day.nullable(),
      })
      .partial()
      .optional(),
  }),
  result: OrderWithReservations,
  errors: {
    /** The payment of an order without a valid invoice. */
    INVOICE_MISSING: null,
    /**
     * A date that is neither as in `from` nor as wanted, one that would go with the payment and is not named, or a refund
     * or day of delivery that the state of the order does not allow: `can` says which.
     */
    EDITED_MEANWHILE: z.object({ current: OrderDates.extend({ status: z.enum(ORDER_STATUSES) }) }),
  },
});

export const setOrderStatus = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}/status',
  summary:
    'Sets any status, with its consequences for reservations and vehicles; EDITED_MEANWHILE carries `current` with the status that is neither `from` nor the wanted one',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    status: z.enum(ORDER_STATUSES, code('NOT_A_CHOICE')),
    /** The status that the clerk saw. */
    from: z.enum(ORDER_STATUSES, code('NOT_A_CHOICE')).optional(),
  }),
  result: OrderWithReservations,
  errors: {
    VEHICLE_UNAVAILABLE: UnavailableVehicles,
    /** The current status of the order. */
    EDITED_MEANWHILE: z.object({ current: z.object({ status: z.enum(ORDER_STATUSES) }) }),
    DEALER_NOT_ACTIVE: null,
  },
});
