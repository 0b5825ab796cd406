import { baseColourOf } from './colours.ts';
import { makeNameOf } from './makes.ts';
import { DAY, type QueryOf, type ParameterTable } from './parameters.ts';
import { VEHICLE_PARAMETERS } from './vehicle-parameters.ts';

const STOCK_DAYS = { kind: 'number', min: 0, max: 10_000 } as const;

/**
 * The parameters of the list of vehicles that only admins may send. Full days in stock, a day inclusive. Not in
 * vehicle-parameters.ts, which the inventory loads.
 */
export const ADMIN_ONLY_PARAMETERS = {
  stockDaysMin: STOCK_DAYS,
  stockDaysMax: STOCK_DAYS,
  hasPictures: { kind: 'choice', of: ['true', 'false'] },
  changedSince: DAY,
} as const satisfies ParameterTable;

/** The sorts that only admins may ask for. */
export const ADMIN_ONLY_SORTS = ['longestInStock', 'lastChange'] as const;

/** All parameters of the list of vehicles. */
export const ADMIN_VEHICLE_PARAMETERS = {
  ...VEHICLE_PARAMETERS,
  ...ADMIN_ONLY_PARAMETERS,
  // Old addresses and saved searches have the names that deliveries gave to makes.
  make: { ...VEHICLE_PARAMETERS.make, readAs: makeNameOf },
  // Addresses from before the base colours have the names of makers.
  colour: { ...VEHICLE_PARAMETERS.colour, readAs: baseColourOf },
  sortBy: { ...VEHICLE_PARAMETERS.sortBy, of: [...VEHICLE_PARAMETERS.sortBy.of, ...ADMIN_ONLY_SORTS] },
} as const satisfies ParameterTable;
export type VehicleQuery = QueryOf<typeof ADMIN_VEHICLE_PARAMETERS>;
