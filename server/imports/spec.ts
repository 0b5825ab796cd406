import { beginningOf } from '../../contract/beginning-of.ts';
import type { ValidationCode } from '../../contract/validation.ts';
import type { Condition } from '../../contract/condition.ts';
import type { FieldFault } from '../../contract/import-reasons.ts';
import {
  VEHICLE_FIELD_NAMES,
  VEHICLE_FIELDS,
  type VehicleData,
  type VehicleFieldName,
  type VehicleFieldOf,
} from '../../contract/vehicle-fields.ts';
import { lastDayAhead } from '../../contract/german-day.ts';
import { makeNameOf } from '../../contract/makes.ts';
import { isBlank } from '../../contract/visible.ts';
import { ImportRejected } from './rejected.ts';
import { type Json, type JsonObject, parseSpecJson, refuseTooMuch, SHOWN_CHARACTERS } from './spec-json.ts';
import { SPEC_LABELS, type SpecField } from './spec-labels.ts';
import { bodyTypeInName } from './body-type.ts';
import { readCondition } from './condition.ts';
import * as facts from './fact-values.ts';
import { UNITS } from './fact-values.ts';
import * as values from './spec-values.ts';
import { fuelWord, transmissionWord } from './vocabulary.ts';

/** The fields of a vehicle from spec.json; `priceNet` as "18450.00", `firstRegistered` as "2021-06-15". */
export interface Spec extends VehicleData {
  vin: string;
  make: string;
  model: string;
  priceNet: string;
  /** A photo in it is the name of a file of the delivery. */
  condition: Condition | null;
  specsJson: JsonObject;
}

type Reader<Value> = (json: Json, now: Date) => values.Read<Value>;
type ReaderOf<Name extends VehicleFieldName> = Reader<NonNullable<VehicleData[Name]>>;
type OwnReaders = { [Name in VehicleFieldName]?: ReaderOf<Name> };
type NeededReaders = { [Name in VehicleFieldOf<'day' | 'choice' | 'yesNo' | 'decimal'>]: ReaderOf<Name> };

/** The readers of fields with a notation of their own. Other numbers and lines are read by their kind. */
const READERS: OwnReaders & NeededReaders = {
  firstRegistered: values.readFirstRegistered,
  kw: (json) => values.readPower(json, VEHICLE_FIELDS.kw),
  transmission: translated(transmissionWord),
  fuelType: translated(fuelWord),
  bodyType: values.readBodyType,
  doors: (json) => values.readDoors(json, VEHICLE_FIELDS.doors),
  steeringPosition: values.readSteering,
  seats: measure('seats', UNITS.seats),
  emissionClass: facts.readEmissionClass,
  co2GKm: measure('co2GKm', UNITS.co2),
  consumptionLitres: decimal('consumptionLitres', UNITS.litres),
  consumptionKwh: decimal('consumptionKwh', UNITS.kwhPer100),
  batteryKwh: decimal('batteryKwh', UNITS.kwh),
  batteryHealthPercent: measure('batteryHealthPercent', UNITS.percent),
  rangeKm: measure('rangeKm', UNITS.km),
  towLoadKg: measure('towLoadKg', UNITS.kg),
  hsnTsn: facts.readHsnTsn,
  owners: measure('owners', UNITS.owners),
  keys: measure('keys', UNITS.keys),
  serviceBook: facts.readServiceBook,
  nextInspection: (json, now) => facts.readMonthOrDay(json, daysOf(VEHICLE_FIELDS.nextInspection, now)),
  accidentFree: facts.readAccidentFree,
  imported: facts.readImported,
  locationPostalCode: facts.readPostalCode,
  locationCountry: facts.readCountry,
  readyFrom: (json, now) => facts.readDayWithin(json, daysOf(VEHICLE_FIELDS.readyFrom, now)),
};

function daysOf({ min, yearsAhead }: { min: string; yearsAhead: number }, now: Date) {
  return { min, max: lastDayAhead(yearsAhead, now.getTime()) };
}

function measure(name: VehicleFieldOf<'whole'>, unit: RegExp): Reader<number> {
  return (json) => facts.readMeasure(json, VEHICLE_FIELDS[name], unit);
}

function decimal(name: VehicleFieldOf<'decimal'>, unit: RegExp): Reader<number> {
  return (json) => facts.readDecimal(json, VEHICLE_FIELDS[name], unit);
}

/** The fields of before. Deliveries have used the labels of the others for data that nobody read. */
const FIRST_FIELDS: ReadonlySet<string> = new Set([
  'vin',
  'make',
  'model',
  'variant',
  'firstRegistered',
  'mileageKm',
  'engineSizeCc',
  'kw',
  'doors',
  'fuelType',
  'transmission',
  'colour',
  'steeringPosition',
  'priceNet',
  'currency',
  'vatScheme',
]);
/** The facts whose labels mean something else for these fuels. */
const NOT_OF_FUEL = [
  ['consumptionLitres', ['Electric']],
  ['rangeKm', ['Petrol', 'Diesel', 'LPG', 'CNG']],
] as const;
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(['INVALID', 'NOT_A_CHOICE', 'DATE_INVALID']);

/** "0", "0,0 kWh" */
const ZERO = /^0+(?:[.,]0+)?(?!\d)/;

/** The bounds that a value breaks, for the refusal. */
function boundsOf(name: SpecField, code: ValidationCode, now: Date): Pick<FieldFault, 'min' | 'max'> {
  if (!isVehicleField(name)) return code === 'TOO_LONG' ? { max: VALUE_MAX_CHARACTERS } : {};
  const field = VEHICLE_FIELDS[name];
  if (code === 'TOO_LONG') return { max: field.kind === 'line' ? field.max : VALUE_MAX_CHARACTERS };
  if (code !== 'OUT_OF_RANGE' || !('min' in field)) return {};
  return field.kind === 'day' ? daysOf(field, now) : { min: field.min, max: field.max };
}

const isVehicleField = (name: SpecField): name is VehicleFieldName => Object.hasOwn(VEHICLE_FIELDS, name);

/** Reads the value of a field, or says which rule it breaks. */
function readField(name: VehicleFieldName, json: Json, now: Date): values.Read<string | number | boolean> {
  const own: Reader<string | number | boolean> | undefined = READERS[name];
  if (own) return own(json, now);
  const field = VEHICLE_FIELDS[name];
  return field.kind === 'whole' ? values.readWhole(json, field) : values.readLine(json);
}

function translated(translate: (written: string) => string): Reader<string> {
  return (json) => {
    const read = values.readLine(json);
    return 'value' in read ? { value: translate(read.value) } : read;
  };
}

// A spec.json has up to 1 MB, and normalizing a text of combining characters takes quadratic time. So long
// keys are skipped and long values refused before they are normalized or matched against a pattern.
const KEY_MAX_CHARACTERS = 100;
const VALUE_MAX_CHARACTERS = 100;

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

function foldLabel(label: string): string {
  const folded = label.normalize('NFC').trim().toLowerCase();
  return folded.endsWith(':') ? folded.slice(0, -1).trimEnd() : folded;
}

const KNOWN_LABELS = new Set(
  Object.entries(SPEC_LABELS).flatMap(([field, labels]) => [field, ...labels].map(foldLabel)),
);

/** The keys of spec.json that are no field of a vehicle, with their values. */
export const otherData = (specsJson: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(specsJson).filter(
      ([key]) => key.length > KEY_MAX_CHARACTERS || !KNOWN_LABELS.has(foldLabel(key)),
    ),
  );

interface Found {
  value: Json;
  /** It has a label of the field, not its own key. */
  isLabelled: boolean;
}

/** Finds the value of a field: under its own key, otherwise under its first label that has a value. */
function valueFinder(json: JsonObject): (field: SpecField) => Found | undefined {
  const byLabel = new Map<string, Json>();
  for (const [key, value] of Object.entries(json)) {
    if (key.length > KEY_MAX_CHARACTERS) continue;
    const label = foldLabel(key);
    if (!isEmpty(value) && !byLabel.has(label)) byLabel.set(label, value);
  }
  return (field) => {
    const own = Object.hasOwn(json, field) ? json[field] : undefined;
    if (own !== undefined && !isEmpty(own)) return { value: own, isLabelled: false };
    const label = [field, ...SPEC_LABELS[field]].map(foldLabel).find((candidate) => byLabel.has(candidate));
    const value = label === undefined ? undefined : byLabel.get(label);
    return value === undefined ? undefined : { value, isLabelled: label !== foldLabel(field) };
  };
}

/** The value as a clerk reads it in the refusal. */
function shown(json: Json): { value: string } {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return { value: beginningOf(text, SHOWN_CHARACTERS) };
}

/** Reads spec.json. One refusal names all fields that are missing or invalid. */
export function readSpec(bytes: Buffer, entry: string, now: Date): Spec {
  const specsJson = parseSpecJson(bytes, entry);
  const find = valueFinder(specsJson);
  const faults: FieldFault[] = [];

  function optional<T>(
    field: SpecField,
    read: (json: Json) => values.Read<T>,
    maxCharacters = VALUE_MAX_CHARACTERS,
  ): T | null {
    const found = find(field);
    if (found === undefined) return null;
    const json = typeof found.value === 'string' ? found.value.trim() : found.value;
    const isTooLong =
      (typeof json === 'string' || typeof json === 'number') && String(json).length > maxCharacters;
    const outcome = isTooLong ? { fault: 'TOO_LONG' as const } : read(json);
    if ('value' in outcome) return outcome.value;
    // What the portal does not know stays among the other data, as it did before the portal knew the label. Programs write 0 for nothing.
    const isOtherData = found.isLabelled && !FIRST_FIELDS.has(field) && typeof json !== 'object';
    if (isOtherData && (NOT_UNDERSTOOD.has(outcome.fault) || ZERO.test(String(json)))) return null;
    faults.push({
      field,
      code: outcome.fault,
      ...(isTooLong ? {} : shown(json)),
      ...boundsOf(field, outcome.fault, now),
    });
    return null;
  }
  // The empty text is never returned: a field without a value is a fault, and any fault refuses the delivery.
  function required(field: SpecField, read: (json: Json) => values.Read<string>): string {
    if (find(field) === undefined) faults.push({ field, code: 'REQUIRED' });
    return optional(field, read) ?? '';
  }
  function dataOf(name: VehicleFieldName): string | number | boolean | null {
    const field = VEHICLE_FIELDS[name];
    const maxCharacters = field.kind === 'line' ? field.max : VALUE_MAX_CHARACTERS;
    return optional(name, (json) => readField(name, json, now), maxCharacters);
  }

  const spec: Spec = {
    vin: required('vin', values.readVin),
    make: required('make', (json) => translated(makeNameOf)(json, now)),
    model: required('model', values.readLine),
    // Object.fromEntries forgets which field has which value.
    ...(Object.fromEntries(
      VEHICLE_FIELD_NAMES.map((name) => [name, dataOf(name)]),
    ) as unknown as VehicleData),
    priceNet: required('priceNet', values.readPrice),
    condition: null,
    specsJson,
  };
  spec.condition = readCondition(find, faults, { now, steering: spec.steeringPosition });
  spec.bodyType ??= bodyTypeInName(spec.model, spec.variant);
  // A bare "Verbrauch" of an electric vehicle is in kWh, a bare "Reichweite" of a diesel is that of a tank.
  for (const [field, fuels] of NOT_OF_FUEL)
    if (find(field)?.isLabelled && fuels.some((fuel) => fuel === spec.fuelType)) spec[field] = null;
  optional('currency', values.readCurrency);
  optional('vatScheme', values.readVatScheme);
  if (faults.length > 0) throw new ImportRejected('FIELDS_INVALID', entry, { fields: faults });
  refuseTooMuch(specsJson, entry);
  return spec;
}
