import type { VehicleFieldName } from './vehicle-fields.ts';

/** The facts that dealers ask for first, in the order in which pages show them. */
export const FACT_NAMES = [
  'nextInspection',
  'accidentFree',
  'owners',
  'keys',
  'serviceBook',
  'seats',
  'emissionClass',
  'co2GKm',
  'consumptionLitres',
  'consumptionKwh',
  'batteryKwh',
  'batteryHealthPercent',
  'rangeKm',
  'towLoadKg',
  'interior',
  'hsnTsn',
  'imported',
  'locationCountry',
  'locationPostalCode',
  'readyFrom',
] as const satisfies VehicleFieldName[];
export type FactName = (typeof FACT_NAMES)[number];
