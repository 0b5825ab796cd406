import type { CartRow } from './rows.ts';
import type { VehicleState } from '../trade/queries.ts';
import type { CartVehicle } from './stored-items.ts';

/** What a vehicle is worth depends on these. */
export const factsOf = ({ vin, firstRegistered, mileageKm }: NonNullable<VehicleState['facts']>): string =>
  JSON.stringify([vin, firstRegistered, mileageKm]);

/** The row with the facts of its vehicle as they are now, undefined until they are known. */
export function withLatest(row: CartRow, facts: VehicleState['facts']): CartRow {
  if (facts === undefined) return row;
  const vehicle: CartVehicle = { ...row.vehicle, ...facts };
  return { ...row, vehicle, isCorrected: factsOf(vehicle) !== factsOf(row.vehicle) };
}
