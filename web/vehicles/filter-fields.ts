import type { VehicleFilter } from '../../contract/vehicle-parameters.ts';
import { STEPPED } from './filter-steps.ts';

/** In the fold of these choices, so that all titles of the sheet are on two and a half screens of a phone. */
export const CO2_FIELD = { title: 'co2Max', bound: 'co2Max', foldedWith: 'emissionClass' } as const;

export const DAMAGES_FIELD = {
  title: 'damages',
  from: 'damagesMin',
  to: 'damagesMax',
  steps: 'anyDamages',
} as const;

/**
 * The filters in the sheet and in the form for browsers without scripts, in the order of the sheet. A field is a list
 * of choices, one bound or two, or one checkbox. A test compares them with the parameters.
 */
export const FILTER_FIELDS = [
  ...STEPPED,
  { choices: 'make' },
  { choices: 'model' },
  { title: 'firstRegistered', from: 'firstRegisteredFrom', to: 'firstRegisteredTo' },
  { title: 'kw', from: 'kwMin', to: 'kwMax' },
  { choices: 'bodyType' },
  { choices: 'fuelType' },
  { choices: 'transmission' },
  { choices: 'colour' },
  { choices: 'feature', hint: 'everyFeature' },
  { title: 'nextInspectionFrom', bound: 'nextInspectionFrom' },
  DAMAGES_FIELD,
  { title: 'accidentFreeTitle', box: 'accidentFree' },
  { title: 'ownersMax', bound: 'ownersMax' },
  { choices: 'serviceBook' },
  { choices: 'emissionClass' },
  CO2_FIELD,
  { title: 'towLoadMin', bound: 'towLoadMin' },
  { title: 'rangeMin', bound: 'rangeMin' },
  { choices: 'seats' },
  { choices: 'doors' },
  { choices: 'locationCountry' },
  { choices: 'status', hint: 'anyStatus' },
  { title: 'documents', box: 'hasDocuments' },
] as const;
type Field = (typeof FILTER_FIELDS)[number];
export type ChoiceField = Extract<Field, { choices: VehicleFilter }>;
export type BoundsField = Extract<Field, { from: VehicleFilter }>;
/** One bound, which is typed. */
export type BoundField = Extract<Field, { bound: VehicleFilter }>;
export type BoxField = Extract<Field, { box: VehicleFilter }>;
