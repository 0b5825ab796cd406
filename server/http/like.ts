/** Escapes the wildcards of LIKE, so that they stand for themselves. */
export function escapeLike(words: string): string {
  return words.replaceAll(/[\\%_]/g, '\\$&');
}
