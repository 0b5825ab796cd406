import { BODY_TYPES } from './body-types.ts';
import { PAGE_SIZE } from './constants.ts';
import { DAY, type FilterName, LIMIT, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { VEHICLE_STATUSES } from './states.ts';

const TEXT = { kind: 'text', max: 100 } as const;
const TEXTS = { ...TEXT, isRepeatable: true } as const;
const PRICE = { kind: 'number', min: 0, max: 100_000_000 } as const;
const MILEAGE = { kind: 'number', min: 0, max: 10_000_000 } as const;
const SMALL = { kind: 'number', min: 0, max: 10_000 } as const;
const YES_NO = { kind: 'choice', of: ['true', 'false'] } as const;

/**
 * Prices and the sum of the damages in whole EUR, mileages in km, towing loads in kg, power in kW, days inclusive. Without `status` a list holds no
 * sold vehicles.
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
  // Not as choices: their lists are long, and the browser reads this table on every page.
  colour: TEXTS,
  feature: TEXTS,
  kwMin: SMALL,
  kwMax: SMALL,
  doors: { kind: 'number', min: 1, max: 9, isRepeatable: true },
  damagesMin: PRICE,
  damagesMax: PRICE,
  seats: { kind: 'number', min: 1, max: 60, isRepeatable: true },
  emissionClass: TEXTS,
  locationCountry: TEXTS,
  accidentFree: YES_NO,
  nextInspectionFrom: DAY,
  towLoadMin: SMALL,
  rangeMin: SMALL,
  co2Max: SMALL,
  serviceBook: TEXTS,
  ownersMax: { kind: 'number', min: 0, max: 50 },
  hasDocuments: YES_NO,
  status: { kind: 'choice', of: [...VEHICLE_STATUSES, 'ALL'], isRepeatable: true },
  hidden: { kind: 'choice', of: ['only', 'also'] },
  sortBy: {
    kind: 'choice',
    of: [
      'relevance',
      'firstRegistration',
      'newestInStock',
      'priceAsc',
      'priceDesc',
      'priceDrop',
      'mileage',
      'mileageDesc',
      'powerDesc',
    ],
    default: 'firstRegistration',
  },
} as const satisfies ParameterTable;
export type VehicleFilter = FilterName<typeof VEHICLE_PARAMETERS>;
export type VehicleSort = QueryOf<typeof VEHICLE_PARAMETERS>['sortBy'];
