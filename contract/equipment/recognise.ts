import { type Feature, isFeature, rankOf } from '../features.ts';
import { foldWord, Phrases } from '../phrases.ts';
import { affirmedWords, FOR, isOneOf, listOf, type Word } from './affirmed-words.ts';
import { EQUIPMENT_WORDS } from './words.ts';

/** The phrases of a feature. */
export interface FeatureWords {
  feature: Feature;
  includes: Feature[];
  phrases: string[];
  /** Those of them that a word of `apart` excludes next to them alone. */
  sure: string[];
  /** One of these has to stand in the line, too. Empty: no condition. */
  beside: string[];
  /** None of these may stand in the clause. */
  apart: string[];
  /** None of these may stand in the line. */
  not: string[];
  /** Words that mean the feature in a search only. */
  asked: string[];
}

const LINE =
  /^(?<feature>\w+)(?: > (?<includes>[\w, ]+))?: (?<phrases>[^&~!?]+)(?: & (?<beside>[^~!?]+))?(?: ~ (?<apart>[^!?]+))?(?: ! (?<not>[^?]+))?(?: \? (?<asked>.+))?$/;

function parseLine(line: string): FeatureWords {
  const { feature = '', includes, phrases, beside, apart, not, asked } = LINE.exec(line)?.groups ?? {};
  if (!isFeature(feature)) throw new Error(`no line of a feature: ${line}`);
  const sure = listOf(phrases).flatMap((phrase) => (phrase.startsWith('=') ? [phrase.slice(1)] : []));
  return {
    feature,
    includes: listOf(includes).filter(isFeature),
    phrases: listOf(phrases).map((phrase) => phrase.replace('=', '')),
    sure,
    beside: listOf(beside).map(foldWord),
    apart: listOf(apart).map(foldWord),
    not: listOf(not).map(foldWord),
    asked: listOf(asked),
  };
}

export const FEATURE_WORDS: readonly FeatureWords[] = EQUIPMENT_WORDS.trim().split('\n').map(parseLine);

const phrases = new Phrases<{ words: FeatureWords; isSure: boolean }>();
for (const words of FEATURE_WORDS)
  for (const phrase of words.phrases) phrases.add(phrase, { words, isSure: words.sure.includes(phrase) });

/** A package is no part, although "Memory-Paket" is one of seats. What only sure phrases are apart from is none either. */
const PARTS_OF_FEATURES = FEATURE_WORDS.flatMap(({ beside, apart, sure, phrases }) =>
  sure.length < phrases.length ? [...beside, ...apart] : beside,
).filter((word) => word !== '*paket*');

/** Parts of a car of which a clause can say something. */
const CAR_PARTS = [
  ...new Set(PARTS_OF_FEATURES),
  ...listOf(
    '*lenkrad*, *lenksaule*, volant, steering, *fenster*, vitre, window, *scheibe*, windscreen, *brise*, *klappe*, hayon',
  ),
  ...listOf(
    'tailgate, *tur, *turen, porte, door, *dach, toit, roof, *himmel, ciel, *schlussel, key, cle, *lehne, accoudoir, armrest',
  ),
];

const included = new Map(FEATURE_WORDS.map(({ feature, includes }) => [feature, includes]));

/** Where a line has a phrase of a feature. */
interface Place {
  from: number;
  to: number;
  isSure: boolean;
}

/** The features that a line names, the best first. A feature that another one includes is not named beside it. */
function featuresOfLine(line: string): Feature[] {
  const words = affirmedWords(line);
  const texts = words.map(({ text }) => text);
  const named = new Map<FeatureWords, Place[]>();
  for (const from of texts.keys())
    for (const { value, length } of phrases.at(texts, from)) {
      const place = { from, to: from + length, isSure: value.isSure };
      const places = named.get(value.words);
      if (places) places.push(place);
      else named.set(value.words, [place]);
    }
  // Few lines need it, and it compares every word.
  let clausesAt: ReturnType<typeof clauseReader> | undefined;
  const found = [...named].filter(([{ beside, apart, not }, places]) => {
    if (texts.some((text) => isOneOf(not, text))) return false;
    const isSetApart = texts.some((text) => isOneOf(apart, text));
    if (beside.length === 0 && !isSetApart) return true;
    const clausesOf = (clausesAt ??= clauseReader(words));
    const isAside = (place: Place) =>
      place.isSure && !isFor(texts, place.from)
        ? isNextToOneOf(apart, words, place)
        : clausesOf(place.from).some((clause) => clause.some((text) => isOneOf(apart, text)));
    const counted = places.filter((place) => !isSetApart || !isAside(place));
    if (beside.length === 0 || counted.length === 0) return counted.length > 0;
    const clauses = new Set(counted.flatMap(({ from }) => clausesOf(from)));
    return [...clauses].some((clause) => clause.some((text) => isOneOf(beside, text)));
  });
  const features = found.map(([{ feature }]) => feature);
  const covered = new Set(features.flatMap(allIncluded));
  return features.filter((feature) => !covered.has(feature)).sort((a, b) => rankOf(a) - rankOf(b));
}

/** "Navigation par le smartphone", "Antenne AM FM DAB" */
const LINKS = new Set(
  listOf(
    'par, le, la, l, un, votre, grace, a, d, de, du, nur, only, the, through, using, from, depuis, uniquement, am, fm, ukw',
  ).map(foldWord),
);
const MOST_LINKS = 3;

/** Whether such a word stands next to a phrase, in its clause, or before the bracket that it stands in. */
function isNextToOneOf(patterns: readonly string[], words: readonly Word[], { from, to }: Place): boolean {
  const { clause, head } = words[from] ?? {};
  const isLink = (at: number) => words[at]?.clause === clause && LINKS.has(words[at]?.text ?? '');
  let behind = to;
  while (behind < to + MOST_LINKS && isLink(behind)) behind += 1;
  let before = from - 1;
  while (before > from - MOST_LINKS && isLink(before)) before -= 1;
  const isApart = (word: Word | undefined) => isOneOf(patterns, word?.text ?? '');
  return (
    [words[before], words[behind]].some((word) => word?.clause === clause && isApart(word)) ||
    (head !== undefined && words.some((word) => word.clause === head && isApart(word)))
  );
}

/** "Elektrosatz für die AHK" */
const isFor = (texts: readonly string[], at: number) =>
  texts.slice(Math.max(0, at - 2), at).some((text) => FOR.has(text));

/**
 * The clause of a word, and the one that says which part of the car it is of, if its own names none: "Sitze vorn, elektrisch
 * verstellbar" are electric seats, "Vitres électriques, sièges chauffants" are none.
 */
function clauseReader(words: readonly Word[]): (place: number) => (readonly string[])[] {
  const count = 1 + (words.at(-1)?.clause ?? 0);
  const clauses = Array.from({ length: count }, (): string[] => []);
  for (const { text, clause } of words) clauses[clause]?.push(text);
  const namesPart = (clause: readonly string[]) => clause.some((text) => isOneOf(CAR_PARTS, text));
  let last = clauses.find(namesPart);
  const subjects = clauses.map((own) => {
    if (namesPart(own)) last = own;
    return last;
  });
  return (place) => {
    const clause = words[place]?.clause ?? 0;
    return [clauses[clause] ?? [], subjects[clause] ?? []];
  };
}

function allIncluded(feature: Feature): Feature[] {
  const direct = included.get(feature) ?? [];
  return [...direct, ...direct.flatMap(allIncluded)];
}

/** A feature with the number of the line of text that names it; null if only another feature includes it, or the name of the vehicle says it. */
export interface VehicleFeature {
  feature: Feature;
  line: number | null;
}

/** Makers name the drive of all wheels in model or variant, and most deliveries nowhere else: docs/decisions/0196. */
const DRIVES_ALL_WHEELS =
  /(?<![\p{L}\p{N}])(?:quattro|xdrive(?:\d{2}\p{L}{1,2})?|4matic|4motion|4drive|4x4|4wd|awd|all4|allgrip|allrad|allradantrieb)(?![\p{L}\p{N}])/iu;

/**
 * The features that a vehicle has: those that its equipment names in the order of its lines, each with the first line that names it,
 * then those that they include, and the drive of all wheels that its name (model and variant) says.
 */
export function featuresByLine(equipmentText: string | null, name = ''): VehicleFeature[] {
  const named = new Map<Feature, number>();
  for (const [line, text] of (equipmentText ?? '').split('\n').entries())
    for (const feature of featuresOfLine(text)) if (!named.has(feature)) named.set(feature, line);
  const all = new Set([...named.keys(), ...[...named.keys()].flatMap(allIncluded)]);
  if (DRIVES_ALL_WHEELS.test(name)) all.add('ALL_WHEEL_DRIVE');
  return [...all].map((feature) => ({ feature, line: named.get(feature) ?? null }));
}

/** The features that a vehicle has, the best first. */
export const featuresOf = (equipmentText: string | null, name?: string): Feature[] =>
  featuresByLine(equipmentText, name)
    .map(({ feature }) => feature)
    .sort((a, b) => rankOf(a) - rankOf(b));
