/** The bodies of the trade. A delivery names one in its own words: server/imports/body-type.ts. */
export const BODY_TYPES = [
  'SMALL_CAR',
  'HATCHBACK',
  'SALOON',
  'ESTATE',
  'SUV',
  'MPV',
  'COUPE',
  'CONVERTIBLE',
  'PICKUP',
  'MINIBUS',
  'PANEL_VAN',
  'OTHER',
] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** A whole number from `min` to `max`, one line of at most `max` characters, a day, or one of the choices `of`. */
type VehicleField =
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'line'; max: number }
  | { kind: 'day' }
  | { kind: 'choice'; of: readonly string[] };

/**
 * The data of a vehicle that a delivery may leave out: null without a value. `engineSizeCc` in ccm, `kw` in kW. The
 * schemas, columns, import and form of a vehicle are derived from this table, in its order. The column of `mileageKm` is `mileage_km`.
 * No zod here: the browser loads this file.
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
} as const satisfies Record<string, VehicleField>;

type Fields = typeof VEHICLE_FIELDS;
export type VehicleFieldName = keyof Fields;

type ValueOf<Field> = Field extends { kind: 'whole' }
  ? number
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
