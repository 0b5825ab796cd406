import {
  VEHICLE_FIELD_NAMES,
  VEHICLE_FIELDS,
  type VehicleFieldName,
} from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { parsePrice, priceToType } from '../../trade/parse-price.ts';

export type EditedField = VehicleFieldName | 'make' | 'model' | 'vin' | 'priceNet' | 'equipmentText';

/** The fields in the order in which the form shows them. */
export const EDITED_FIELDS: readonly EditedField[] = [
  'make',
  'model',
  'variant',
  'bodyType',
  'vin',
  'priceNet',
  ...VEHICLE_FIELD_NAMES.filter((name) => name !== 'variant' && name !== 'bodyType'),
  'equipmentText',
];

const TEXTS = ['vin', 'make', 'model'] as const;
/** The edit form: the text in the control of each field. */
export type VehicleForm = Record<EditedField, string>;

/** A vehicle as the form shows it. */
export function formOf(vehicle: Vehicle): VehicleForm {
  const entries = EDITED_FIELDS.map((field) => [field, String(vehicle[field] ?? '')]);
  // Object.fromEntries loses the names.
  const form = Object.fromEntries(entries) as VehicleForm;
  return { ...form, priceNet: priceToType(vehicle.priceNet) };
}

type Changes = Partial<Record<EditedField, string | number | boolean | null>>;

/**
 * The fields in which the form differs from the vehicle: the body of the change. Empty fields become null, numbers
 * become numbers. Text that is not a number stays as typed, so that the rules of the contract name it.
 */
export function changedFields(vehicle: Vehicle, form: VehicleForm): Changes {
  const wanted: Changes = {};
  for (const field of TEXTS) wanted[field] = form[field].trim();
  for (const field of VEHICLE_FIELD_NAMES) wanted[field] = valueIn(VEHICLE_FIELDS[field].kind, form[field]);
  wanted.equipmentText = form.equipmentText.trim() || null;
  wanted.priceNet = parsePrice(form.priceNet) ?? form.priceNet;
  const changed = EDITED_FIELDS.filter((field) => wanted[field] !== vehicle[field]);
  return Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]));
}

/** The field among these that the form shows first. */
export const firstOf = (fields: readonly EditedField[]): EditedField | undefined =>
  EDITED_FIELDS.find((field) => fields.includes(field));

/**
 * Brings a form up to date with a vehicle that somebody else has changed. Fields that only they have changed get the new
 * value. Fields that both have changed keep what is typed, and are the conflicts.
 */
export function mergeForm(
  before: Vehicle,
  now: Vehicle,
  typed: VehicleForm,
): { form: VehicleForm; conflicts: EditedField[] } {
  const mine = changedFields(before, typed);
  const current = formOf(now);
  const theirs = EDITED_FIELDS.filter((field) => before[field] !== now[field]);
  const form = { ...typed };
  for (const field of theirs) if (!(field in mine)) form[field] = current[field];
  const conflicts = theirs.filter((field) => field in mine && mine[field] !== now[field]);
  return { form, conflicts };
}

function valueIn(kind: (typeof VEHICLE_FIELDS)[VehicleFieldName]['kind'], typed: string) {
  if (kind === 'whole') return wholeNumberIn(typed);
  const text = typed.trim();
  if (kind === 'decimal' && /^\d{1,5}([.,]\d{1,3})?$/.test(text)) return Number(text.replace(',', '.'));
  if (kind === 'yesNo' && (text === 'true' || text === 'false')) return text === 'true';
  return text || null;
}

/** "48210", "48.210", "48,210" and "48 210" -> 48210; empty text -> null. */
function wholeNumberIn(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^-?(\d{1,3}([.,\s]\d{3})+|\d{1,10})$/.test(text)) return Number(text.replace(/[.,\s]/g, ''));
  return text;
}
