import type { ConditionField } from './condition.ts';
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
  seats: ['Seats', 'Sitze', 'Sitzplätze', 'Anzahl Sitze', 'Anzahl Sitzplätze', 'Places assises'],
  emissionClass: [
    'Emission class',
    'Euro standard',
    'Schadstoffklasse',
    'Emissionsklasse',
    'Abgasnorm',
    'Norme Euro',
  ],
  co2GKm: ['CO2', 'CO2 emissions', 'CO2-Emission', 'CO2-Emissionen', 'CO2-Ausstoß', 'Émissions de CO2'],
  consumptionLitres: ['Consumption', 'Fuel consumption', 'Verbrauch', 'Kraftstoffverbrauch', 'Consommation'],
  consumptionKwh: ['Power consumption', 'Stromverbrauch', 'Consommation électrique'],
  batteryKwh: ['Battery capacity', 'Batteriekapazität', 'Akkukapazität', 'Capacité de la batterie'],
  batteryHealthPercent: ['State of health', 'SoH', 'Batteriezustand', 'État de santé de la batterie'],
  rangeKm: ['Range', 'Reichweite', 'Elektrische Reichweite', 'Autonomie'],
  towLoadKg: ['Towing load', 'Anhängelast', 'Anhängelast gebremst', 'Charge remorquable'],
  hsnTsn: ['HSN/TSN', 'HSN / TSN'],
  interior: ['Interior', 'Innenausstattung', 'Polster', 'Polsterung', 'Sellerie'],
  owners: ['Previous owners', 'Vorbesitzer', 'Anzahl Vorbesitzer', 'Propriétaires précédents'],
  keys: ['Keys', 'Schlüssel', 'Anzahl Schlüssel', 'Nombre de clés'],
  serviceBook: [
    'Service record',
    'Service book',
    'Serviceheft',
    'Scheckheft',
    'Carnet d’entretien',
    "Carnet d'entretien",
  ],
  nextInspection: ['Next inspection', 'Nächste HU', 'HU', 'HU bis', 'TÜV', 'TÜV bis', 'Contrôle technique'],
  accidentFree: ['Accident-free', 'Unfallfrei', 'Non accidenté'],
  imported: ['Imported', 'Importfahrzeug', 'Véhicule importé'],
  // Not "Standort" or "PLZ": deliveries have the hall and the address of the keeper there, which concern nobody else.
  locationPostalCode: [
    'Location postal code',
    'Standort PLZ',
    'PLZ des Standorts',
    'Code postal du véhicule',
  ],
  locationCountry: ['Location country', 'Standort Land', 'Land des Standorts', 'Pays du véhicule'],
  readyFrom: ['Ready from', 'Verfügbar ab', 'Abholbereit ab', 'Disponible à partir du'],
  damages: ['Schäden', 'Dommages'],
  tyres: ['Tires', 'Reifen', 'Pneus'],
  paint: ['Paint readings', 'Lackmessung', 'Mesures de peinture'],
  inspection: ['Besichtigung', 'Begutachtung', 'Expertise'],
  priceNet: ['Price', 'Preis'],
  // The next two are only checked: every vehicle is sold in euros, under regular VAT.
  currency: ['Currency', 'Währung', 'Devise'],
  vatScheme: ['VAT scheme', 'Besteuerung', 'Besteuerungsart', 'Régime de TVA'],
} as const satisfies Record<
  VehicleFieldName | ConditionField | 'vin' | 'make' | 'model' | 'priceNet' | 'currency' | 'vatScheme',
  readonly string[]
>;

export type SpecField = keyof typeof SPEC_LABELS;
