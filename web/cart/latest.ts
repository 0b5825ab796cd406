import type { CartRow } from './rows.ts';
import type { CartVehicle } from './stored-items.ts';

/** What a vehicle is worth depends on these. */
const FACTS = ['vin', 'firstRegistered', 'mileageKm'] as const satisfies (keyof CartVehicle)[];
export const factsOf = (vehicle: CartVehicle): string => JSON.stringify(FACTS.map((fact) => vehicle[fact]));

/** The row with its vehicle as it is now, undefined until it is known. */
export const withLatest = (row: CartRow, latest: CartVehicle | undefined): CartRow =>
  latest === undefined
    ? row
    : {
        ...row,
        vehicle: { ...latest, priceNet: row.storedPrice },
        isCorrected: factsOf(latest) !== factsOf(row.vehicle),
      };
