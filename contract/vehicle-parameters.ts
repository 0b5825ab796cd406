import { BASE_COLOURS, baseColourOf } from './colours.ts';
import { PAGE_SIZE } from './constants.ts';
import { FEATURE_CODES } from './features.ts';
import { DAY, type FilterName, LIMIT, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { VEHICLE_STATUSES } from './states.ts';
import { BODY_TYPES } from './vehicle-fields.ts';

const TEXT = { kind: 'text', max: 100 } as const;
const TEXTS = { ...TEXT, isRepeatable: true } as const;
const PRICE = { kind: 'number', min: 0, max: 100_000_000 } as const;
const MILEAGE = { kind: 'number', min: 0, max: 10_000_000 } as const;
const POWER = { kind: 'number', min: 0, max: 10_000 } as const;

/**
 * Prices in whole EUR, mileages in km, power in kW, days inclusive. Without `status` a list holds no sold vehicles.
 * `hidden`, for ACTIVE dealers: only the vehicles that they have hidden, or those too.
 */
export const VEHICLE_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: PAGE_SIZE.vehicles },
  q: TEXT,
  make: TEXTS,
  model: TEXTS,
  bodyType: { kind: 'choice', of: BODY_TYPES, isRepeatable: true },
  priceMin: PRICE,
  priceMax: PRICE,
  mileageMin: MILEAGE,
  mileageMax: MILEAGE,
  firstRegisteredFrom: DAY,
  firstRegisteredTo: DAY,
  fuelType: TEXTS,
  transmission: TEXTS,
  // Addresses from before the base colours have the names of makers.
  colour: { kind: 'choice', of: BASE_COLOURS, isRepeatable: true, readAs: baseColourOf },
  feature: { kind: 'choice', of: FEATURE_CODES, isRepeatable: true },
  kwMin: POWER,
  kwMax: POWER,
  doors: { kind: 'number', min: 1, max: 9, isRepeatable: true },
  hasDocuments: { kind: 'choice', of: ['true', 'false'] },
  status: { kind: 'choice', of: [...VEHICLE_STATUSES, 'ALL'], isRepeatable: true },
  hidden: { kind: 'choice', of: ['only', 'also'] },
  sortBy: {
    kind: 'choice',
    of: ['relevance', 'firstRegistration', 'priceAsc', 'priceDesc', 'mileage'],
    default: 'firstRegistration',
  },
} as const satisfies ParameterTable;
export type VehicleFilter = FilterName<typeof VEHICLE_PARAMETERS>;
export type VehicleSort = QueryOf<typeof VEHICLE_PARAMETERS>['sortBy'];
