import type { ExamplesOf } from '../endpoints.ts';
import type * as vehicleBulk from '../vehicle-bulk.ts';
import { ORDER_ID, VEHICLE_ID } from './ids.ts';

const PROGRESS_ID = '5d2f8c1e-7a3b-4e69-9c04-1b6a8d7e3f20';
const leftOut = [
  {
    id: '0c7d9b52-1e4f-4a86-b3c5-7d8e9f0a1b2c',
    vin: 'WAUZZZF25NN048210',
    priceNet: '33490.00',
    status: 'RESERVED' as const,
    reason: 'RESERVED' as const,
  },
];

export const vehicleBulkExamples: ExamplesOf<typeof vehicleBulk> = {
  'GET /api/admin/vehicles/selection': {
    query: { make: 'Volkswagen', stockDaysMin: '60' },
    result: {
      vehicles: [
        {
          id: VEHICLE_ID,
          vin: 'WVWZZZCD1NW123456',
          make: 'Volkswagen',
          model: 'Golf',
          priceNet: '18490.00',
          status: 'AVAILABLE',
        },
      ],
      total: 1,
    },
  },
  'GET /api/admin/vehicles/interest': {
    query: { id: [VEHICLE_ID] },
    result: {
      vehicles: [
        { id: VEHICLE_ID, watchers: 3, order: { id: ORDER_ID, dealerName: 'Autohaus Sommer GmbH' } },
      ],
    },
  },
  'PATCH /api/admin/vehicles/prices': {
    body: {
      vehicles: [
        { id: VEHICLE_ID, priceNet: '18490.00' },
        { id: leftOut[0]?.id ?? '', priceNet: '33490.00' },
      ],
      by: 'PERCENT',
      value: '-2.5',
      rounding: 10,
      progressId: PROGRESS_ID,
    },
    result: { changed: 1, unchanged: 0, leftOut },
  },
  'PATCH /api/admin/vehicles/statuses': {
    body: { vehicles: [{ id: VEHICLE_ID, status: 'AVAILABLE' }], status: 'SOLD' },
    result: { changed: 1, unchanged: 0, leftOut: [] },
  },
  'GET /api/admin/vehicles/progress/{id}': {
    params: { id: PROGRESS_ID },
    result: { progress: { done: 2250, total: 5000 } },
  },
};
