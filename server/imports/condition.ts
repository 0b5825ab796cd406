import {
  CONDITION_FIGURES as MOST,
  INSPECTED_FROM,
  TYRE_AXLES,
  TYRE_SEASONS,
  TYRE_SIDES,
} from '../../contract/condition-figures.ts';
import { beginningOf } from '../../contract/beginning-of.ts';
import type { Condition, Damage, PaintReading, Tyre } from '../../contract/condition.ts';
import type { FieldFault } from '../../contract/import-reasons.ts';
import { isBlank } from '../../contract/visible.ts';
import { kindWord, partWord } from './condition-words.ts';
import { germanDay } from '../../contract/german-day.ts';
import { parseDay, parseDecimal } from './notation.ts';
import { type Json, type JsonObject, SHOWN_CHARACTERS } from './spec-json.ts';
import { fold, lexicon } from './vocabulary.ts';

/** Reads damages, tyres, paint readings and the inspection of spec.json. A photo is the name of a file of the delivery here. */

/** Neither numbers nor days are longer. Longer texts are refused before a pattern reads them. */
const FIGURE_MAX_CHARACTERS = 40;
const NAME_MAX_CHARACTERS = 40;
/** Far more than the members below. */
const MEMBERS_MAX = 20;

interface Reading {
  faults: FieldFault[];
  /** "damages[2].estimate" */
  path: string;
  /** Where the wheel of the car is. */
  steering: 'LEFT' | 'RIGHT' | null;
}

/** The names of each member, folded. */
const MEMBERS = {
  part: ['part', 'bauteil', 'teil', 'stelle', 'piece', 'element'],
  kind: ['kind', 'damage', 'schaden', 'art', 'schadensart', 'type', 'dommage'],
  size: ['size', 'sizemm', 'size mm', 'gro e', 'groesse', 'taille'],
  estimate: ['estimate', 'costs', 'schatzung', 'kosten', 'betrag', 'estimation', 'montant'],
  photo: ['photo', 'picture', 'foto', 'bild'],
  axle: ['axle', 'achse', 'position', 'essieu'],
  side: ['side', 'seite', 'cote'],
  season: ['season', 'saison', 'reifenart', 'saison reifen'],
  mm: ['mm', 'tread', 'profil', 'profiltiefe', 'profondeur'],
  make: ['make', 'brand', 'hersteller', 'marke', 'marque'],
  microns: ['microns', 'um', 'm', 'value', 'wert', 'schichtdicke', 'lackdicke', 'valeur'],
  by: ['by', 'durch', 'von', 'prufer', 'gutachter', 'par'],
  on: ['on', 'date', 'day', 'am', 'datum', 'le'],
} as const;
type Member = keyof typeof MEMBERS;

const AXLES = lexicon<(typeof TYRE_AXLES)[number]>({
  FRONT: 'front, vorn, vorne, va, vorderachse, avant',
  REAR: 'rear, hinten, ha, hinterachse, back, arriere',
  SPARE: 'spare, reserve, ersatzrad, reserverad, roue de secours, secours',
});
const SIDES = lexicon<(typeof TYRE_SIDES)[number]>({
  LEFT: 'left, links, l, gauche',
  RIGHT: 'right, rechts, r, droite',
});
const SEASONS = lexicon<(typeof TYRE_SEASONS)[number]>({
  SUMMER: 'summer, sommer, sommerreifen, ete',
  WINTER: 'winter, winterreifen, hiver',
  ALL_SEASON: 'all season, allseason, ganzjahr, ganzjahresreifen, allwetter, quatre saisons, 4 saisons',
});

const isObject = (json: Json | undefined): json is JsonObject =>
  json !== null && typeof json === 'object' && !Array.isArray(json);

/** The members of an item by their folded names; the first of one name wins. Empty ones are left out. */
type Members = ReadonlyMap<string, Json>;

function membersOf(item: Json, reading: Reading): Members | null {
  if (!isObject(item) || Object.keys(item).length > MEMBERS_MAX) return fault(reading, 'INVALID', item);
  const members = new Map<string, Json>();
  for (const [name, value] of Object.entries(item)) {
    const trimmed = typeof value === 'string' ? value.trim() : value;
    if (trimmed === null || (typeof trimmed === 'string' && isBlank(trimmed))) continue;
    if (name.length > NAME_MAX_CHARACTERS) continue;
    const folded = fold(name);
    if (!members.has(folded)) members.set(folded, trimmed);
  }
  return members;
}

function memberOf(members: Members, member: Member): Json {
  const name = MEMBERS[member].find((each) => members.has(each));
  return name === undefined ? null : (members.get(name) ?? null);
}

function fault(
  { faults, path }: Reading,
  code: FieldFault['code'],
  json: Json,
  bounds: Pick<FieldFault, 'min' | 'max'> = {},
): null {
  const value = beginningOf(typeof json === 'string' ? json : JSON.stringify(json), SHOWN_CHARACTERS);
  faults.push({ field: path, code, value, ...bounds });
  return null;
}

const at = (reading: Reading, part: string): Reading => ({ ...reading, path: `${reading.path}.${part}` });

function readWords(json: Json, reading: Reading): string | null {
  if (json === null) return null;
  if (typeof json !== 'string') return fault(reading, 'INVALID', json);
  if (json.length > MOST.wordsMax) return fault(reading, 'TOO_LONG', json, { max: MOST.wordsMax });
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  return /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(json)
    ? fault(reading, 'CONTROL_CHARACTERS', json)
    : json;
}

function readNumber(json: Json, reading: Reading, max: number, unit: RegExp): number | null {
  if (json === null) return null;
  const text =
    typeof json === 'string' && json.length <= FIGURE_MAX_CHARACTERS ? json.replace(unit, '').trim() : json;
  const decimal =
    typeof text === 'string' && text.length <= FIGURE_MAX_CHARACTERS ? parseDecimal(text) : null;
  const value = typeof text === 'number' ? text : decimal === null ? NaN : Number(decimal);
  if (Number.isNaN(value)) return fault(reading, 'INVALID', json);
  return value < 0 || value > max ? fault(reading, 'OUT_OF_RANGE', json, { min: 0, max }) : value;
}

/** "bis 4 cm", "40 mm", 40 -> 40 */
function readSize(json: Json, reading: Reading): number | null {
  if (typeof json !== 'string' || json.length > FIGURE_MAX_CHARACTERS)
    return rounded(readNumber(json, reading, MOST.sizeMmMax, NO_UNIT), 1);
  const isCm = /\d\s?cm$/i.test(json);
  const bare = json.replace(/^(bis|up to|jusqu.à|ca\.?|<)\s*/i, '');
  const value = readNumber(bare, reading, isCm ? MOST.sizeMmMax / 10 : MOST.sizeMmMax, /\s?[cm]m$/i);
  return rounded(value === null || !isCm ? value : value * 10, 1);
}

const NO_UNIT = /$^/;
const rounded = (value: number | null, parts: number): number | null =>
  value === null ? null : Math.round(value * parts) / parts;

function readEstimate(json: Json, reading: Reading): string | null {
  const value = readNumber(json, reading, MOST.estimateMax, /(€|euro?)\s?/i);
  return value === null ? null : (Math.round(value * 100) / 100).toFixed(2);
}

function readChoice<T extends string>(
  json: Json,
  reading: Reading,
  words: ReadonlyMap<string, T>,
  choices: readonly T[],
): T | null {
  if (json === null) return null;
  const found =
    typeof json === 'string'
      ? (choices.find((choice) => choice === json) ?? words.get(fold(json.slice(0, NAME_MAX_CHARACTERS))))
      : undefined;
  return found ?? fault(reading, 'NOT_A_CHOICE', json);
}

function readInspected(json: Json, reading: Reading, now: Date): string | null {
  if (json === null) return null;
  const value = typeof json === 'string' && json.length <= FIGURE_MAX_CHARACTERS ? parseDay(json) : null;
  if (value === null) return fault(reading, 'DATE_INVALID', json);
  const [min, max] = [INSPECTED_FROM, germanDay(now.getTime())];
  if (value > max) return fault(reading, 'DATE_IN_FUTURE', json);
  return value < min ? fault(reading, 'OUT_OF_RANGE', json, { min, max }) : value;
}

/** A value that an item must have. */
function required<T>(value: T | null, json: Json, reading: Reading): T | null {
  if (value === null && json === null) reading.faults.push({ field: reading.path, code: 'REQUIRED' });
  return value;
}

function readDamage(item: Members, reading: Reading): Damage | null {
  const named = memberOf(item, 'part');
  const part = required(readWords(named, at(reading, 'part')), named, at(reading, 'part'));
  const kind = readWords(memberOf(item, 'kind'), at(reading, 'kind'));
  const sizeMm = readSize(memberOf(item, 'size'), at(reading, 'size'));
  const estimate = readEstimate(memberOf(item, 'estimate'), at(reading, 'estimate'));
  const photo = readWords(memberOf(item, 'photo'), at(reading, 'photo'));
  if (part === null) return null;
  return {
    part: partWord(part, reading.steering),
    kind: kind === null ? null : kindWord(kind),
    sizeMm,
    estimate,
    photo,
  };
}

function readTyre(item: Members, reading: Reading): Tyre | null {
  const placed = memberOf(item, 'axle');
  const axle = required(
    readChoice(placed, at(reading, 'axle'), AXLES, TYRE_AXLES),
    placed,
    at(reading, 'axle'),
  );
  const side = readChoice(memberOf(item, 'side'), at(reading, 'side'), SIDES, TYRE_SIDES);
  const season = readChoice(memberOf(item, 'season'), at(reading, 'season'), SEASONS, TYRE_SEASONS);
  const mm = rounded(readNumber(memberOf(item, 'mm'), at(reading, 'mm'), MOST.treadMmMax, /mm$/i), 10);
  const make = readWords(memberOf(item, 'make'), at(reading, 'make'));
  return axle === null ? null : { axle, side, season, mm, make };
}

function readPaint(item: Members, reading: Reading): PaintReading | null {
  const named = memberOf(item, 'part');
  const measured = memberOf(item, 'microns');
  const part = required(readWords(named, at(reading, 'part')), named, at(reading, 'part'));
  const read = readNumber(measured, at(reading, 'microns'), MOST.micronsMax, /[µμu]m$/i);
  const microns = required(rounded(read, 1), measured, at(reading, 'microns'));
  return part === null || microns === null ? null : { part: partWord(part, reading.steering), microns };
}

function readInspection(json: Json, reading: Reading, now: Date): Condition['inspection'] {
  const members = membersOf(json, reading);
  if (members === null) return null;
  const by = readWords(memberOf(members, 'by'), at(reading, 'by'));
  const on = readInspected(memberOf(members, 'on'), at(reading, 'on'), now);
  return by === null && on === null ? null : { by, on };
}

export const CONDITION_FIELDS = ['damages', 'tyres', 'paint', 'inspection'] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

interface Found {
  value: Json;
  isLabelled: boolean;
}

/** Text under a label is no list of the format: it stays among the other data, as before the portal knew the label. */
const isText = (json: Json): boolean =>
  typeof json === 'string' ||
  (Array.isArray(json) && json.length > 0 && json.every((item) => typeof item === 'string'));

/** The condition in a delivery; null if it says nothing of it. What cannot be used is added to `faults`. */
export function readCondition(
  find: (field: ConditionField) => Found | undefined,
  faults: FieldFault[],
  { now, steering }: { now: Date; steering: 'LEFT' | 'RIGHT' | null },
): Condition | null {
  function found(field: ConditionField): Json | undefined {
    const given = find(field);
    return given === undefined || (given.isLabelled && isText(given.value)) ? undefined : given.value;
  }
  function listOf<Item>(
    field: Exclude<ConditionField, 'inspection'>,
    read: (item: Members, at: Reading) => Item | null,
  ): Item[] | null {
    const json = found(field);
    if (json === undefined) return null;
    if (!Array.isArray(json)) return fault({ faults, path: field, steering }, 'INVALID', json);
    if (json.length > MOST[field]) {
      faults.push({ field, code: 'TOO_MANY', value: String(json.length), max: MOST[field] });
      return null;
    }
    return json.flatMap((item, place) => {
      const reading = { faults, path: `${field}[${place}]`, steering };
      const members = membersOf(item, reading);
      const one = members && read(members, reading);
      return one === null ? [] : [one];
    });
  }
  const inspected = found('inspection');
  const condition: Condition = {
    damages: listOf('damages', readDamage),
    tyres: listOf('tyres', readTyre),
    paint: listOf('paint', readPaint),
    inspection:
      inspected === undefined
        ? null
        : readInspection(inspected, { faults, path: 'inspection', steering }, now),
  };
  return Object.values(condition).every((part) => part === null) ? null : condition;
}
