import type { ExamplesOf } from '../endpoints.ts';
import type * as search from '../search.ts';
import { DEALER_ID, ORDER_ID, VEHICLE_ID } from './ids.ts';

export const searchExamples: ExamplesOf<typeof search> = {
  'GET /api/admin/search': {
    query: { q: 'Sommer' },
    result: {
      orders: [
        {
          id: ORDER_ID,
          dealerName: 'Autohaus Sommer GmbH',
          status: 'PROCESSED',
          endReason: null,
          orderDate: '2026-03-02T09:15:00.000Z',
          complaints: 0,
        },
      ],
      vehicles: [
        {
          id: VEHICLE_ID,
          make: 'Volkswagen',
          model: 'Golf',
          variant: 'Life',
          vin: 'WVWZZZCD1NW123456',
          status: 'RESERVED',
        },
      ],
      dealers: [
        {
          id: DEALER_ID,
          companyName: 'Autohaus Sommer GmbH',
          email: 'einkauf@autohaus-sommer.example',
          city: 'Nürnberg',
          country: 'DE',
          status: 'ACTIVE',
        },
      ],
      invoices: [
        {
          number: '2026-000017',
          kind: 'INVOICE',
          orderId: ORDER_ID,
          dealerName: 'Autohaus Sommer GmbH',
          grossAmount: '22211.35',
        },
      ],
    },
  },
};
