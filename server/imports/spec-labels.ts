import type { VehicleFieldName } from '../../contract/vehicle-fields.ts';

/** The keys of each field in spec.json besides the field's own name. Upper and lower case are equal. */
export const SPEC_LABELS = {
  vin: ['VIN', 'FIN', 'Fahrgestellnummer'],
  make: ['Make', 'Marke'],
  model: ['Model', 'Modell'],
  variant: ['Trim/spec.', 'Variant', 'Ausführung', 'Variante'],
  bodyType: ['Body type', 'Body', 'Karosserie', 'Karosserieform', 'Aufbau', 'Aufbauart', 'Carrosserie'],
  firstRegistered: ['First registered', 'First registration', 'Erstzulassung'],
  mileageKm: ['Mileage', 'Kilometerstand'],
  engineSizeCc: ['Engine size', 'Hubraum'],
  kw: ['Power', 'Leistung'],
  transmission: ['Transmission', 'Getriebe'],
  fuelType: ['Fuel type', 'Kraftstoff'],
  colour: ['Colour', 'Color', 'Farbe'],
  doors: ['Doors', 'Türen'],
  steeringPosition: ['Steering position', 'Steering', 'Lenkung'],
  priceNet: ['Price', 'Preis'],
  // Only checked: every vehicle is sold under regular VAT.
  vatScheme: ['VAT scheme', 'Besteuerung', 'Besteuerungsart', 'Régime de TVA'],
} as const satisfies Record<
  VehicleFieldName | 'vin' | 'make' | 'model' | 'priceNet' | 'vatScheme',
  readonly string[]
>;

export type SpecField = keyof typeof SPEC_LABELS;
