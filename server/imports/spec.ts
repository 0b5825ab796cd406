import type { FieldFault } from '../../contract/import-reasons.ts';
import { VEHICLE_RANGES } from '../../contract/vehicles.ts';
import { ImportRejected } from './rejected.ts';
import { type Json, type JsonObject, parseSpecJson } from './spec-json.ts';
import { SPEC_LABELS, type SpecField } from './spec-labels.ts';
import * as values from './spec-values.ts';
import { fuelWord, transmissionWord } from './vocabulary.ts';

/** What spec.json says of a vehicle; `priceNet` as "18450.00", `firstRegistered` as "2021-06-15". */
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

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function foldLabel(label: string): string {
  return label.normalize('NFC').trim().toLowerCase().replace(/\s*:$/, '');
}

/** The value of a field: under its own key, else under the first of its labels that has one. */
function valueFinder(json: JsonObject): (field: SpecField) => Json | undefined {
  const byLabel = new Map<string, Json>();
  for (const [key, value] of Object.entries(json)) {
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

/** Reads spec.json; all fields that are missing or cannot be used are named in one refusal. */
export function readSpec(bytes: Buffer, entry: string, now: Date): Spec {
  const specsJson = parseSpecJson(bytes, entry);
  const find = valueFinder(specsJson);
  const faults: FieldFault[] = [];

  function optional<T>(field: SpecField, read: (json: Json) => values.Read<T>): T | null {
    const json = find(field);
    if (json === undefined) return null;
    const outcome = read(json);
    if ('value' in outcome) return outcome.value;
    faults.push({ field, code: outcome.fault });
    return null;
  }
  // The empty text never leaves this function: a field without a value is a fault, and faults refuse the delivery.
  function required(field: SpecField, read: (json: Json) => values.Read<string>): string {
    if (find(field) === undefined) faults.push({ field, code: 'REQUIRED' });
    return optional(field, read) ?? '';
  }
  const line = (max: number) => (json: Json) => values.readLine(json, max);
  const whole = (field: 'mileageKm' | 'engineSizeCc') =>
    optional(field, (json) => values.readWhole(json, VEHICLE_RANGES[field]));
  const word = (field: SpecField, translate: (written: string) => string): string | null => {
    const written = optional(field, line(100));
    return written === null ? null : translate(written);
  };

  const spec: Spec = {
    vin: required('vin', values.readVin),
    make: required('make', line(100)),
    model: required('model', line(100)),
    variant: optional('variant', line(200)),
    firstRegistered: optional('firstRegistered', (json) => values.readFirstRegistered(json, now)),
    mileageKm: whole('mileageKm'),
    engineSizeCc: whole('engineSizeCc'),
    kw: optional('kw', (json) => values.readPower(json, VEHICLE_RANGES.kw)),
    transmission: word('transmission', transmissionWord),
    fuelType: word('fuelType', fuelWord),
    colour: optional('colour', line(100)),
    doors: optional('doors', (json) => values.readDoors(json, VEHICLE_RANGES.doors)),
    steeringPosition: optional('steeringPosition', values.readSteering),
    priceNet: required('priceNet', values.readPrice),
    specsJson,
  };
  if (faults.length > 0) throw new ImportRejected('FIELDS_INVALID', entry, { fields: faults });
  return spec;
}
