/** A word of a text in the form in which words are compared, with its place in the text. */
export interface FoldedWord {
  text: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Normalizing combining characters takes quadratic time, so of a longer word only so many characters are compared. */
const COMPARED_CHARACTERS = 200;

/** Lower case, without accents, umlauts written out or not: "Rückfahrkamera" and "Rueckfahrkamera" are "ruckfahrkamera". */
export function foldWord(word: string): string {
  const compared = word.slice(0, COMPARED_CHARACTERS);
  const plain = ASCII.test(compared) ? compared.toLowerCase() : plainOf(compared);
  return plain.replaceAll(/([aou])e/g, '$1');
}

const ASCII = /^[ -~]*$/;

/** Takes ten times as long as lower case alone. */
const plainOf = (word: string) =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** The words of a text. Punctuation parts words: "Head-up-Display" has three. */
export const foldedWordsOf = (text: string): FoldedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: foldWord(word),
    from: index,
    to: index + word.length,
  }));

/** What a word may have in addition in the plural and in other cases, in the three languages. */
const ENDINGS = ['e', 'n', 's', 'r', 'x', 'en', 'er', 'es', 'em', 'ns'];
/** Shorter words are abbreviations. */
const SHORTEST_INFLECTED = 4;
/** A longer word is none. This bounds the work on hostile texts. */
const LONGEST = 40;

/** Whether a word is the one of a pattern: `word` with its endings, `word*`, `*word` or `*word*`. */
export function isWordOf(pattern: string, word: string): boolean {
  const stem = pattern.replaceAll('*', '');
  if (pattern.startsWith('*')) return pattern.endsWith('*') ? word.includes(stem) : word.endsWith(stem);
  if (!word.startsWith(stem)) return false;
  if (pattern.endsWith('*') || word.length === stem.length) return true;
  return stem.length >= SHORTEST_INFLECTED && ENDINGS.includes(word.slice(stem.length));
}

interface Phrase<Value> {
  words: readonly string[];
  value: Value;
}

/** The value of a phrase that stands in a text. */
export interface Found<Value> {
  value: Value;
  /** How many words the phrase has. */
  length: number;
}

/** Phrases by their first word, so that a text is read once, however many phrases there are. */
export class Phrases<Value> {
  readonly #byStart = new Map<string, Phrase<Value>[]>();

  /** The last word of a phrase may be `word*`, its first word only in a phrase of one word. */
  add(phrase: string, value: Value): void {
    const words = phrase.split(' ').map((word) => `${foldWord(word)}`);
    const [first = ''] = words;
    const known = this.#byStart.get(first);
    if (known) known.push({ words, value });
    else this.#byStart.set(first, [{ words, value }]);
  }

  /** The phrases that begin at this place, the longest first. */
  at(words: readonly string[], place: number): Found<Value>[] {
    const found = keysOf(words[place] ?? '').flatMap((key) =>
      (this.#byStart.get(key) ?? [])
        .filter((phrase) => phrase.words.every((word, at) => isWordOf(word, words[place + at] ?? '')))
        .map((phrase) => ({ value: phrase.value, length: phrase.words.length })),
    );
    return found.sort((a, b) => b.length - a.length);
  }

  /** All phrases of one word, as they are. */
  *singleWords(): Generator<[word: string, value: Value]> {
    for (const phrases of this.#byStart.values())
      for (const { words, value } of phrases) {
        const [word = ''] = words;
        if (words.length === 1 && !word.endsWith('*')) yield [word, value];
      }
  }
}

/** The first words of phrases with which a word may begin one. */
function keysOf(word: string): string[] {
  if (word.length > LONGEST) return [];
  const stems = ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= SHORTEST_INFLECTED);
  const beginnings = Array.from(
    { length: Math.max(0, word.length - 2) },
    (_, at) => `${word.slice(0, at + 3)}*`,
  );
  return [word, ...stems, ...beginnings];
}
