import type { ExamplesOf } from '../endpoints.ts';
import type * as orderPlacing from '../order-placing.ts';
import type * as orders from '../orders.ts';
import type * as reservations from '../reservations.ts';
import { ADDRESS_ID, DEALER_ID, ORDER_ID, RESERVATION_ID, VEHICLE_ID } from './ids.ts';

const IDEMPOTENCY_KEY = 'b1946ac92492d2347c6235b4d2611184';

const summary = {
  id: ORDER_ID,
  status: 'PENDING',
  orderDate: '2026-03-02T09:15:00.000Z',
  itemCount: 1,
  totalAmount: '18490.00',
  shippingCost: '175.00',
} as const;

const vehicle = {
  id: VEHICLE_ID,
  make: 'Volkswagen',
  model: 'Golf',
  variant: '1.5 eTSI DSG Life',
  vin: 'WVWZZZCD1NW123456',
  mileageKm: 48_300,
  firstRegistered: '2022-03-15',
  priceNet: '18490.00',
  coverUrl: '/media/f3a1c5e7-9b2d-4e68-a0c4-5d6e7f8a9b0c',
};

const listedVehicle = {
  id: vehicle.id,
  make: vehicle.make,
  model: vehicle.model,
  coverUrl: vehicle.coverUrl,
};

const reservation = {
  id: RESERVATION_ID,
  orderId: ORDER_ID,
  vehicleId: VEHICLE_ID,
  dealerId: DEALER_ID,
  reservedAt: '2026-03-02T09:15:00.000Z',
  expiresAt: '2026-03-05T09:15:00.000Z',
  status: 'ACTIVE',
  isExpired: false,
  endReason: null,
  priceNet: '18490.00',
} as const;

const order = {
  ...summary,
  dealerId: DEALER_ID,
  placedBy: 'Erika Sommer',
  isOwn: true,
  placerMayCancel: true,
  endReason: null,
  endedAt: null,
  shippingMethod: 'DELIVERY',
  notes: 'Bitte vor der Lieferung anrufen.',
  purchaseReference: 'EK-4711',
  vatCase: 'STANDARD',
  deliveryCountry: 'DE',
  billingAddress: {
    name: 'Autohaus Sommer GmbH',
    street: 'Industriestraße 12',
    postalCode: '90402',
    city: 'Nürnberg',
    country: 'DE',
  },
  deliveryAddress: {
    name: 'Autohaus Sommer, Lager Fürth',
    street: 'Hafenstraße 7',
    postalCode: '90768',
    city: 'Fürth',
    country: 'DE',
  },
  termsVersion: '2025-05-20',
  completedAt: null,
  isInvoiced: false,
  calledAt: null,
  paidAt: null,
  refundedAt: null,
  deliveryOn: null,
  dealer: {
    companyName: 'Autohaus Sommer GmbH',
    street: 'Industriestraße 12',
    postalCode: '90402',
    city: 'Nürnberg',
    country: 'DE',
    email: 'einkauf@autohaus-sommer.example',
    phone: '+49 911 1234567',
    vatId: 'DE123456789',
    vatIdCheck: 'VALID',
  },
} as const;

/** A document of the vehicle. */
const document = {
  id: 'd4444444-4444-4444-8444-444444444444',
  vehicleId: VEHICLE_ID,
  title: 'Zustandsbericht.pdf',
  url: '/media/d4444444-4444-4444-8444-444444444444',
  byteSize: 482_113,
};

const timeline = [
  { kind: 'ORDERED', at: '2026-03-02T09:15:00.000Z', until: null },
  { kind: 'CALLED', at: null, until: '2026-03-03T09:15:00.000Z' },
  { kind: 'INVOICED', at: null, until: '2026-03-05T09:15:00.000Z' },
  { kind: 'PAID', at: null, until: null },
  { kind: 'COMPLETED', at: null, until: null },
] as const;
const ended = [timeline[0], { kind: 'CANCELLED', at: '2026-03-03T11:40:00.000Z', until: null }] as const;

const placed = { ...summary, reservations: [{ ...reservation, hasLeft: false, vehicle }] };
const cancelled = {
  status: 'CANCELLED',
  endReason: 'DEALER',
  endedAt: '2026-03-03T11:40:00.000Z',
} as const;
const cancelledReservation = { ...reservation, status: 'CANCELLED', endReason: 'WITH_ORDER' } as const;

/** Another order holds the vehicle. */
const unavailable = { vehicles: [{ id: VEHICLE_ID, status: 'RESERVED' as const }] };

export const orderExamples: ExamplesOf<typeof orders & typeof orderPlacing> = {
  'POST /api/orders/create': {
    headers: { 'idempotency-key': IDEMPOTENCY_KEY },
    body: {
      vehicleIds: [VEHICLE_ID],
      totalAmount: '18490.00',
      notes: 'Bitte vor der Lieferung anrufen.',
      purchaseReference: 'EK-4711',
      shippingMethod: 'DELIVERY',
      deliveryAddressId: ADDRESS_ID,
      prices: [{ id: VEHICLE_ID, priceNet: '18490.00' }],
      vatCase: 'STANDARD',
      termsVersion: '2025-05-20',
    },
    result: placed,
    errors: {
      VEHICLE_UNAVAILABLE: unavailable,
      PRICE_CHANGED: { prices: [{ id: VEHICLE_ID, priceNet: '17990.00' }] },
      CONDITIONS_CHANGED: { vatCase: 'INTRA_COMMUNITY', termsVersion: '2026-03-01' },
      RATE_LIMITED: { limit: 'PENDING_VEHICLES' },
      APPROVAL_NEEDED: { approvalLimit: '15000.00' },
    },
  },
  'POST /api/vehicles/{id}/reserve': {
    params: { id: VEHICLE_ID },
    headers: { 'idempotency-key': IDEMPOTENCY_KEY },
    result: placed,
    errors: {
      VEHICLE_UNAVAILABLE: unavailable,
      APPROVAL_NEEDED: { approvalLimit: '15000.00' },
      RATE_LIMITED: { limit: 'PENDING_VEHICLES' },
    },
  },
  'GET /api/orders': {
    query: { status: 'PENDING', dateFrom: '2026-03-01', sortBy: 'dateDesc', page: '1', limit: '10' },
    result: {
      orders: [
        {
          ...summary,
          dealerId: DEALER_ID,
          dealerName: 'Autohaus Sommer GmbH',
          dealerCountry: 'DE',
          deliveryCountry: 'DE',
          placedBy: 'Erika Sommer',
          endReason: null,
          vatCase: 'STANDARD',
          isInvoiced: false,
          calledAt: null,
          paidAt: null,
          refundedAt: null,
          deliveryOn: null,
          deadline: '2026-03-03T09:15:00.000Z',
          isOverdue: false,
          invoice: null,
          vehicles: [listedVehicle],
        },
      ],
      total: 1,
    },
  },
  'GET /api/orders/{id}': {
    params: { id: ORDER_ID },
    result: {
      order,
      reservations: [{ ...reservation, hasLeft: false, vehicle }],
      documents: [document],
      timeline: [...timeline],
    },
  },
  'POST /api/orders/{id}/cancel': {
    params: { id: ORDER_ID },
    result: {
      order: { ...order, ...cancelled },
      reservations: [{ ...cancelledReservation, hasLeft: false, vehicle }],
      documents: [document],
      timeline: [...ended],
    },
    errors: { RATE_LIMITED: { limit: 'ORDER_CALLS' } },
  },
  'PATCH /api/orders/{id}/reference': {
    params: { id: ORDER_ID },
    body: { purchaseReference: 'EK-4712' },
    result: {
      order: { ...order, purchaseReference: 'EK-4712' },
      reservations: [{ ...reservation, hasLeft: false, vehicle }],
      documents: [document],
      timeline: [...timeline],
    },
  },
  'PATCH /api/orders/{id}': {
    params: { id: ORDER_ID },
    body: { calledAt: '2026-03-02T10:40:00.000Z', from: { calledAt: null } },
    result: {
      order: { ...order, calledAt: '2026-03-02T10:40:00.000Z' },
      reservations: [{ ...reservation, hasLeft: false, vehicle }],
      documents: [document],
      timeline: [
        timeline[0],
        { kind: 'CALLED', at: '2026-03-02T10:40:00.000Z', until: null },
        ...timeline.slice(2),
      ],
    },
    errors: {
      EDITED_MEANWHILE: {
        current: {
          status: 'PROCESSED',
          calledAt: '2026-03-02T09:15:00.000Z',
          paidAt: null,
          refundedAt: null,
          deliveryOn: null,
        },
      },
    },
  },
  'PATCH /api/orders/{id}/status': {
    params: { id: ORDER_ID },
    body: { status: 'PROCESSED', from: 'PENDING' },
    result: {
      order: { ...order, status: 'PROCESSED' },
      reservations: [{ ...reservation, expiresAt: null, hasLeft: false, vehicle }],
      documents: [document],
      timeline: [...timeline],
    },
    errors: {
      VEHICLE_UNAVAILABLE: unavailable,
      EDITED_MEANWHILE: { current: { status: 'CANCELLED' } },
    },
  },
};

const entry = {
  reservation,
  vehicle,
  order: { id: ORDER_ID, status: 'PENDING', isInvoiced: false, isPaid: false, isOwn: true },
  dealer: null,
} as const;

export const reservationExamples: ExamplesOf<typeof reservations> = {
  'GET /api/reservations': {
    query: { status: 'ACTIVE', sortBy: 'expiry', page: '1', limit: '10' },
    result: [entry],
  },
  'POST /api/reservations/{id}/cancel': {
    params: { id: RESERVATION_ID },
    result: {
      ...entry,
      reservation: { ...reservation, status: 'CANCELLED', endReason: 'SINGLE' },
      order: { ...entry.order, status: 'CANCELLED' },
    },
    errors: { RATE_LIMITED: { limit: 'ORDER_CALLS' } },
  },
};
