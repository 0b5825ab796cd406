import { PS_PER_KW, TIME_ZONE } from '../../contract/constants.ts';
import type { BodyType } from '../../contract/body-types.ts';
import type { ValidationCode } from '../../contract/validation.ts';
import { asSeen } from '../../contract/visible.ts';
import { bodyTypeOf } from './body-type.ts';
import { parseDay, parseDecimal } from './notation.ts';
import type { Json } from './spec-json.ts';
import { steeringSide, vatScheme } from './vocabulary.ts';

/**
 * Converts the value of one field of spec.json to the stored value. The caller trims texts and refuses long
 * ones.
 */

/** The stored value, or the rule that the input breaks. */
export type Read<T> = { value: T } | { fault: ValidationCode };

/** Also what turns the direction of a text, as in the contract. */
const CONTROL = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
const UNITS = /(?:km|ccm|cm³|cm3|cc|kw|€|eur|euro|türen|türig|doors|portes)\.?$/iu;
/** The euro as deliveries write it. */
const EURO = /^(?:eur|euros?|€)$/i;
// Eight digits before the point, as when a clerk edits a vehicle.
const PRICE = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/;
const EARLIEST_REGISTRATION = '1900-01-01';
/** Days as "2025-06-01". */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

const fault = (code: ValidationCode) => ({ fault: code });

/** Text of one line, as it looks. Some models are numbers (208, 911), so JSON numbers are accepted. */
export function readLine(json: Json): Read<string> {
  if (typeof json !== 'string' && typeof json !== 'number') return fault('INVALID');
  const text = String(json);
  return CONTROL.test(text) ? fault('CONTROL_CHARACTERS') : { value: asSeen(text) };
}

export function readVin(json: Json): Read<string> {
  const value = typeof json === 'string' ? json.toUpperCase() : '';
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(value) ? { value } : fault('VIN_INVALID');
}

// In a JSON number the point is a decimal point. Only in strings may it separate thousands.
function decimalOf(json: Json): string | null {
  if (typeof json === 'number') return /^-?\d+(\.\d+)?$/.test(String(json)) ? String(json) : null;
  if (typeof json !== 'string') return null;
  const bare = json
    .replace(/^(?:€|eur)\s*/i, '')
    .replace(UNITS, '')
    .trimEnd()
    .replace(/[.,]\s?[-–—]+$/, '');
  return parseDecimal(bare);
}

/** "18.450,00 €" -> "18450.00" */
export function readPrice(json: Json): Read<string> {
  const decimal = decimalOf(json);
  if (decimal === null) return fault('AMOUNT_INVALID');
  if (Number(decimal) <= 0 || Number(decimal) >= 100_000_000) return fault('OUT_OF_RANGE');
  const parts = PRICE.exec(decimal);
  if (!parts) return fault('AMOUNT_INVALID');
  const value = `${parts[1]}.${(parts[2] ?? '').padEnd(2, '0')}`;
  return value === '0.00' ? fault('OUT_OF_RANGE') : { value };
}

export function readWhole(json: Json, { min, max }: { min: number; max: number }): Read<number> {
  const decimal = decimalOf(json);
  if (decimal === null) return fault('INVALID');
  const value = Number(decimal);
  if (value < min || value > max) return fault('OUT_OF_RANGE');
  return Number.isInteger(value) ? { value } : fault('INVALID');
}

/** The number before one of these units: "204" in "150 kW (204 PS)" for "ps". */
function numberBefore(units: readonly string[], text: string): string | undefined {
  const parts = text.toLowerCase().match(/[\d.,]+|\p{L}+|\S/gu) ?? [];
  return parts.find((part, place) => /^[\d.,]/.test(part) && units.includes(parts[place + 1] ?? ''));
}

/** "150", "150 kW (204 PS)" and "204 PS" -> 150 */
export function readPower(json: Json, range: { min: number; max: number }): Read<number> {
  if (typeof json !== 'string') return readWhole(json, range);
  const kw = numberBefore(['kw'], json);
  if (kw !== undefined) return readWhole(kw, range);
  const ps = numberBefore(['ps', 'hp', 'bhp', 'ch', 'cv'], json);
  if (ps === undefined) return readWhole(json, range);
  const horses = readWhole(ps, { min: range.min, max: Math.round(range.max * PS_PER_KW) });
  return 'fault' in horses ? horses : { value: Math.max(range.min, Math.round(horses.value / PS_PER_KW)) };
}

/** "5", "5-türig" and "4/5" -> 5 */
export function readDoors(json: Json, range: { min: number; max: number }): Read<number> {
  if (typeof json !== 'string') return readWhole(json, range);
  return readWhole(json.replace(/^\d\s*\/\s*(?=\d)/, '').replace(/-(?=türig)/i, ' '), range);
}

export function readFirstRegistered(json: Json, now: Date): Read<string> {
  const value = typeof json === 'string' ? parseDay(json) : null;
  if (value === null) return fault('DATE_INVALID');
  if (value < EARLIEST_REGISTRATION) return fault('OUT_OF_RANGE');
  return value > DAYS.format(now) ? fault('DATE_IN_FUTURE') : { value };
}

export function readBodyType(json: Json): Read<BodyType> {
  const value = typeof json === 'string' ? bodyTypeOf(json) : undefined;
  return value ? { value } : fault('NOT_A_CHOICE');
}

export function readSteering(json: Json): Read<'LEFT' | 'RIGHT'> {
  const value = typeof json === 'string' ? steeringSide(json) : undefined;
  return value ? { value } : fault('NOT_A_CHOICE');
}

/** A price in another currency would be offered in euros. */
export function readCurrency(json: Json): Read<'EUR'> {
  return typeof json === 'string' && EURO.test(json.trim()) ? { value: 'EUR' } : fault('CURRENCY_NOT_EURO');
}

/** No invoice of this portal is right for a vehicle under the margin scheme. */
export function readVatScheme(json: Json): Read<'REGULAR'> {
  const value = typeof json === 'string' ? vatScheme(json) : undefined;
  if (value === 'REGULAR') return { value };
  return fault(value === 'MARGIN' ? 'MARGIN_SCHEME' : 'NOT_A_CHOICE');
}
