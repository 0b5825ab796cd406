import { BETWEEN } from './asked-bounds.ts';
import { CO2, RANGES, TOWING } from './asked-words.ts';
import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, type Figure, figureAt, isYear } from './read-figures.ts';

const LIST_PRICES =
  'neupreis, listenpreis, bruttolistenpreis, uvp, blp, prix neuf, prix catalogue, list price, new price';
/** Facts with a number that the list has no filter for; with EUR behind the number, or with units of their own. */
const UNFILTERED = new Phrases<'EUR' | 'ITS_OWN'>();
for (const phrase of LIST_PRICES.split(', ')) UNFILTERED.add(phrase, 'EUR');
for (const phrase of (
  'hubraum, cylindree, engine size, engine capacity, displacement, cubic capacity, ' +
  'gewicht, leergewicht, eigengewicht, gesamtgewicht, zulassiges gesamtgewicht, zgg, poids, poids a vide, ptac, weight, kerb weight, gross weight, ' +
  'zuladung, nutzlast, charge utile, payload, drehmoment, couple, torque, ' +
  'kofferraumvolumen, ladevolumen, gepackraumvolumen, laderaumvolumen, volume de coffre, volume du coffre, volume utile, boot space, boot capacity, ' +
  'load volume, lange, breite, hohe, radstand, longueur, largeur, hauteur, empattement, length, width, height, wheelbase'
).split(', '))
  UNFILTERED.add(phrase, 'ITS_OWN');

/** Units of such facts. */
const UNIT =
  /^(?:cc|ccm|cm[3³]|kubik|nm|kg|kilos?|tonnen?|tonnes?|tons?|mm|cm|liters?|litern|litres?)[,;]?$/i;
const LINKS: ReadonlySet<string> = new Set(['-', '–', 'und', 'and', 'et']);
/** Smaller numbers are read as no price. */
const LEAST = 100;

/**
 * "Hubraum unter 1500", "moins de 1500 cm3", "Anhängelast unter 2000": the number belongs to its fact, and is no price. The words stay
 * together as text, which names them as not found.
 */
export function readUnfiltered(pieces: readonly Piece[], start: number): Read | undefined {
  const before = factAt(pieces, start);
  const boundStart = start + (before?.length ?? 0);
  const bound = boundAt(pieces, boundStart);
  const first = figureAt(pieces, boundStart + (bound?.length ?? 0));
  if (!first || first.value < LEAST) return undefined;
  let end = boundStart + (bound?.length ?? 0) + first.length;
  const second = bound && bound.value !== 'between' ? undefined : rangeEndAt(pieces, end, first);
  end += second?.length ?? 0;
  const hasUnit = UNIT.test(pieces[end]?.text ?? '');
  if (hasUnit) end += 1;
  const after = before ? undefined : factAt(pieces, end);
  const fact = before ?? after;
  if (after) end += after.length;
  const { unit } = second?.figure ?? first;
  if (unit !== undefined && unit !== fact?.value) return undefined;
  // "CO2 2020" names a year. No car of a fleet is older.
  if (!bound && !hasUnit && first.value >= 2009 && isYear(first.value)) return undefined;
  // "1500 ccm" are words that a name may have, "3.000 kg" would be a price.
  const isFact = before !== undefined || ((hasUnit || after) && (bound ?? second ?? first.isGrouped));
  if (!isFact) return undefined;
  const words = pieces.slice(start, end).flatMap((piece) => piece.words);
  return { length: end - start, asked: { word: words.join('-') } };
}

/** "… bis 2000" */
export function rangeEndAt(
  pieces: readonly Piece[],
  at: number,
  first: Figure,
): { figure: Figure; length: number } | undefined {
  const length = phraseAt(BETWEEN, pieces, at)?.length ?? (LINKS.has(pieces[at]?.text ?? '') ? 1 : 0);
  const figure = length > 0 ? figureAt(pieces, at + length) : undefined;
  return figure && figure.value >= first.value ? { figure, length: length + figure.length } : undefined;
}

/** The name of a fact. What the list has a filter for gets here if the number is none that the filter takes. */
function factAt(
  pieces: readonly Piece[],
  at: number,
): { value: 'EUR' | 'ITS_OWN' | 'KM'; length: number } | undefined {
  const range = phraseAt(RANGES, pieces, at);
  if (range?.value) return { value: 'KM', length: range.length };
  const other = phraseAt(TOWING, pieces, at) ?? phraseAt(CO2, pieces, at);
  return other ? { value: 'ITS_OWN', length: other.length } : phraseAt(UNFILTERED, pieces, at);
}
