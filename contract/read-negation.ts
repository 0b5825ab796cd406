import type { AskedFilters } from './asked-filters.ts';
import { TERMS } from './asked-words.ts';
import { Phrases } from './phrases.ts';
import { type Asked, type Piece, phraseAt, type Read } from './question-pieces.ts';

const NEGATIONS = new Phrases<true>();
const WORDS =
  'kein, keine, keinen, keiner, nicht, ohne, sans, pas de, pas, not, no, without, ' +
  'ausser, alles ausser, alle ausser, sauf, tout sauf, tous sauf, hormis, except, all except, everything except, everything but, anything but';
for (const word of WORDS.split(', ')) NEGATIONS.add(word, true);

/** What a car may have instead of the fuel or gearbox that is not wanted. */
const ALL = {
  fuelType: ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'Plug-in hybrid', 'LPG', 'CNG', 'Hydrogen'],
  transmission: ['Automatic', 'Manual'],
} as const;

/**
 * "Kein Diesel" is any other fuel. Nothing says that a car has no tow bar: "ohne AHK" is a word that no car has, so that the answer names
 * it. Dropped, it would find the opposite.
 */
export function readNegation(pieces: readonly Piece[], at: number): Read | undefined {
  const negation = phraseAt(NEGATIONS, pieces, at);
  if (!negation) return undefined;
  const term = phraseAt(TERMS, pieces, at);
  // "Ohne Unfall" is a phrase of its own.
  if (term && term.length > negation.length) return undefined;
  const next = at + negation.length;
  if (pieces[next] === undefined) return undefined;
  const denied = phraseAt(TERMS, pieces, next);
  const length = negation.length + (denied?.length ?? 1);
  const filters = denied?.value && othersThan(denied.value.filters);
  if (filters) return { length, asked: { filters, isNegated: true } };
  const words = pieces.slice(at, at + length).flatMap((piece) => piece.words);
  // Twice, so that it is no typing error of another word.
  return { length, asked: { word: words.join('').repeat(2) } };
}

function othersThan({ fuelType, transmission }: AskedFilters): AskedFilters | undefined {
  if (fuelType) return { fuelType: ALL.fuelType.filter((each) => !fuelType.includes(each)) };
  if (transmission) return { transmission: ALL.transmission.filter((each) => !transmission.includes(each)) };
  return undefined;
}

/** Values of one filter are alternatives. What two words deny, or one denies and another asks for, has to hold together. */
export function joinNegations(asked: readonly Asked[]): Asked[] {
  return asked.map((part) => {
    if (!part.isNegated) return part;
    const name = part.filters?.fuelType ? 'fuelType' : 'transmission';
    const ofName = asked.filter(({ filters }) => filters?.[name] !== undefined);
    const wanted = ofName.filter(({ isNegated }) => !isNegated).flatMap(({ filters }) => filters?.[name]);
    const allowed = ALL[name].filter(
      (value) =>
        (wanted.length === 0 || wanted.includes(value)) &&
        ofName.every(({ isNegated, filters }) => !isNegated || filters?.[name]?.includes(value)),
    );
    return { ...part, filters: { [name]: allowed } };
  });
}
