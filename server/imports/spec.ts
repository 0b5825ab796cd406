import type { FieldFault } from '../../contract/import-reasons.ts';
import {
  VEHICLE_FIELD_NAMES,
  VEHICLE_FIELDS,
  type VehicleData,
  type VehicleFieldName,
  type VehicleFieldOf,
} from '../../contract/vehicle-fields.ts';
import { ImportRejected } from './rejected.ts';
import { type Json, type JsonObject, parseSpecJson, refuseTooMuch } from './spec-json.ts';
import { SPEC_LABELS, type SpecField } from './spec-labels.ts';
import { bodyTypeInName } from './body-type.ts';
import * as values from './spec-values.ts';
import { fuelWord, transmissionWord } from './vocabulary.ts';

/** The fields of a vehicle from spec.json; `priceNet` as "18450.00", `firstRegistered` as "2021-06-15". */
export interface Spec extends VehicleData {
  vin: string;
  make: string;
  model: string;
  priceNet: string;
  specsJson: JsonObject;
}

type Reader<Value> = (json: Json, now: Date) => values.Read<Value>;
type ReaderOf<Name extends VehicleFieldName> = Reader<NonNullable<VehicleData[Name]>>;
type OwnReaders = { [Name in VehicleFieldName]?: ReaderOf<Name> };
type NeededReaders = { [Name in VehicleFieldOf<'day' | 'choice'>]: ReaderOf<Name> };

/** The readers of fields with a notation of their own. Other numbers and lines are read by their kind. */
const READERS: OwnReaders & NeededReaders = {
  firstRegistered: values.readFirstRegistered,
  kw: (json) => values.readPower(json, VEHICLE_FIELDS.kw),
  transmission: translated(transmissionWord),
  fuelType: translated(fuelWord),
  bodyType: values.readBodyType,
  doors: (json) => values.readDoors(json, VEHICLE_FIELDS.doors),
  steeringPosition: values.readSteering,
};

/** Reads the value of a field, or says which rule it breaks. */
function readField(name: VehicleFieldName, json: Json, now: Date): values.Read<string | number> {
  const own: Reader<string | number> | undefined = READERS[name];
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
/** A refusal repeats so many characters of a value that cannot be used. */
const SHOWN_CHARACTERS = 60;

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
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

/** Finds the value of a field: under its own key, otherwise under its first label that has a value. */
function valueFinder(json: JsonObject): (field: SpecField) => Json | undefined {
  const byLabel = new Map<string, Json>();
  for (const [key, value] of Object.entries(json)) {
    if (key.length > KEY_MAX_CHARACTERS) continue;
    const label = foldLabel(key);
    if (!isEmpty(value) && !byLabel.has(label)) byLabel.set(label, value);
  }
  return (field) => {
    const own = Object.hasOwn(json, field) ? json[field] : undefined;
    if (!isEmpty(own)) return own;
    const label = [field, ...SPEC_LABELS[field]].map(foldLabel).find((candidate) => byLabel.has(candidate));
    return label === undefined ? undefined : byLabel.get(label);
  };
}

/** The value as a clerk reads it in the refusal. */
function shown(json: Json): { value: string } {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return { value: text.slice(0, SHOWN_CHARACTERS) };
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
    const json = typeof found === 'string' ? found.trim() : found;
    const isTooLong = typeof json === 'string' && json.length > maxCharacters;
    const outcome = isTooLong ? { fault: 'TOO_LONG' as const } : read(json);
    if ('value' in outcome) return outcome.value;
    faults.push({ field, code: outcome.fault, ...(isTooLong ? {} : shown(json)) });
    return null;
  }
  // The empty text is never returned: a field without a value is a fault, and any fault refuses the delivery.
  function required(field: SpecField, read: (json: Json) => values.Read<string>): string {
    if (find(field) === undefined) faults.push({ field, code: 'REQUIRED' });
    return optional(field, read) ?? '';
  }
  function dataOf(name: VehicleFieldName): string | number | null {
    const field = VEHICLE_FIELDS[name];
    const maxCharacters = field.kind === 'line' ? field.max : VALUE_MAX_CHARACTERS;
    return optional(name, (json) => readField(name, json, now), maxCharacters);
  }

  const spec: Spec = {
    vin: required('vin', values.readVin),
    make: required('make', values.readLine),
    model: required('model', values.readLine),
    // Object.fromEntries forgets which field has which value.
    ...(Object.fromEntries(
      VEHICLE_FIELD_NAMES.map((name) => [name, dataOf(name)]),
    ) as unknown as VehicleData),
    priceNet: required('priceNet', values.readPrice),
    specsJson,
  };
  spec.bodyType ??= bodyTypeInName(spec.model, spec.variant);
  optional('vatScheme', values.readVatScheme);
  if (faults.length > 0) throw new ImportRejected('FIELDS_INVALID', entry, { fields: faults });
  refuseTooMuch(specsJson, entry);
  return spec;
}
