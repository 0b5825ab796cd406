import {
  VEHICLE_FIELD_NAMES,
  VEHICLE_FIELDS,
  type VehicleFieldName,
} from '../../../contract/vehicle-fields.ts';
import { type Vehicle, VehicleChanges } from '../../../contract/vehicles.ts';
import { parsePrice, priceToType } from '../../trade/parse-price.ts';
import { conditionIn, conditionText } from './condition-form.ts';

export type EditedField =
  | VehicleFieldName
  | 'make'
  | 'model'
  | 'vin'
  | 'priceNet'
  | 'equipmentText'
  | 'condition';

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
  'condition',
];

const TEXTS = ['vin', 'make', 'model'] as const;
/** The edit form: the text in the control of each field. */
export type VehicleForm = Record<EditedField, string>;

/** A vehicle as the form shows it. */
export function formOf(vehicle: Vehicle): VehicleForm {
  const entries = EDITED_FIELDS.map((field) => [
    field,
    field === 'condition' ? conditionText(vehicle.condition) : String(vehicle[field] ?? ''),
  ]);
  // Object.fromEntries loses the names.
  const form = Object.fromEntries(entries) as VehicleForm;
  return { ...form, priceNet: priceToType(vehicle.priceNet) };
}

type Changes = Partial<Record<Exclude<EditedField, 'condition'>, string | number | boolean | null>> & {
  condition?: ReturnType<typeof conditionIn>;
};

/**
 * The fields in which the form differs from the vehicle: the body of the change. Empty fields become null, numbers
 * become numbers, and texts are as the server stores them: a VIN in capitals. Text that is not a number stays as typed, so that
 * the rules of the contract name it.
 */
export function changedFields(vehicle: Vehicle, form: VehicleForm): Changes {
  const wanted: Changes = {};
  for (const field of TEXTS) wanted[field] = form[field].trim();
  for (const field of VEHICLE_FIELD_NAMES) wanted[field] = valueIn(VEHICLE_FIELDS[field].kind, form[field]);
  wanted.equipmentText = form.equipmentText.trim() || null;
  wanted.priceNet = parsePrice(form.priceNet) ?? form.priceNet;
  for (const field of EDITED_FIELDS)
    if (field !== 'condition') wanted[field] = asStored(field, wanted[field] ?? null);
  const changed = EDITED_FIELDS.filter((field) =>
    field === 'condition'
      ? !isSameCondition(form.condition, conditionText(vehicle.condition))
      : wanted[field] !== vehicle[field],
  );
  if (changed.includes('condition')) wanted.condition = conditionIn(form.condition);
  return Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]));
}

type Value = string | number | boolean | null;

/** A value as the server stores it. One that it refuses stays as typed. */
function asStored(field: Exclude<EditedField, 'condition'>, value: Value): Value {
  return VehicleChanges.shape[field].safeParse(value).data ?? value;
}

/** Whether a condition in the form is this one as soon as the server has stored it. */
function isSameCondition(typed: string, stored: string): boolean {
  if (typed === stored) return true;
  const { data } = VehicleChanges.shape.condition.safeParse(conditionIn(typed));
  return data ? conditionText(data) === stored : false;
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
  const [seen, current] = [formOf(before), formOf(now)];
  const theirs = EDITED_FIELDS.filter((field) => seen[field] !== current[field]);
  const form = { ...typed };
  for (const field of theirs) if (!(field in mine)) form[field] = current[field];
  const conflicts = theirs.filter(
    (field) =>
      field in mine &&
      (field === 'condition'
        ? !isSameCondition(typed.condition, current.condition)
        : mine[field] !== now[field]),
  );
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
