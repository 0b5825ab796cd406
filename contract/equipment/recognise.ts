import { type Feature, isFeature, rankOf } from '../features.ts';
import { type FoldedWord, foldedWordsOf, foldWord, isWordOf, Phrases } from '../phrases.ts';
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

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

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

/** Words that take away what stands behind them in their part of the line; with nothing behind them ("Navi: no"), the whole part. */
const WITHOUT = new Set(
  (
    'ohne, kein, keine, keinen, without, no, none, lacks, lacking, sans, pas, aucun, aucune, senza, zonder, geen, excl, exkl, statt, anstatt, ' +
    'anstelle, instead, lieu, remplacement'
  ).split(', '),
);
/** "sans clé", "sans fil": what a car has without. */
const NOT_MISSING = new Set(['cle', 'fil', 'contact']);
/**
 * Phrases that say of their whole part of the line that the car does not have it, or that it does not work. Not `not` alone: it begins
 * the German "Not-Bremsassistent".
 */
const ABSENT =
  'nicht, nein, keins, keines, fehlt, fehlen, fehlend*, entfall*, wegfall*, abgewahlt, entfernt, demontiert, ausgebaut, abgebaut, ' +
  'defekt, def, beschadigt, kaputt, gesperrt, deaktiviert, stillgelegt, ohne funktion, funktionslos, ausgefallen, ausser betrieb, nachrustbar, ' +
  'optional, vorgerichtet, vorverkabel*, defect, defective, faulty, inop, unavailable, not equipped, not functional, out of order, false, niet, ' +
  'nee, ontbreekt, non presente, non funzionante, non disponibile, assente, guasto, guasta, mancante, defectueu*, casse, cassee, ne fonctionne, ' +
  'prevu, precabl*, pre cabl*, faisceau attelage, faisceau d attelage, faisceau pour attelage, tow bar wiring, towbar wiring, tow bar electrics, ' +
  'towbar electrics, ' +
  'aufpreis*, mehrpreis, auf wunsch, auf anfrage, gutschein, freischaltbar, vorgesehen, vorb, vorber, vorbereit, vorgerustet, preparation, prepared, prep, prewir*, pre wir*, ' +
  'ready, delete, removed, missing, broken, damaged, inoperative, not fitted, not included, not working, not available, not present, ' +
  'not installed, predisposition, pre dispos*, preequip*, pre equip*, absent, demonte, supprime, suppression, manquant, endommage, hors service, hs, ' +
  'en panne, non disponible, non inclus, non monte, non fourni, non fonctionnel, non equipe';
const absent = new Phrases<true>();
for (const phrase of listOf(ABSENT)) absent.add(phrase, true);
const ABSENT_ENDS = ['*vorbereitung', '*vorbereitet', '*vorrustung', '*attrappe'];
/** "N/A", "n. v.", "AHK: 0", "[ ] AHK" */
const NOT_THERE = /\bn(?:\/a|\. ?[av]\.)(?!\p{L})|[:=] ?[-–—0n]\s?$|[✗✘❌☐]|\[ ?\]/giu;
const W_O = /\bw\/o\b/gi;
/** Of a tow bar that is there. */
const FIXED = /\b(?:nicht|not|non)[ -](?:abnehmbar|schwenkbar|detachable|removable|amovible)/gi;
/** A plus elsewhere parts a line. */
const DAB_PLUS = /\b(dab)\+/gi;
const PARTS = /[,;/+()•|]/;
const BRACKET = / ?\(([^()]{1,60})/g;

/** A word of a line. '' stands for one that does not count. */
interface Word {
  text: string;
  /** Where it stands between commas and the words for "and". */
  clause: number;
}

const AND = new Set(
  'und, et, and, sowie, mit, avec, with, inkl, inklusive, incl, including, inclus, compris, samt, nebst, einschliesslich'.split(
    ', ',
  ),
);
/** "Abdeckung für AHK": what stands behind them is not part of the equipment. */
const FOR = new Set('fur, pour, for, zu, zur, zum, sur, on'.split(', '));

/** The words of a line, without those that a negation takes away. */
function affirmedWords(line: string): Word[] {
  const parts = line
    .replace(FIXED, '')
    .replace(DAB_PLUS, '$1 ')
    .replace(NOT_THERE, ' absent ')
    .replace(W_O, 'without')
    .replace(BRACKET, joined)
    .split(PARTS);
  let clause = 0;
  return parts.flatMap((part) => {
    clause += 1;
    return affirmedWordsOfPart(part).map((text) => {
      if (AND.has(text)) clause += 1;
      return { text, clause };
    });
  });
}

/** "Wärmepumpe (optional)": a bracket that begins so belongs to the part before it. */
function joined(bracket: string, content: string): string {
  const words = wordsOf(content);
  return saysAbsent(words, 0) || isDenied(words[0]) ? ` ${content}` : bracket;
}

function affirmedWordsOfPart(part: string): string[] {
  const words = wordsOf(part);
  if (words.some((_, at) => saysAbsent(words, at)) || isDenied(words.at(-1))) return words.map(() => '');
  const from = words.findIndex((word, at) => WITHOUT.has(word) && !NOT_MISSING.has(words[at + 1] ?? ''));
  return from === -1 ? words : words.map((word, at) => (at < from ? word : ''));
}

const wordsOf = (text: string) => foldedWordsOf(text).map(({ text: word }: FoldedWord) => word);

const saysAbsent = (words: readonly string[], at: number): boolean =>
  absent.at(words, at).length > 0 || ABSENT_ENDS.some((end) => isWordOf(end, words[at] ?? ''));

/** "Attelage : non". "Non" elsewhere may begin a word, as in "non fumeur". */
const isDenied = (word = '') => WITHOUT.has(word) || word === 'non';

const isOneOf = (patterns: readonly string[], word: string) =>
  patterns.some((pattern) => isWordOf(pattern, word));

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

/** "Navigation par le smartphone" */
const LINKS = new Set(['par', 'le', 'la', 'l', 'un', 'votre']);
const MOST_LINKS = 3;

/** Whether such a word stands next to a phrase, in its clause. */
function isNextToOneOf(patterns: readonly string[], words: readonly Word[], { from, to }: Place): boolean {
  let behind = to;
  while (behind < to + MOST_LINKS && LINKS.has(words[behind]?.text ?? '')) behind += 1;
  return [words[from - 1], words[behind]].some(
    (word) => word?.clause === words[from]?.clause && isOneOf(patterns, word?.text ?? ''),
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

/** A feature with the number of the line of text that names it; null if only another feature includes it. */
export interface VehicleFeature {
  feature: Feature;
  line: number | null;
}

/**
 * The features that a vehicle has: those that its equipment names in the order of its lines, each with the first line that names it,
 * then those that they include.
 */
export function featuresByLine(equipmentText: string | null): VehicleFeature[] {
  const named = new Map<Feature, number>();
  for (const [line, text] of (equipmentText ?? '').split('\n').entries())
    for (const feature of featuresOfLine(text)) if (!named.has(feature)) named.set(feature, line);
  const all = new Set([...named.keys(), ...[...named.keys()].flatMap(allIncluded)]);
  return [...all].map((feature) => ({ feature, line: named.get(feature) ?? null }));
}

/** The features that a vehicle has, the best first. */
export const featuresOf = (equipmentText: string | null): Feature[] =>
  featuresByLine(equipmentText)
    .map(({ feature }) => feature)
    .sort((a, b) => rankOf(a) - rankOf(b));
