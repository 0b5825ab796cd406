import type { ExamplesOf } from '../endpoints.ts';
import type * as vehicleExport from '../vehicle-export.ts';
import { VEHICLE_ID } from './ids.ts';

export const vehicleExportExamples: ExamplesOf<typeof vehicleExport> = {
  'GET /api/vehicles/export': {
    query: {
      make: ['Skoda', 'Volkswagen'],
      priceMax: '20000',
      sortBy: 'priceAsc',
      format: 'xlsx',
      locale: 'fr',
    },
  },
  'POST /api/admin/vehicles/export': { body: { ids: [VEHICLE_ID], format: 'xlsx' } },
};
