// No zod here: the browser loads this file.

/** The parts that a drawing of the car shows, each with its place on it: front at the left, seen from above, 200 by 100. */
export const DAMAGE_PLACES = {
  FRONT_BUMPER: [8, 50],
  REAR_BUMPER: [192, 50],
  BONNET: [34, 50],
  BOOT_LID: [175, 50],
  ROOF: [108, 50],
  WINDSCREEN: [62, 50],
  REAR_WINDOW: [152, 50],
  LEFT_HEADLIGHT: [14, 78],
  RIGHT_HEADLIGHT: [14, 22],
  LEFT_FRONT_WING: [36, 80],
  RIGHT_FRONT_WING: [36, 20],
  LEFT_MIRROR: [64, 92],
  RIGHT_MIRROR: [64, 8],
  LEFT_FRONT_DOOR: [84, 82],
  RIGHT_FRONT_DOOR: [84, 18],
  LEFT_REAR_DOOR: [120, 82],
  RIGHT_REAR_DOOR: [120, 18],
  LEFT_REAR_WING: [156, 80],
  RIGHT_REAR_WING: [156, 20],
  LEFT_SILL: [102, 90],
  RIGHT_SILL: [102, 10],
  LEFT_FRONT_WHEEL: [38, 96],
  RIGHT_FRONT_WHEEL: [38, 4],
  LEFT_REAR_WHEEL: [160, 96],
  RIGHT_REAR_WHEEL: [160, 4],
  INTERIOR: [96, 62],
  BOOT: [164, 66],
} as const satisfies Record<string, readonly [x: number, y: number]>;
export type DamagePart = keyof typeof DAMAGE_PLACES;

/** What a report says of a damage. */
export const DAMAGE_KINDS = [
  'SCRATCH',
  'DENT',
  'STONE_CHIP',
  'PAINT',
  'KERB',
  'CRACK',
  'RUST',
  'HAIL',
  'WEAR',
  'STAIN',
  'TEAR',
  'MISSING',
  'OTHER',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Where a tyre is, and for which season it is made. */
export const TYRE_AXLES = ['FRONT', 'REAR', 'SPARE'] as const;
export const TYRE_SIDES = ['LEFT', 'RIGHT'] as const;
export const TYRE_SEASONS = ['SUMMER', 'WINTER', 'ALL_SEASON'] as const;

/** No report of a car that is sold here is older. */
export const INSPECTED_FROM = '2000-01-01';

/** Far more than any report has. */
export const CONDITION_FIGURES = {
  damages: 100,
  tyres: 12,
  paint: 50,
  wordsMax: 100,
  sizeMmMax: 5_000,
  estimateMax: 100_000,
  treadMmMax: 20,
  micronsMax: 5_000,
} as const;
