import { type FoldedWord, foldedWordsOf, foldWord, isWordOf, Phrases } from '../phrases.ts';

/** The parts of a list of words. */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const isOneOf = (patterns: readonly string[], word: string) =>
  patterns.some((pattern) => isWordOf(pattern, word));

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
  'en panne, non disponible, non inclus, non monte, non fourni, non fonctionnel, non equipe, ' +
  // What can be ordered, fitted or unlocked.
  'verzicht*, geeignet fur, freigabe fur, freigegeben fur, erforderlich, empfohlen, required, recommended, preinstallation, ' +
  'pre installation, pre attelage, faisceau seul, faisceau electrique attelage, faisceau universel, ' +
  'optionnel*, gegen aufpreis*, kostenpflichtig*, lieferbar, erhaltlich, bestellbar, freigeschaltet werden, ' +
  'nachgerustet werden, aktivierung moglich, carplay moglich, android auto moglich, on request, on demand, extra cost, provision for, retrofit*, ' +
  'be fitted, be activated, not activated, sur demande, a la demande, en supplement, moyennant, payant, payante, a monter, a prevoir, ' +
  'prepare, non active*, activation possible, carplay possible, android auto possible, ' +
  // What was there, or nobody knows of.
  'nicht vorhanden, nicht verbaut, nicht eingebaut, nicht montiert, nicht enthalten, nicht dabei, nicht aktiv, nicht mitverkauft, abbestellt, ' +
  'storniert, mitgenommen, abgelaufen, ohne bild, kein bild, expired, doesn t work, does not work, ko, expire, non compris*, ' +
  'entf, geloscht, ausgetragen, verkauft, ohne profil, nachgereicht, keine angabe*, k a, unbekannt, deleted, deletion, disabled, deactivated, ' +
  'sold, unknown, not specified, enleve, enlevee, retire, retiree, depourvu*, desactive*, vendu, vendus, inconnu*, non renseigne*, non precise*';
const absent = new Phrases<true>();
for (const phrase of listOf(ABSENT)) absent.add(phrase, true);
/** In a clause of its own, such a word takes away its clause alone. */
const PREPARATIONS = ['*vorbereitung', '*vorrustung', 'preparation', 'predisposition', 'preequipement'];
const ABSENT_ENDS = [...PREPARATIONS, '*vorbereitet', '*attrappe', '*buchbar'];
/** "N/A", "n. v.", "AHK: 0", "[ ] AHK" */
const NOT_THERE =
  /\bn(?:\/a|\. ?[av]\.)(?!\p{L})|[:=] ?[-–—0n]\s?$|[✗✘❌☐]|(?:\s\?|\?\?|[:=]\?)\s*$|\[ ?\]/giu;
const W_O = /\bw\/o\b/gi;
/** Of a tow bar that is there. */
const FIXED = /\b(?:nicht|not|non)[ -](?:abnehmbar|schwenkbar|detachable|removable|amovible)/gi;
/** "Pannenset ersetzt Reserverad", "à la place de la roue de secours" */
const REPLACES =
  /(?<!\p{L})(?:[àa] la place|in place of|ersetzt|replaces|replacing|rempla[cç]e|rempla[cç]ant)(?!\p{L})/giu;
/** "Navigation mit Ihrem Smartphone", "Navigation nur mit CarPlay" */
const WITH_YOURS =
  /\b(?:avec votre|mit ihrem|mit deinem|with your|nur mit|only with|uniquement avec|seulement avec)\b/gi;
/** A plus elsewhere parts a line. */
const DAB_PLUS = /\b(dab)\+/gi;
/** "Antenne AM/FM/DAB": the bands of one part. */
const BANDS = /\b(am|fm|ukw)\/(?=(?:am|fm|ukw|dab)\b)/gi;
const PARTS = /([,;/+()•|])/;
const BRACKET = / ?\(([^()]{1,60})/g;
const ASIDE = / ?[,;|/]([^,;/+()•|]{1,40})/g;

/** A word of a line. '' stands for one that does not count. */
export interface Word {
  text: string;
  /** Where it stands between commas and the words for "and". */
  clause: number;
  /** The clause before the bracket that it stands in. */
  head: number | undefined;
}

const AND = new Set(
  'und, et, and, sowie, mit, avec, with, inkl, inklusive, incl, including, inclus, compris, samt, nebst, einschliesslich'.split(
    ', ',
  ),
);
const WITH = new Set('mit, avec, with, inkl, inklusive, incl, including'.split(', '));
/** A bracket that begins so says what does it instead of the car: "Navigation (via Smartphone)". */
const BY = new Set('via, uber, per, par, through, nur, only, apple, carplay, android'.split(', '));
/** "Leider defekt", "wurde entfernt" */
const FILLERS = new Set(
  listOf(
    'leider, wurde, wird, ist, derzeit, aktuell, teilweise, has, been, is, was, currently, est, a, ete',
  ).map(foldWord),
);
/** "Abdeckung für AHK": what stands behind them is not part of the equipment. */
export const FOR = new Set('fur, pour, for, zu, zur, zum, sur, on'.split(', '));
/** A car with one of these may lack what it is for: "Windabweiser für Schiebedach". */
const ACCESSORIES = listOf(
  'abdeckung*, *kappe*, *blende*, *halter*, *tasche*, *haken, *aufnahme*, adapter*, *befestigung*, *schloss, *schlosser, *duse*, ' +
    'windabweiser, *rollo*, *trager, aussparung*, rdks, *folie*, *kette*, cover, bag, holder, mounting, hook, lock, nut, point, carrier, ' +
    'cache, housse, sac, support, fixation, ecrou, antivol, store',
);
/** "Befestigungspunkte für ISOFIX" are what ISOFIX is. */
const ISOFIX = 'isofix';

/** The words of a line, without those that a negation takes away. */
export function affirmedWords(line: string): Word[] {
  const parts = line
    .replace(FIXED, '')
    .replace(DAB_PLUS, '$1 ')
    .replace(BANDS, '$1 ')
    .replace(NOT_THERE, ' absent ')
    .replace(W_O, 'without')
    .replace(REPLACES, 'without')
    .replace(WITH_YOURS, 'per')
    .replace(BRACKET, joined)
    .replace(ASIDE, joinedAside)
    .split(PARTS);
  let clause = 0;
  let head: number | undefined;
  return parts.flatMap((part) => {
    if (part === '(') head = clause;
    if (part === ')') head = undefined;
    if (PARTS.test(part)) return [];
    clause += 1;
    return affirmedWordsOfPart(part).map((text) => {
      if (AND.has(text)) clause += 1;
      return { text, clause, head };
    });
  });
}

/** "Wärmepumpe (optional)", "Navigation (Apple CarPlay)": a bracket that begins so belongs to the part before it. */
function joined(bracket: string, content: string): string {
  const words = wordsWithoutFiller(content);
  const [first = ''] = words;
  return saysAbsent(words, 0) || isDenied(first) || BY.has(first) ? ` ${content}` : bracket;
}

/** "Standheizung, defekt": so does what says nothing else behind a comma. */
function joinedAside(aside: string, content: string): string {
  const words = wordsWithoutFiller(content);
  const said = words.length === 1 && isDenied(words[0]) ? 1 : absent.at(words, 0)[0]?.length;
  const isPreparation = words.length === 1 && saysAbsent(words, 0);
  return said === words.length || isPreparation ? ` ${content}` : aside;
}

function wordsWithoutFiller(content: string): string[] {
  const words = wordsOf(content);
  return words.slice(words.findIndex((word) => !FILLERS.has(word)));
}

function affirmedWordsOfPart(part: string): string[] {
  const words = wordsOf(part);
  const isLost = words.some((_, at) => saysAbsent(words, at) && !isPreparationBeside(words, at));
  if (isLost || isDenied(words.at(-1))) return words.map(() => '');
  const from = words.findIndex((_, at) => takesAway(words, at));
  if (from === -1) return words;
  const isAccessory = FOR.has(words[from] ?? '');
  const to = isAccessory ? words.findIndex((word, at) => at > from && WITH.has(word)) : -1;
  return words.map((word, at) => (at < from || (to !== -1 && at >= to) ? word : ''));
}

function takesAway(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (WITHOUT.has(word)) return !NOT_MISSING.has(words[at + 1] ?? '');
  if (isPreparationBeside(words, at)) return true;
  const isAccessory = FOR.has(word) && words.slice(0, at).some((before) => isOneOf(ACCESSORIES, before));
  return isAccessory && !words.includes(ISOFIX);
}

/** "Standheizung und Vorbereitung AHK" */
const isPreparationBeside = (words: readonly string[], at: number): boolean =>
  AND.has(words[at - 1] ?? '') && at + 1 < words.length && isOneOf(PREPARATIONS, words[at] ?? '');

const wordsOf = (text: string) => foldedWordsOf(text).map(({ text: word }: FoldedWord) => word);

const saysAbsent = (words: readonly string[], at: number): boolean =>
  words[at] === 'option' ||
  absent.at(words, at).length > 0 ||
  ABSENT_ENDS.some((end) => isWordOf(end, words[at] ?? ''));

/** "Attelage : non", "ACC (Abo)". "Non" elsewhere may begin a word, as in "non fumeur". */
const isDenied = (word = '') => WITHOUT.has(word) || word === 'non' || word === 'abo';
