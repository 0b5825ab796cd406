import { conditionOf } from './condition.ts';
import { randomFrom, type Random } from './random.ts';
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
  serviceBook: ServiceBook | null;
  consumption: Consumption | null;
  battery: Battery | null;
}

export type ServiceBook = 'complete' | 'present' | 'incomplete';

/** Per 100 km, in litres or in kWh. CO2 in g/km. */
interface Consumption {
  litres: number | null;
  kwh: number | null;
  co2: number | null;
}

interface Battery {
  kwh: number | null;
  healthPercent: number;
  rangeKm: number | null;
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

/** In litres per 100 km, or kWh for electric cars. */
const CONSUMPTION: Record<DemoVehicle['fuelType'], readonly [number, number]> = {
  Petrol: [5.2, 7.4],
  Diesel: [4.5, 6.6],
  Hybrid: [4.3, 5.4],
  'Plug-in hybrid': [1.1, 1.9],
  Electric: [15.2, 19.8],
};
const CO2_PER_LITRE = { petrol: 23.6, diesel: 26.4 } as const;

function consumptionOf({ fuelType }: DemoVehicle, random: Random): Consumption {
  const [from, to] = CONSUMPTION[fuelType];
  const used = Number((from + random.next() * (to - from)).toFixed(1));
  if (fuelType === 'Electric') return { litres: null, kwh: used, co2: 0 };
  const perLitre = fuelType === 'Diesel' ? CO2_PER_LITRE.diesel : CO2_PER_LITRE.petrol;
  return { litres: used, kwh: null, co2: Math.round(used * perLitre) };
}

/** The name of many electric cars has the capacity of the battery. The others say only how healthy it is. */
function batteryOf(vehicle: DemoVehicle, usedKwh: number | null, random: Random): Battery | null {
  const { fuelType, variant, mileageKm } = vehicle;
  if (fuelType !== 'Electric' && fuelType !== 'Plug-in hybrid') return null;
  const [, named] = /([\d,]+) kWh/.exec(variant) ?? [];
  const kwh = named === undefined ? null : Number(named.replace(',', '.'));
  const rangeKm = kwh === null || usedKwh === null ? null : Math.round(kwh / usedKwh / 0.05) * 5;
  return {
    kwh,
    healthPercent: 99 - Math.min(12, Math.floor(mileageKm / 12_000)) - random.whole(0, 2),
    rangeKm,
  };
}

/** A vehicle whose delivery has the service history has a complete book. */
function serviceBookOf({ serial }: DemoVehicle, random: Random): ServiceBook | null {
  const book = random.pick(['complete', 'present', 'incomplete', null] as const);
  return hasServiceHistory(serial) ? 'complete' : book;
}

/** Half of the deliveries hold the service history as a document. */
export const hasServiceHistory = (serial: number): boolean => serial % 4 < 2;

/** The facts of a vehicle; null for those whose leasing company sends none. */
export function factsOf(vehicle: DemoVehicle): DemoFacts | null {
  if (vehicle.serial % 11 === 0) return null;
  const random = randomFrom(vehicle.serial * 53 + 7);
  const [postalCode, country] = random.pick(YARDS);
  const facts = {
    seats: seatsOf(vehicle),
    emissionClass: emissionClassOf(vehicle),
    owners: random.pick([1, 1, 1, 2]),
    keys: conditionOf(vehicle).keys,
    inspection: nextInspection(vehicle.firstRegistered),
    towLoadKg: random.chance(0.6) ? (TOW_LOADS[vehicle.body] ?? null) : null,
    postalCode,
    country,
    serviceBook: serviceBookOf(vehicle, random),
  };
  const consumption = consumptionOf(vehicle, random);
  const battery = batteryOf(vehicle, consumption.kwh, random);
  // Every fourth leasing company says no consumption.
  return { ...facts, battery, consumption: random.chance(0.75) ? consumption : null };
}
