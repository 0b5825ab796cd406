import { VEHICLE_FIELD_NAMES, VEHICLE_FIELDS } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { parsePrice, priceToType } from './parse-price.ts';

const TEXTS = ['vin', 'make', 'model'] as const;
export const EDITED_FIELDS = [...TEXTS, 'priceNet', ...VEHICLE_FIELD_NAMES, 'equipmentText'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** The edit form: every field as the text in its control. */
export type VehicleForm = Record<EditedField, string>;

/** A vehicle as the form shows it. */
export function formOf(vehicle: Vehicle): VehicleForm {
  const entries = EDITED_FIELDS.map((field) => [field, String(vehicle[field] ?? '')]);
  // Object.fromEntries loses the names.
  const form = Object.fromEntries(entries) as VehicleForm;
  return { ...form, priceNet: priceToType(vehicle.priceNet) };
}

/**
 * The fields in which the form differs from the vehicle: the body of the change. Empty fields become null, numbers
 * become numbers. Text that is not a number stays as typed, so that the rules of the contract name it.
 */
export function changedFields(vehicle: Vehicle, form: VehicleForm): Record<string, string | number | null> {
  const wanted: Record<string, string | number | null> = {};
  for (const field of TEXTS) wanted[field] = form[field].trim();
  for (const field of VEHICLE_FIELD_NAMES)
    wanted[field] =
      VEHICLE_FIELDS[field].kind === 'whole' ? wholeNumberIn(form[field]) : form[field].trim() || null;
  wanted['equipmentText'] = form.equipmentText.trim() || null;
  wanted['priceNet'] = parsePrice(form.priceNet) ?? form.priceNet;
  const changed = EDITED_FIELDS.filter((field) => wanted[field] !== vehicle[field]);
  return Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null]));
}

/** "48210" and "48.210" -> 48210; empty text -> null. */
function wholeNumberIn(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^(\d{1,3}([.,]\d{3})+|\d{1,10})$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  return text;
}
