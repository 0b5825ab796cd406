/** Words in a LIKE pattern that stand for themselves. */
export function escapeLike(words: string): string {
  return words.replaceAll(/[\\%_]/g, '\\$&');
}
