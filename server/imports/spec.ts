import type { FieldFault } from '../../contract/import-reasons.ts';
import { VEHICLE_RANGES } from '../../contract/vehicles.ts';
import { ImportRejected } from './rejected.ts';
import { type Json, type JsonObject, parseSpecJson } from './spec-json.ts';
import { SPEC_LABELS, type SpecField } from './spec-labels.ts';
import * as values from './spec-values.ts';
import { fuelWord, transmissionWord } from './vocabulary.ts';

/** The fields of a vehicle from spec.json; `priceNet` as "18450.00", `firstRegistered` as "2021-06-15". */
export interface Spec {
  vin: string;
  make: string;
  model: string;
  variant: string | null;
  firstRegistered: string | null;
  mileageKm: number | null;
  engineSizeCc: number | null;
  kw: number | null;
  transmission: string | null;
  fuelType: string | null;
  colour: string | null;
  doors: number | null;
  steeringPosition: 'LEFT' | 'RIGHT' | null;
  priceNet: string;
  specsJson: JsonObject;
}

// A spec.json has up to 1 MB, and normalizing a text of combining characters takes quadratic time. So long
// keys are skipped and long values refused before they are normalized or matched against a pattern.
const KEY_MAX_CHARACTERS = 100;
const VALUE_MAX_CHARACTERS = 100;
const VARIANT_MAX_CHARACTERS = 200;

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function foldLabel(label: string): string {
  const folded = label.normalize('NFC').trim().toLowerCase();
  return folded.endsWith(':') ? folded.slice(0, -1).trimEnd() : folded;
}

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
    faults.push({ field, code: outcome.fault });
    return null;
  }
  // The empty text is never returned: a field without a value is a fault, and any fault refuses the delivery.
  function required(field: SpecField, read: (json: Json) => values.Read<string>): string {
    if (find(field) === undefined) faults.push({ field, code: 'REQUIRED' });
    return optional(field, read) ?? '';
  }
  const whole = (field: 'mileageKm' | 'engineSizeCc') =>
    optional(field, (json) => values.readWhole(json, VEHICLE_RANGES[field]));
  const word = (field: SpecField, translate: (written: string) => string): string | null => {
    const written = optional(field, values.readLine);
    return written === null ? null : translate(written);
  };

  const spec: Spec = {
    vin: required('vin', values.readVin),
    make: required('make', values.readLine),
    model: required('model', values.readLine),
    variant: optional('variant', values.readLine, VARIANT_MAX_CHARACTERS),
    firstRegistered: optional('firstRegistered', (json) => values.readFirstRegistered(json, now)),
    mileageKm: whole('mileageKm'),
    engineSizeCc: whole('engineSizeCc'),
    kw: optional('kw', (json) => values.readPower(json, VEHICLE_RANGES.kw)),
    transmission: word('transmission', transmissionWord),
    fuelType: word('fuelType', fuelWord),
    colour: optional('colour', values.readLine),
    doors: optional('doors', (json) => values.readDoors(json, VEHICLE_RANGES.doors)),
    steeringPosition: optional('steeringPosition', values.readSteering),
    priceNet: required('priceNet', values.readPrice),
    specsJson,
  };
  if (faults.length > 0) throw new ImportRejected('FIELDS_INVALID', entry, { fields: faults });
  return spec;
}
