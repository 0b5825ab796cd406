import { BODY_TYPES } from './body-types.ts';

/** The European emission standards for cars, the oldest first, with the steps of Euro 6. */
export const EMISSION_CLASSES = [
  'EURO_1',
  'EURO_2',
  'EURO_3',
  'EURO_4',
  'EURO_5',
  'EURO_6',
  'EURO_6B',
  'EURO_6C',
  'EURO_6D_TEMP',
  'EURO_6D',
  'EURO_6E',
  'EURO_7',
] as const;
export type EmissionClass = (typeof EMISSION_CLASSES)[number];

/** PRESENT: there is one, and nobody says whether it is complete. */
export const SERVICE_BOOKS = ['COMPLETE', 'PRESENT', 'INCOMPLETE', 'NONE'] as const;
export type ServiceBook = (typeof SERVICE_BOOKS)[number];

/** The countries where a car can stand: the European Economic Area, Switzerland and the United Kingdom. */
export const LOCATION_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
export type LocationCountry = (typeof LOCATION_COUNTRIES)[number];

/**
 * A number from `min` to `max`, whole or with one decimal, one line of at most `max` characters, a day from `min` to the end of the
 * year that is `yearsAhead`, one of the choices `of`, or yes and no.
 */
type VehicleField =
  | { kind: 'whole' | 'decimal'; min: number; max: number }
  | { kind: 'line'; max: number; pattern?: RegExp }
  | { kind: 'day'; min?: string; yearsAhead?: number }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'yesNo' };

/** The days that inspections and handovers of today can have: no inspection is valid for ten years. */
const DAYS = { kind: 'day', min: '2000-01-01', yearsAhead: 10 } as const;

/**
 * The data of a vehicle that a delivery may leave out: null without a value. `engineSizeCc` in ccm, `kw` in kW, `co2GKm` in
 * g/km, `consumptionLitres` and `consumptionKwh` per 100 km, `owners` before the present one. `nextInspection` is the last
 * day of the month up to which the general inspection (HU) is valid. The schemas, columns, import and form of a vehicle are
 * derived from this table, in its order. The column of `mileageKm` is `mileage_km`. No zod here: the browser loads this file.
 */
export const VEHICLE_FIELDS = {
  variant: { kind: 'line', max: 200 },
  bodyType: { kind: 'choice', of: BODY_TYPES },
  firstRegistered: { kind: 'day' },
  mileageKm: { kind: 'whole', min: 0, max: 2_000_000 },
  engineSizeCc: { kind: 'whole', min: 0, max: 20_000 },
  kw: { kind: 'whole', min: 1, max: 2_000 },
  doors: { kind: 'whole', min: 1, max: 9 },
  fuelType: { kind: 'line', max: 100 },
  transmission: { kind: 'line', max: 100 },
  colour: { kind: 'line', max: 100 },
  steeringPosition: { kind: 'choice', of: ['LEFT', 'RIGHT'] },
  seats: { kind: 'whole', min: 1, max: 60 },
  emissionClass: { kind: 'choice', of: EMISSION_CLASSES },
  co2GKm: { kind: 'whole', min: 0, max: 1_000 },
  consumptionLitres: { kind: 'decimal', min: 0.1, max: 99.9 },
  consumptionKwh: { kind: 'decimal', min: 0.1, max: 99.9 },
  batteryKwh: { kind: 'decimal', min: 0.1, max: 999.9 },
  batteryHealthPercent: { kind: 'whole', min: 1, max: 100 },
  rangeKm: { kind: 'whole', min: 1, max: 2_000 },
  towLoadKg: { kind: 'whole', min: 0, max: 10_000 },
  hsnTsn: { kind: 'line', max: 20, pattern: /^\d{4}\/[A-Z0-9]{3}$/ },
  interior: { kind: 'line', max: 100 },
  owners: { kind: 'whole', min: 0, max: 50 },
  keys: { kind: 'whole', min: 0, max: 20 },
  serviceBook: { kind: 'choice', of: SERVICE_BOOKS },
  nextInspection: DAYS,
  accidentFree: { kind: 'yesNo' },
  imported: { kind: 'yesNo' },
  locationPostalCode: { kind: 'line', max: 12, pattern: /^[A-Z0-9][A-Z0-9 -]*$/ },
  locationCountry: { kind: 'choice', of: LOCATION_COUNTRIES },
  readyFrom: DAYS,
} as const satisfies Record<string, VehicleField>;

type Fields = typeof VEHICLE_FIELDS;
export type VehicleFieldName = keyof Fields;

type ValueOf<Field> = Field extends { kind: 'whole' | 'decimal' }
  ? number
  : Field extends { kind: 'yesNo' }
    ? boolean
    : Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice
      : string;

/** A value of each field, or null. */
export type VehicleData = { [Name in VehicleFieldName]: ValueOf<Fields[Name]> | null };

/** The fields of some kinds. */
export type VehicleFieldOf<Kind extends VehicleField['kind']> = {
  [Name in VehicleFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[VehicleFieldName];

// Object.keys returns string[].
export const VEHICLE_FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as VehicleFieldName[];

/** What only the page of a vehicle shows. Lists leave it out. */
export const PAGE_FIELDS = [
  'co2GKm',
  'consumptionLitres',
  'consumptionKwh',
  'batteryKwh',
  'batteryHealthPercent',
  'rangeKm',
  'hsnTsn',
  'interior',
  'keys',
  'serviceBook',
  'imported',
  'readyFrom',
] as const satisfies VehicleFieldName[];

/** The fields in lists. */
export const LISTED_FIELD_NAMES = VEHICLE_FIELD_NAMES.filter(
  (name) => !PAGE_FIELDS.some((each) => each === name),
);
