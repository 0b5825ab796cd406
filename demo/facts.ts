import { conditionOf } from './condition.ts';
import { randomFrom } from './random.ts';
import type { DemoVehicle } from './stock.ts';

/** What a delivery says of the car beside its technical data. */
interface DemoFacts {
  seats: number;
  emissionClass: string | null;
  owners: number;
  keys: number;
  /** "2027-03": the month. */
  inspection: string;
  towLoadKg: number | null;
  postalCode: string;
  country: string;
}

export const seatsOf = ({ body }: DemoVehicle): number => (body === 'van' ? 7 : body === 'coupe' ? 4 : 5);

/** The yards of the leasing company. Most cars stand in Germany. */
const YARDS = [
  ['28309', 'DE'],
  ['28309', 'DE'],
  ['64546', 'DE'],
  ['85609', 'DE'],
  ['1300', 'AT'],
  ['3011 AA', 'NL'],
] as const;

const TOW_LOADS: Partial<Record<DemoVehicle['body'], number>> = {
  estate: 1_800,
  suv: 2_000,
  saloon: 1_600,
  van: 1_500,
};

/** The class that new cars of this year had. */
function emissionClassOf({ fuelType, firstRegistered }: DemoVehicle): string | null {
  if (fuelType === 'Electric') return null;
  if (firstRegistered < '2020-01-01') return 'Euro 6d-TEMP';
  return firstRegistered < '2024-09-01' ? 'Euro 6d' : 'Euro 6e';
}

/** The first inspection after three years, each further one after two. */
function nextInspection(firstRegistered: string): string {
  const [year = 0, month = 1] = firstRegistered.split('-').map(Number);
  let due = year + 3;
  while (due < 2026 || (due === 2026 && month < 4)) due += 2;
  return `${due}-${String(month).padStart(2, '0')}`;
}

/** The facts of a vehicle; null for those whose leasing company sends none. */
export function factsOf(vehicle: DemoVehicle): DemoFacts | null {
  if (vehicle.serial % 11 === 0) return null;
  const random = randomFrom(vehicle.serial * 53 + 7);
  const [postalCode, country] = random.pick(YARDS);
  return {
    seats: seatsOf(vehicle),
    emissionClass: emissionClassOf(vehicle),
    owners: random.pick([1, 1, 1, 2]),
    keys: conditionOf(vehicle).keys,
    inspection: nextInspection(vehicle.firstRegistered),
    towLoadKg: random.chance(0.6) ? (TOW_LOADS[vehicle.body] ?? null) : null,
    postalCode,
    country,
  };
}
