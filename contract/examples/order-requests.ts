import type { ExamplesOf } from '../endpoints.ts';
import type * as orderRequests from '../order-requests.ts';
import { ADDRESS_ID, ORDER_ID, REQUEST_ID, VEHICLE_ID } from './ids.ts';
import { orderExamples } from './orders.ts';

const { body: order, result: placed, errors } = orderExamples['POST /api/orders/create'];
const { APPROVAL_NEEDED: _above, ...refusals } = errors;
const { notes: _notes, purchaseReference: _reference, shippingMethod: _method, ...seen } = order;

const request = {
  id: REQUEST_ID,
  requestedBy: 'Jules Perrin',
  requestedAt: '2026-03-02T08:40:00.000Z',
  isOwn: false,
  vehicles: [
    {
      id: VEHICLE_ID,
      make: 'Volkswagen',
      model: 'Golf',
      variant: '1.5 eTSI DSG Life',
      vin: 'WVWZZZCD1NW123456',
      mileageKm: 48_300,
      firstRegistered: '2022-03-15',
      priceNet: '18490.00',
      coverUrl: '/media/f3a1c5e7-9b2d-4e68-a0c4-5d6e7f8a9b0c',
    },
  ],
  totalAmount: '18490.00',
  notes: 'Bitte vor der Lieferung anrufen.',
  purchaseReference: 'EK-4711',
  deliveryAddress: { id: ADDRESS_ID, name: 'Autohaus Sommer, Lager Fürth', city: 'Fürth', country: 'DE' },
  state: 'OPEN' as const,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  orderId: null,
};

const decided = { current: { state: 'ORDERED' as const, orderId: ORDER_ID } };

export const orderRequestExamples: ExamplesOf<typeof orderRequests> = {
  'GET /api/company/limit': { result: { approvalLimit: '50000.00' } },
  'PATCH /api/company/limit': {
    body: { approvalLimit: '50000.00', from: null },
    result: { approvalLimit: '50000.00' },
    errors: { EDITED_MEANWHILE: { current: { approvalLimit: '25000.00' } } },
  },
  'GET /api/company/requests': { result: { requests: [request], total: 1 } },
  'POST /api/company/requests': { body: order, result: { ...request, isOwn: true }, errors: refusals },
  'POST /api/company/requests/{id}/order': {
    params: { id: REQUEST_ID },
    body: seen,
    result: placed,
    errors: { ...refusals, EDITED_MEANWHILE: decided },
  },
  'POST /api/company/requests/{id}/decline': {
    params: { id: REQUEST_ID },
    body: { reason: 'Zu teuer für diesen Monat.' },
    result: {
      ...request,
      state: 'DECLINED',
      decidedAt: '2026-03-02T11:05:00.000Z',
      decidedBy: 'Erika Sommer',
      reason: 'Zu teuer für diesen Monat.',
    },
    errors: { EDITED_MEANWHILE: decided },
  },
  'POST /api/company/requests/{id}/withdraw': {
    params: { id: REQUEST_ID },
    result: {
      ...request,
      isOwn: true,
      state: 'WITHDRAWN',
      decidedAt: '2026-03-02T09:10:00.000Z',
      decidedBy: 'Jules Perrin',
    },
    errors: { EDITED_MEANWHILE: decided },
  },
};
