import type { ExamplesOf } from '../endpoints.ts';
import type * as marks from '../marks.ts';
import { VEHICLE_ID } from './ids.ts';
import { listed } from './vehicles.ts';

const markedAt = '2026-03-02T09:15:00.000Z';

export const markExamples: ExamplesOf<typeof marks> = {
  'PUT /api/vehicles/{id}/mark': {
    params: { id: VEHICLE_ID },
    body: { status: 'WATCHED' },
    result: { vehicleId: VEHICLE_ID, status: 'WATCHED', markedAt, priceAtMark: '18990.00' },
  },
  'DELETE /api/vehicles/{id}/mark': {
    params: { id: VEHICLE_ID },
    query: { status: 'HIDDEN' },
    result: { status: 'WATCHED' },
  },
  'GET /api/watchlist': {
    query: { page: '1', limit: '24' },
    result: { vehicles: [{ ...listed, markedAt, priceAtMark: '18990.00' }], total: 1 },
  },
};
