import { beginningOf } from '../../contract/beginning-of.ts';
import { decodeText, storable } from './decode-text.ts';
import { jsonErrorPosition } from './json-position.ts';
import { ImportRejected } from './rejected.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

// JSON.stringify and PostgreSQL both fail at a nesting of some thousand levels.
const MAX_DEPTH = 32;
/** A refusal repeats so many characters of a key or of a value that cannot be used. */
export const SHOWN_CHARACTERS = 60;

/** Everything in spec.json is kept and sent to clerks. Real deliveries have some hundred keys and a few kilobytes. */
const MAX_KEYS = 1_000;
const MAX_KEPT_BYTES = 128 * 1024;

function parse(text: string, entry: string): Json {
  try {
    // JSON.parse returns `any`; its result is Json by definition.
    return JSON.parse(text) as Json;
  } catch {
    throw new ImportRejected('SPEC_INVALID_JSON', entry, { ...jsonErrorPosition(text) });
  }
}

function storableJson(value: Json): Json {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  return isObject(value) ? storableObject(value) : value;
}

const storableObject = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, member]) => [storable(key), storableJson(member)]));

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isDeeperThan = (levels: number, value: Json): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member)));

/** Parses the object in spec.json. The result can be stored in a jsonb column. */
export function parseSpecJson(bytes: Buffer, entry: string): JsonObject {
  const value = parse(decodeText(bytes), entry);
  if (!isObject(value)) throw new ImportRejected('SPEC_NOT_AN_OBJECT', entry);
  const tooDeep = Object.keys(value).find((key) => isDeeperThan(MAX_DEPTH, value[key] ?? null));
  if (tooDeep !== undefined) {
    const field = beginningOf(storable(tooDeep), SHOWN_CHARACTERS);
    throw new ImportRejected('FIELDS_INVALID', entry, { fields: [{ field, code: 'INVALID' }] });
  }
  return storableObject(value);
}

/** Refuses an object that is too large to be kept. Its own fields are checked first, so that each fault is named. */
export function refuseTooMuch(specsJson: JsonObject, entry: string): void {
  if (countKeys(specsJson) > MAX_KEYS)
    throw new ImportRejected('SPEC_TOO_MANY_KEYS', entry, { max: MAX_KEYS });
  if (Buffer.byteLength(JSON.stringify(specsJson)) > MAX_KEPT_BYTES) {
    throw new ImportRejected('SPEC_TOO_LARGE', entry, { maxBytes: MAX_KEPT_BYTES });
  }
}

function countKeys(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  const members = Object.values(value);
  const own = Array.isArray(value) ? 0 : members.length;
  return members.reduce<number>((sum, member) => sum + countKeys(member), own);
}
