import { type Feature, isFeature, rankOf } from '../features.ts';
import { type FoldedWord, foldedWordsOf, foldWord, isWordOf, Phrases } from '../phrases.ts';
import { EQUIPMENT_WORDS } from './words.ts';

/** The phrases of a feature. */
export interface FeatureWords {
  feature: Feature;
  includes: Feature[];
  phrases: string[];
  /** One of these has to stand in the line, too. Empty: no condition. */
  beside: string[];
  /** None of these may stand in the line. */
  not: string[];
  /** Words that mean the feature in a search only. */
  asked: string[];
}

const LINE =
  /^(?<feature>\w+)(?: > (?<includes>[\w, ]+))?: (?<phrases>[^&!?]+)(?: & (?<beside>[^!?]+))?(?: ! (?<not>[^?]+))?(?: \? (?<asked>.+))?$/;

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function parseLine(line: string): FeatureWords {
  const { feature = '', includes, phrases, beside, not, asked } = LINE.exec(line)?.groups ?? {};
  if (!isFeature(feature)) throw new Error(`no line of a feature: ${line}`);
  return {
    feature,
    includes: listOf(includes).filter(isFeature),
    phrases: listOf(phrases),
    beside: listOf(beside).map(foldWord),
    not: listOf(not).map(foldWord),
    asked: listOf(asked),
  };
}

export const FEATURE_WORDS: readonly FeatureWords[] = EQUIPMENT_WORDS.trim().split('\n').map(parseLine);

const phrases = new Phrases<FeatureWords>();
for (const words of FEATURE_WORDS) for (const phrase of words.phrases) phrases.add(phrase, words);

const included = new Map(FEATURE_WORDS.map(({ feature, includes }) => [feature, includes]));

/** Words that take away what stands behind them in their part of the line; with nothing behind them ("Navi: no"), the whole part. */
const WITHOUT = new Set(
  'ohne, kein, keine, keinen, without, no, sans, pas, excl, exkl, statt, anstatt, anstelle, instead, lieu'.split(
    ', ',
  ),
);
/** "sans clé", "sans fil": what a car has without. */
const NOT_MISSING = new Set(['cle', 'fil', 'contact']);
/**
 * Phrases that say of their whole part of the line that the car does not have it, or that it does not work. Not `not` alone: it begins
 * the German "Not-Bremsassistent".
 */
const ABSENT =
  'nicht, nein, keins, keines, fehlt, fehlen, fehlend*, entfall*, wegfall*, abgewahlt, entfernt, demontiert, ausgebaut, abgebaut, ' +
  'defekt, def, beschadigt, kaputt, gesperrt, deaktiviert, stillgelegt, ohne funktion, ausser betrieb, nachrustbar, optional, ' +
  'aufpreis*, mehrpreis, auf wunsch, auf anfrage, gutschein, freischaltbar, vorgesehen, vorb, vorber, vorbereit, vorgerustet, preparation, prepared, prep, prewir*, pre wir*, ' +
  'ready, delete, removed, missing, broken, damaged, inoperative, not fitted, not included, not working, not available, not present, ' +
  'not installed, predisposition, pre dispos*, preequip*, pre equip*, absent, demonte, supprime, suppression, manquant, endommage, hors service, hs, ' +
  'en panne, non disponible, non inclus, non monte, non fourni, non fonctionnel, non equipe';
const absent = new Phrases<true>();
for (const phrase of listOf(ABSENT)) absent.add(phrase, true);
const ABSENT_ENDS = ['*vorbereitung', '*vorbereitet', '*vorrustung', '*attrappe'];
/** "N/A", "n. v." */
const NOT_THERE = /\bn(?:\/a|\. ?[av]\.)(?!\p{L})/giu;
const PARTS = /[,;/+()•|]/;
const BRACKET = / ?\(([^()]{1,60})/g;

/** The words of a line, without those that a negation takes away. '' stands for a word that does not count. */
function affirmedWords(line: string): string[] {
  return line.replace(NOT_THERE, 'absent').replace(BRACKET, joined).split(PARTS).flatMap(affirmedWordsOfPart);
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

/** The features that a line names, the best first. A feature that another one includes is not named beside it. */
function featuresOfLine(line: string): Feature[] {
  const words = affirmedWords(line);
  const named = new Set<FeatureWords>();
  for (const place of words.keys()) for (const { value } of phrases.at(words, place)) named.add(value);
  const has = (pattern: string) => words.some((word) => isWordOf(pattern, word));
  const found = [...named]
    .filter(({ beside, not }) => (beside.length === 0 || beside.some(has)) && !not.some(has))
    .map(({ feature }) => feature);
  const covered = new Set(found.flatMap(allIncluded));
  return found.filter((feature) => !covered.has(feature)).sort((a, b) => rankOf(a) - rankOf(b));
}

function allIncluded(feature: Feature): Feature[] {
  const direct = included.get(feature) ?? [];
  return [...direct, ...direct.flatMap(allIncluded)];
}

/** A feature with the number of the line of text that names it. */
export interface NamedFeature {
  feature: Feature;
  line: number;
}

/** The features that the equipment of a vehicle names, in the order of its lines. The first line that names one counts. */
export function namedFeatures(equipmentText: string | null): NamedFeature[] {
  const found = new Map<Feature, number>();
  for (const [line, text] of (equipmentText ?? '').split('\n').entries())
    for (const feature of featuresOfLine(text)) if (!found.has(feature)) found.set(feature, line);
  return [...found].map(([feature, line]) => ({ feature, line }));
}

/** The features that a vehicle has, the best first, with those that they include. */
export function featuresOf(equipmentText: string | null): Feature[] {
  const named = namedFeatures(equipmentText).map(({ feature }) => feature);
  return [...new Set([...named, ...named.flatMap(allIncluded)])].sort((a, b) => rankOf(a) - rankOf(b));
}
