/** Whether a word that comes from data is the key of a text. */
export function isKey<K extends string>(texts: { has: (key: K) => boolean }, word: string): word is K {
  return isOneWord(word) && texts.has(word as K);
}

/** A dot would be read as a path into the texts, and every object has a "constructor". */
export const isOneWord = (word: string): boolean =>
  !word.includes('.') && !Object.hasOwn(Object.prototype, word);
