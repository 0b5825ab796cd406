import type { VehicleQuery } from './admin-vehicle-parameters.ts';

/** The filters that words of a search may name. */
export type AskedFilters = Partial<
  Pick<
    VehicleQuery,
    | 'fuelType'
    | 'transmission'
    | 'colour'
    | 'bodyType'
    | 'feature'
    | 'doors'
    | 'seats'
    | 'priceMin'
    | 'priceMax'
    | 'mileageMin'
    | 'mileageMax'
    | 'kwMin'
    | 'kwMax'
    | 'firstRegisteredFrom'
    | 'firstRegisteredTo'
    | 'accidentFree'
    | 'serviceBook'
    | 'ownersMax'
    | 'emissionClass'
    | 'nextInspectionFrom'
    | 'towLoadMin'
    | 'rangeMin'
    | 'co2Max'
    | 'damagesMin'
    | 'damagesMax'
    | 'locationCountry'
  >
>;
