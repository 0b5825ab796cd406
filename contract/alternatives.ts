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

/**
 * "VW Golf oder Audi A3 Diesel" has two alternatives, "VW Golf" and "Audi A3"; what acts as a filter holds for both. After a comma, a
 * slash or "und" an alternative begins only with a make or model where the one before has another.
 */
export function markAlternatives(asked: readonly Asked[]): Asked[] {
  let alternative = 0;
  let kinds = new Set<string | undefined>();
  let isListed = false;
  const marked = asked.map((part): Asked => {
    const { word = '', filters, models } = part;
    const text = word.toLowerCase().replace(LIST_END, '');
    if (OR.has(text) || LISTING.has(word.toLowerCase())) {
      if (OR.has(text)) begin();
      isListed = true;
      return part;
    }
    if (filters || EMPTY_WORDS.has(text)) return part;
    const kind = models ? 'model' : kindOfName(text);
    if (isListed && kind && kinds.has(kind)) begin();
    kinds.add(kind);
    isListed = LIST_END.test(word);
    return { ...part, alternative };
  });
  const names = marked.flatMap((part) => part.alternative ?? []);
  return new Set(names).size > 1 ? marked : [...asked];

  function begin() {
    alternative += 1;
    kinds = new Set();
  }
}
