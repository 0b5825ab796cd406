import { VEHICLE_FIELDS, type VehicleFieldName } from '../../contract/vehicle-fields.ts';
import { CONDITION_FIGURES } from '../../contract/condition-figures.ts';
import type { ConditionField } from '../../server/imports/condition.ts';
import { SPEC_LABELS, type SpecField } from '../../server/imports/spec-labels.ts';

type Schema = Record<string, unknown>;

const line = (maxLength: number): Schema => ({
  anyOf: [{ type: 'string', maxLength }, { type: 'number' }],
});
/** A number, or a text with one, such as "81.022 km". */
const written = (number: Schema): Schema => ({
  anyOf: [
    { type: 'number', ...number },
    { type: 'string', pattern: '[0-9]' },
  ],
});

const words: Schema = { type: 'string', maxLength: CONDITION_FIGURES.wordsMax };
const upTo = (maximum: number): Schema => written({ minimum: 0, maximum });
/** The members may have the German and French names that the import knows as well. */
const listOf = (maxItems: number, properties: Record<string, Schema>): Schema => ({
  anyOf: [{ type: 'string' }, { type: 'array', maxItems, items: { type: 'object', properties } }],
});
const CONDITION: Record<ConditionField, Schema> = {
  damages: listOf(CONDITION_FIGURES.damages, {
    part: words,
    kind: words,
    size: upTo(CONDITION_FIGURES.sizeMmMax),
    estimate: upTo(CONDITION_FIGURES.estimateMax),
    photo: words,
  }),
  tyres: listOf(CONDITION_FIGURES.tyres, {
    axle: words,
    side: words,
    season: words,
    mm: upTo(CONDITION_FIGURES.treadMmMax),
    make: words,
  }),
  paint: listOf(CONDITION_FIGURES.paint, { part: words, microns: upTo(CONDITION_FIGURES.micronsMax) }),
  inspection: {
    anyOf: [{ type: 'string' }, { type: 'object', properties: { by: words, on: { type: 'string' } } }],
  },
};

const REQUIRED: Record<
  Exclude<SpecField, VehicleFieldName | ConditionField | 'currency' | 'vatScheme'>,
  Schema
> = {
  vin: { type: 'string', pattern: '^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$' },
  make: line(100),
  model: line(100),
  priceNet: written({ exclusiveMinimum: 0, exclusiveMaximum: 100_000_000 }),
};

function valueOf(name: Exclude<SpecField, keyof typeof REQUIRED>): Schema {
  if (name === 'currency' || name === 'vatScheme') return { type: 'string' };
  if (name in CONDITION) return CONDITION[name as ConditionField];
  // Neither required nor of the condition.
  const field = VEHICLE_FIELDS[name as VehicleFieldName];
  if (field.kind === 'yesNo' || name === 'serviceBook')
    return { anyOf: [{ type: 'boolean' }, { type: 'string' }] };
  if (name === 'emissionClass')
    return { anyOf: [{ type: 'integer', minimum: 1, maximum: 7 }, { type: 'string' }] };
  if (name === 'nextInspection') return { type: 'string', pattern: '[0-9]{4}' };
  if (field.kind === 'whole' || field.kind === 'decimal')
    return written({ minimum: field.min, maximum: field.max });
  if (field.kind === 'line') return line(field.max);
  if (field.kind === 'choice') return { type: 'string' };
  return {
    type: 'string',
    pattern: String.raw`^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}\. ?[0-9]{1,2}\. ?[0-9]{4})`,
  };
}

export const SPEC_FIELDS = Object.keys(SPEC_LABELS) as SpecField[];
export const isRequired = (field: SpecField): field is keyof typeof REQUIRED => field in REQUIRED;

/** The keys of a field, its own first. */
export const keysOf = (field: SpecField): string[] => [field, ...SPEC_LABELS[field]];

/** The JSON Schema of spec.json. */
export function schemaOfSpec(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'spec.json',
    description:
      'One vehicle. Each field has several keys; upper and lower case are equal. Other keys are allowed and kept.',
    type: 'object',
    properties: Object.fromEntries(
      SPEC_FIELDS.flatMap((field) => keysOf(field).map((key) => [key, { $ref: `#/$defs/${field}` }])),
    ),
    allOf: SPEC_FIELDS.filter(isRequired).map((field) => ({
      anyOf: keysOf(field).map((key) => ({ required: [key] })),
    })),
    $defs: Object.fromEntries(
      SPEC_FIELDS.map((field) => [field, isRequired(field) ? REQUIRED[field] : valueOf(field)]),
    ),
  };
}
