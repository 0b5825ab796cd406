import { EMPTY_WORDS, TERMS } from './asked-words.ts';
import { kindOfName } from './known-names.ts';
import { type Asked, type Piece, phraseAt, pieceOf } from './question-pieces.ts';

const OR: ReadonlySet<string> = new Set(['oder', 'or', 'ou']);
/** They also list what one car has to have: "BMW, 320d". */
const LISTING: ReadonlySet<string> = new Set(['/', '|', ',', ';', '&', '+', 'und', 'and', 'et']);
const LIST_END = /[,;]$/;

/** "BMW/Audi", "Golf,Polo": names and words of the trade apart. "HU/AU" and "1.6/2.0" stay. */
export function partLists(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    const texts = piece.text.split(/([/,;])/);
    const words = texts.filter((_, at) => at % 2 === 0 && texts[at] !== '');
    if (words.length < 2 || phraseAt(TERMS, [piece], 0) || !words.every(isNameOrTerm)) return [piece];
    let from = piece.from;
    return texts.flatMap((text) => {
      from += text.length;
      return text === '' ? [] : [pieceOf(text, from - text.length, from)];
    });
  });
}

const isNameOrTerm = (text: string): boolean =>
  kindOfName(text) !== undefined || phraseAt(TERMS, [pieceOf(text, 0, 0)], 0) !== undefined;

const kindOf = (part: Asked | undefined) => (part?.models ? 'model' : kindOfName(part?.word ?? ''));
const isNumber = (part: Asked | undefined) => /^\d/.test(part?.word ?? '') && kindOf(part) === undefined;

/**
 * "VW Golf oder Audi A3 Diesel" has two alternatives, "VW Golf" and "Audi A3"; what acts as a filter holds for both. After a comma, a
 * slash or "und" an alternative begins only with a make or model where the one before has another. A number that is no name never
 * begins one: "Octavia 1.5 oder 2.0" would find each car with 2.0.
 */
export function markAlternatives(asked: readonly Asked[], q: string): Asked[] {
  let alternative = 0;
  let kinds = new Set<string | undefined>();
  let isListed = false;
  const marked = asked.map((part, at): Asked => {
    const { word = '', filters } = part;
    const text = word.toLowerCase().replace(LIST_END, '');
    if (OR.has(text) || LISTING.has(word.toLowerCase())) {
      if (OR.has(text) && !isNumber(asked[at + 1])) begin();
      isListed = true;
      return part;
    }
    if (filters || EMPTY_WORDS.has(text)) return part;
    const kind = kindOf(part);
    // "Golf, Audi A3"
    const isNext = kind === 'make' && kinds.has('model') && kindOf(asked[at + 1]) === 'model';
    if (isListed && kind && (kinds.has(kind) || isNext)) begin();
    kinds.add(kind);
    // The word of a part that ends with a number has lost its comma: "Model 3, Model Y".
    isListed = LIST_END.test(q.slice(part.from, part.to));
    return { ...part, alternative };
  });
  const names = marked.flatMap((part) => part.alternative ?? []);
  return new Set(names).size > 1 ? marked : [...asked];

  function begin() {
    alternative += 1;
    kinds = new Set();
  }
}
