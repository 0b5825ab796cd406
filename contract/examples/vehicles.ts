import type { ExamplesOf } from '../endpoints.ts';
import type * as imports from '../imports.ts';
import type * as vehicleMedia from '../vehicle-media.ts';
import type { Vehicle } from '../vehicles.ts';
import type * as vehicles from '../vehicles.ts';
import { ORDER_ID, VEHICLE_ID } from './ids.ts';

const MEDIUM_ID = 'f3a1c5e7-9b2d-4e68-a0c4-5d6e7f8a9b0c';
const VIN = 'WVWZZZCD1NW123456';

const data = {
  id: VEHICLE_ID,
  vin: VIN,
  make: 'Volkswagen',
  model: 'Golf',
  variant: '1.5 eTSI DSG Life',
  bodyType: 'HATCHBACK',
  firstRegistered: '2022-03-15',
  mileageKm: 48_300,
  engineSizeCc: 1498,
  kw: 110,
  transmission: 'Automatik',
  fuelType: 'Petrol',
  colour: 'Grau',
  baseColour: 'Grey',
  doors: 5,
  steeringPosition: 'LEFT',
  seats: 5,
  emissionClass: 'EURO_6D',
  towLoadKg: 1400,
  owners: 1,
  nextInspection: '2027-03-31',
  accidentFree: true,
  locationPostalCode: '28195',
  locationCountry: 'DE',
  priceNet: '18490.00',
  formerPriceNet: '18990.00',
  currency: 'EUR',
  damagesSum: '180.00',
  damageCount: 1,
  status: 'AVAILABLE',
  specsJson: { Make: 'Volkswagen', Model: 'Golf', 'Fuel type': 'Petrol' },
  createdAt: '2026-02-20T14:30:00.000Z',
} as const;

const listedMedium = {
  id: MEDIUM_ID,
  url: `/media/${MEDIUM_ID}`,
  mediaType: 'image',
  title: 'front.jpg',
  ordinal: 0,
  isCover: true,
} as const;

/** The vehicle as a list shows it. */
export const listed = {
  ...data,
  isOrdered: null,
  changedAt: null,
  coverUrl: listedMedium.url,
  media: [listedMedium],
};

const vehicle = {
  ...data,
  co2GKm: 122,
  consumptionLitres: 5.4,
  consumptionKwh: null,
  batteryKwh: null,
  batteryHealthPercent: null,
  rangeKm: null,
  hsnTsn: '0603/BRW',
  interior: 'Stoff Titanschwarz',
  keys: 2,
  serviceBook: 'COMPLETE',
  imported: false,
  readyFrom: '2026-03-02',
  condition: {
    damages: [{ part: 'LEFT_FRONT_DOOR', kind: 'SCRATCH', sizeMm: 40, estimate: '180.00', photo: MEDIUM_ID }],
    tyres: [{ axle: 'FRONT', side: null, season: 'SUMMER', mm: 5.5, make: 'Continental' }],
    paint: [{ part: 'BONNET', microns: 118 }],
    inspection: { by: 'TÜV Nord', on: '2026-01-12' },
  },
  equipmentText: 'Navigationssystem\nSitzheizung vorn',
  supplierLanguage: 'de',
  features: [
    { feature: 'NAVIGATION', line: 0 },
    { feature: 'HEATED_SEATS', line: 1 },
  ],
} satisfies Vehicle;

const medium = {
  ...listedMedium,
  vehicleId: VEHICLE_ID,
  documentType: null,
  uploadedAt: '2026-02-20T14:30:00.000Z',
  width: 1440,
  height: 960,
  byteSize: 187_204,
};

export const vehicleExamples: ExamplesOf<typeof vehicles> = {
  'GET /api/vehicles': {
    query: {
      make: ['Volkswagen', 'Škoda'],
      priceMax: '20000',
      fuelType: 'Petrol',
      sortBy: 'priceAsc',
      page: '1',
      limit: '24',
    },
    result: {
      vehicles: [listed],
      pagination: { page: 1, totalPages: 1, total: 1 },
      facets: {
        make: [{ value: 'Volkswagen', count: 1 }],
        model: [{ value: 'Golf', count: 1 }],
        bodyType: [{ value: 'HATCHBACK', count: 1 }],
        fuelType: [{ value: 'Petrol', count: 1 }],
        transmission: [{ value: 'Automatik', count: 1 }],
        colour: [{ value: 'Grey', count: 1 }],
        feature: [{ value: 'NAVIGATION', count: 1 }],
        doors: [{ value: 5, count: 1 }],
        status: [{ value: 'AVAILABLE', count: 1 }],
        seats: [{ value: 5, count: 1 }],
        emissionClass: [{ value: 'EURO_6D', count: 1 }],
        locationCountry: [{ value: 'DE', count: 1 }],
        serviceBook: [{ value: 'COMPLETE', count: 1 }],
        accidentFree: 1,
        hasDocuments: 0,
        priceMax: [{ value: 20_000, count: 1 }],
        mileageMax: [{ value: 50_000, count: 1 }],
        damagesMax: [{ value: 250, count: 1 }],
      },
      understood: [
        { words: 'diesel', without: 'golf', filters: [{ filter: 'fuelType', values: ['Diesel'] }] },
      ],
      nearest: { query: { make: ['Volkswagen'], q: 'golf' }, total: 12, leftOut: ['wärmepumpe'] },
      relaxed: [
        {
          leftOut: [{ filter: 'make', values: ['Volkswagen'] }],
          query: { q: 'golf diesel wärmepumpe' },
          total: 0,
        },
      ],
    },
  },
  'GET /api/vehicles/{id}': { params: { id: VEHICLE_ID }, result: { vehicle, media: [medium] } },
  'GET /api/vehicles/{id}/media': { params: { id: VEHICLE_ID }, result: [medium] },
  'GET /api/vehicles/states': {
    query: { id: [VEHICLE_ID] },
    result: {
      states: [
        {
          id: VEHICLE_ID,
          status: 'RESERVED',
          priceNet: '18490.00',
          isOwn: true,
          ownOrder: { id: ORDER_ID, placedBy: 'Jules Perrin' },
          mark: null,
        },
      ],
    },
  },
  'PATCH /api/vehicles/{id}': {
    params: { id: VEHICLE_ID },
    headers: { 'if-match': '"0c6f4a1b2d3e"' },
    body: {
      priceNet: '17990.00',
      mileageKm: 48_350,
      condition: {
        damages: [{ part: 'LEFT_FRONT_DOOR', kind: 'SCRATCH', sizeMm: 40, estimate: '180.00', photo: null }],
        tyres: [{ axle: 'FRONT', side: null, season: 'SUMMER', mm: 5.5, make: 'Continental' }],
        paint: [{ part: 'BONNET', microns: 118 }],
        inspection: { by: 'TÜV Nord', on: '2026-01-12' },
      },
    },
    result: { vehicle: { ...vehicle, priceNet: '17990.00', mileageKm: 48_350 }, media: [medium] },
  },
  'DELETE /api/vehicles/{id}': { params: { id: VEHICLE_ID } },
};

export const vehicleMediaExamples: ExamplesOf<typeof vehicleMedia> = {
  'POST /api/vehicles/{id}/media': {
    params: { id: VEHICLE_ID },
    files: ['front.jpg'],
    result: { media: [medium] },
  },
  'PUT /api/vehicles/{id}/media/order': {
    params: { id: VEHICLE_ID },
    headers: { 'if-match': '"0c6f4a1b2d3e"' },
    body: { ids: [MEDIUM_ID] },
    result: { media: [medium] },
  },
  'PATCH /api/vehicles/{id}/media/{mediaId}': {
    params: { id: VEHICLE_ID, mediaId: MEDIUM_ID },
    headers: { 'if-match': '"0c6f4a1b2d3e"' },
    body: { title: 'front', isCover: true },
    result: { media: [medium] },
  },
  'DELETE /api/vehicles/{id}/media/{mediaId}': { params: { id: VEHICLE_ID, mediaId: MEDIUM_ID } },
  'GET /api/vehicles/{id}/media.zip': { params: { id: VEHICLE_ID } },
};

const imported = {
  vehicle: { id: VEHICLE_ID, vin: VIN, make: 'Volkswagen', model: 'Golf', status: 'AVAILABLE' },
  replaced: false,
  prices: null,
  skipped: [],
} as const;

export const importExamples: ExamplesOf<typeof imports> = {
  'POST /api/upload/vehicle-zip': {
    files: ['golf.zip'],
    result: { ...imported, skipped: [], message: `Vehicle ${VIN} was imported.` },
    errors: {
      IMPORT_REJECTED: {
        reason: 'FIELDS_INVALID',
        entry: 'spec.json',
        params: { fields: [{ field: 'vin', code: 'VIN_INVALID', value: 'KURZ' }] },
      },
    },
  },
  'POST /api/upload/vehicle-zips': {
    files: ['golf.zip', 'octavia.zip'],
    result: {
      successful: [{ fileName: 'golf.zip', vin: VIN, ...imported, skipped: [] }],
      failed: [
        {
          fileName: 'octavia.zip',
          error: 'There is no spec.json at the top or in the single folder.',
          reason: 'SPEC_MISSING',
          entry: null,
          params: {},
        },
      ],
      totalSuccessful: 1,
      totalFailed: 1,
      message: '1 imported, 1 failed.',
    },
  },
};
