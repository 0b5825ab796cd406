import { z } from 'zod';
import { Condition, ConditionChange } from './condition.ts';
import { VEHICLE_STATES_MAX } from './constants.ts';
import { DOCUMENT_TYPES } from './document-types.ts';
import { SUPPLIER_LANGUAGES } from './choices.ts';
import { endpoint } from './endpoint.ts';
import {
  amount,
  code,
  day,
  erasable,
  id,
  idParams,
  instant,
  notes,
  priceInput,
  repeatable,
  visibleLine,
} from './fields.ts';
import {
  PAGE_FIELDS,
  VEHICLE_FIELD_NAMES,
  VEHICLE_FIELDS,
  type VehicleData,
  type VehicleFieldName,
} from './vehicle-fields.ts';
import { ADMIN_VEHICLE_PARAMETERS } from './admin-vehicle-parameters.ts';
import { BASE_COLOURS } from './base-colours.ts';
import { lastDayAhead } from './german-day.ts';
import { FEATURE_CODES } from './features.ts';
import { queryFrom } from './query.ts';
import { Nearest, Relaxed, Understood } from './understood.ts';
import { VEHICLE_STATUSES } from './states.ts';
import { asSeen } from './visible.ts';
import { MARK_STATUSES } from './watching.ts';

/**
 * A picture or document of a vehicle. `url` is a path of this origin. Pictures are also served at
 * `<url>/<width>.webp`.
 */
export const Medium = z.object({
  id,
  vehicleId: id,
  url: z.string(),
  mediaType: z.enum(['image', 'pdf']),
  title: z.string(),
  /** What a document is; null for pictures. */
  documentType: z.enum(DOCUMENT_TYPES).nullable(),
  ordinal: z.number().int(),
  isCover: z.boolean(),
  uploadedAt: instant,
  /** Size of the picture as stored, in pixels; null for documents. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  byteSize: z.number().int(),
});
export type Medium = z.output<typeof Medium>;

/** The labels of `specsJson` that everybody may read. Only admins read the rest. */
export const PUBLIC_SPEC_LABELS = [
  'Make',
  'Model',
  'Trim/spec.',
  'Transmission',
  'Fuel type',
  'Colour',
] as const;

type Fields = typeof VEHICLE_FIELDS;

/** One schema per field of the table. */
function fieldsAs<Schema extends z.ZodType>(schemaOf: (field: Fields[VehicleFieldName]) => Schema) {
  const schemas = VEHICLE_FIELD_NAMES.map((name) => [name, schemaOf(VEHICLE_FIELDS[name])]);
  // Object.fromEntries forgets which name has which schema.
  return Object.fromEntries(schemas) as {
    [Name in VehicleFieldName]: SchemaOf<Schema, VehicleData[Name]>;
  };
}

/** `Schema` with another value inside. */
type SchemaOf<Schema, Value> = Schema extends z.ZodOptional
  ? z.ZodOptional<z.ZodType<Value>>
  : z.ZodType<Value>;

/** A field as the portal answers it. */
function shown(field: Fields[VehicleFieldName]): z.ZodNullable {
  switch (field.kind) {
    case 'whole':
      return z.number().int().nullable();
    case 'decimal':
      return z.number().nullable();
    case 'yesNo':
      return z.boolean().nullable();
    case 'day':
      return day.nullable();
    case 'choice':
      return z.enum(field.of).nullable();
    case 'line':
      return z.string().nullable();
  }
}

/** Words that lists and filters compare. */
const words = (max: number) => visibleLine(1, max).overwrite(asSeen);

/** A field of a change: null and '' take the value away. */
function changeable(field: Fields[VehicleFieldName]): z.ZodOptional {
  switch (field.kind) {
    case 'whole':
      return erasable(
        z
          .number(code('INVALID'))
          .int(code('INVALID'))
          .min(field.min, code('OUT_OF_RANGE'))
          .max(field.max, code('OUT_OF_RANGE')),
      );
    case 'decimal':
      return erasable(
        z
          .number(code('INVALID'))
          .min(field.min, code('OUT_OF_RANGE'))
          .max(field.max, code('OUT_OF_RANGE'))
          .refine((value) => value === Number(value.toFixed(1)), code('INVALID')),
      );
    case 'yesNo':
      return erasable(z.boolean(code('INVALID')));
    case 'day':
      return erasable(day.refine((text) => !('min' in field) || isWithin(text, field), code('OUT_OF_RANGE')));
    case 'choice':
      return erasable(z.enum(field.of, code('NOT_A_CHOICE')));
    case 'line':
      return erasable(
        words(field.max).refine((text) => !('pattern' in field) || field.pattern.test(text), code('INVALID')),
      );
  }
}

const isWithin = (day: string, { min, yearsAhead }: { min: string; yearsAhead: number }) =>
  day >= min && day <= lastDayAhead(yearsAhead);

/** A vehicle. `priceNet` in EUR. `status` is the current one: a lapsed reservation does not hold the vehicle. */
export const Vehicle = z.object({
  id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  ...fieldsAs(shown),
  /** The base colour that the maker's name of the colour names; null if none. */
  baseColour: z.enum(BASE_COLOURS).nullable(),
  priceNet: amount,
  /** The highest price since the listing, net in EUR; null unless the price is lower now. */
  formerPriceNet: amount.nullable(),
  currency: z.string(),
  status: z.enum(VEHICLE_STATUSES),
  specsJson: z.record(z.string(), z.unknown()),
  /** What the repair of all damages costs, net in EUR; null if they are unknown, or if one has no estimate. */
  damagesSum: amount.nullable(),
  /** The number of damages; null if they are unknown. */
  damageCount: z.number().int().nullable(),
  condition: Condition.nullable(),
  equipmentText: z.string().nullable(),
  /** The language of the equipment, and so of the supplier's other words; null if the equipment does not tell. */
  supplierLanguage: z.enum(SUPPLIER_LANGUAGES).nullable(),
  /** The features of the equipment, each with the number of its line from 0; null if only another feature includes it. */
  features: z.array(z.object({ feature: z.enum(FEATURE_CODES), line: z.number().int().nullable() })),
  createdAt: instant,
});
export type Vehicle = z.output<typeof Vehicle>;

/** A medium as a list shows it. Its sizes and dates come only with its vehicle. */
export const ListedMedium = Medium.pick({
  id: true,
  url: true,
  mediaType: true,
  title: true,
  ordinal: true,
  isCover: true,
});
export type ListedMedium = z.output<typeof ListedMedium>;

// Object.fromEntries forgets the names.
const omitted = Object.fromEntries(PAGE_FIELDS.map((name) => [name, true])) as Record<
  (typeof PAGE_FIELDS)[number],
  true
>;

/**
 * A vehicle in the list. Only its own page shows its equipment. `coverUrl` is the URL of the cover, else of the first
 * image, else null. `isOrdered`: an order refers to the vehicle, so it cannot be deleted. `changedAt`: its last change.
 * Both are null unless an admin asks.
 */
export const ListedVehicle = Vehicle.omit({
  ...omitted,
  equipmentText: true,
  supplierLanguage: true,
  features: true,
  condition: true,
}).extend({
  isOrdered: z.boolean().nullable(),
  changedAt: instant.nullable(),
  coverUrl: z.string().nullable(),
  media: z.array(ListedMedium),
});
export type ListedVehicle = z.output<typeof ListedVehicle>;

const choices = z.array(z.object({ value: z.string(), count: z.number().int() }));
const steps = z.array(z.object({ value: z.number().int(), count: z.number().int() }));

/** For each choice, how many vehicles match it and all filters except its own. */
export const Facets = z.object({
  make: choices,
  model: choices,
  bodyType: choices,
  fuelType: choices,
  transmission: choices,
  colour: choices,
  /** The features that the filter offers, and the chosen ones: how many vehicles of the list have each of them too. */
  feature: z.array(z.object({ value: z.enum(FEATURE_CODES), count: z.number().int() })),
  /** The number of vehicles with so many doors, for each number that occurs. */
  doors: steps,
  status: z.array(z.object({ value: z.enum(VEHICLE_STATUSES), count: z.number().int() })),
  /** The number of vehicles with so many seats. */
  seats: steps,
  emissionClass: choices,
  locationCountry: choices,
  serviceBook: choices,
  /** The number of vehicles that are said to have had no accident. */
  accidentFree: z.number().int(),
  /** The number of vehicles that have a document. */
  hasDocuments: z.number().int(),
  /** The number of vehicles up to each step of price, mileage or damages. */
  priceMax: steps,
  mileageMax: steps,
  damagesMax: steps,
});
export type Facets = z.output<typeof Facets>;

export const listVehicles = endpoint({
  method: 'GET',
  path: '/api/vehicles',
  summary: 'The inventory: filtered, searched, sorted, a page at a time; never stale, 304 when unchanged',
  access: 'public',
  query: queryFrom(ADMIN_VEHICLE_PARAMETERS),
  result: z.object({
    vehicles: z.array(ListedVehicle),
    pagination: z.object({ page: z.number().int(), totalPages: z.number().int(), total: z.number().int() }),
    facets: Facets,
    /** The words of `q` that act as filters. */
    understood: z.array(Understood),
    /** If the words match no vehicle. */
    nearest: Nearest.nullable(),
    /** If no vehicle matches: the list without each filter, without each word, and without all. */
    relaxed: z.array(Relaxed),
  }),
});

const VehicleWithMedia = z.object({ vehicle: Vehicle, media: z.array(Medium) });

export const getVehicle = endpoint({
  method: 'GET',
  path: '/api/vehicles/{id}',
  summary: 'One vehicle with its pictures and documents',
  access: 'public',
  params: idParams,
  result: VehicleWithMedia,
});

export const getVehicleMedia = endpoint({
  method: 'GET',
  path: '/api/vehicles/{id}/media',
  summary: 'The pictures and documents of a vehicle',
  access: 'public',
  params: idParams,
  result: z.array(Medium),
});

/**
 * The part of a vehicle that may change while people look at it, and the `facts` by which a cart tells that it was corrected,
 * with its picture. `isOwn`: a reservation of the caller's company holds it, in the order `ownOrder`; `placedBy` there is the colleague who placed it, null for the caller. `mark`: the caller's own.
 * For all but ACTIVE dealers `isOwn` is false, and `ownOrder` and `mark` are null.
 */
export const VehicleState = Vehicle.pick({ id: true, status: true, priceNet: true }).extend({
  /** Absent in answers of servers of the previous version, which run during an update. */
  facts: Vehicle.pick({ vin: true, firstRegistered: true, mileageKm: true })
    .extend({ coverUrl: z.string().nullable().optional() })
    .optional(),
  isOwn: z.boolean(),
  ownOrder: z.object({ id, placedBy: z.string().nullable() }).nullable(),
  mark: z.enum(MARK_STATUSES).nullable(),
});
export type VehicleState = z.output<typeof VehicleState>;

export const getVehicleStates = endpoint({
  method: 'GET',
  path: '/api/vehicles/states',
  summary: 'Status and price of up to 100 vehicles at once; ids that do not exist are left out',
  access: 'public',
  query: z.strictObject({ id: repeatable(id, VEHICLE_STATES_MAX) }),
  result: z.object({ states: z.array(VehicleState) }),
});

/** Any subset of a vehicle's fields. null and '' remove a value. */
export const VehicleChanges = z.strictObject({
  status: z.enum(VEHICLE_STATUSES).optional(),
  priceNet: priceInput.optional(),
  /** Takes the former price away. */
  formerPriceNet: z.null().optional(),
  vin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-HJ-NPR-Z0-9]{17}$/, code('VIN_INVALID'))
    .optional(),
  make: words(100).optional(),
  model: words(100).optional(),
  ...fieldsAs(changeable),
  equipmentText: erasable(notes(50_000)),
  condition: erasable(ConditionChange),
});
export type VehicleChanges = z.output<typeof VehicleChanges>;

export const editVehicle = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/{id}',
  summary:
    'Changes status, price or data; AVAILABLE releases the reservation that holds the vehicle, EDITED_MEANWHILE when that is not the one in `releases`',
  access: 'admin',
  params: idParams,
  headers: z.object({ 'if-match': z.string().max(200).optional() }),
  body: VehicleChanges.extend({
    /** With the status AVAILABLE: the reservation that the clerk saw holding the vehicle; null for none. */
    releases: id.nullable().optional(),
  }),
  result: VehicleWithMedia,
  errors: { VIN_TAKEN: null, VEHICLE_IN_USE: null, EDITED_MEANWHILE: null },
});

export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/{id}',
  summary: 'Removes a vehicle that no order refers to',
  access: 'admin',
  params: idParams,
  status: 204,
  errors: { VEHICLE_IN_USE: null },
});
