/** The words of a search, folded for comparison: lower case, without accents. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Folds letter by letter and remembers where each one came from, because "œ" and "ß" become two letters. */
function fold(text: string): { text: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const letters = (text[place] ?? '')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replace('ß', 'ss')
      .replace('œ', 'oe')
      .replace('’', "'")
      .replace(/\s/, ' ')
      .replace('\u2060', '');
    folded += letters;
    for (const _ of letters) origin.push(place);
  }
  return { text: folded, origin: [...origin, text.length] };
}

/** The places of any of the words in a text, as [from, to) in order and without overlap. */
export function hitsIn(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found = words
    .flatMap((word) => placesOf(word, folded.text).map((at): [number, number] => [at, at + word.length]))
    .toSorted(([a], [b]) => a - b);
  const hits: [number, number][] = [];
  for (const [from, to] of found) {
    const last = hits.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else hits.push([from, to]);
  }
  return hits.map(([from, to]) => [folded.origin[from] ?? 0, (folded.origin[to - 1] ?? 0) + 1]);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Whether a text holds every word. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}
