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
