import { Phrases } from './phrases.ts';
import { type Piece, phraseAt } from './question-pieces.ts';

/** The names of the months with their abbreviations, in three languages. */
const MONTHS = new Phrases<number>();
for (const [place, names] of [
  'januar, janner, jan, january, janvier, janv',
  'februar, feber, feb, february, fevrier, fevr, fev',
  'marz, march, mars',
  'april, apr, avril, avr',
  'mai, may',
  'juni, jun, june, juin',
  'juli, jul, july, juillet, juil',
  'august, aug, aout',
  'september, sept, sep, septembre',
  'oktober, okt, october, oct, octobre',
  'november, nov, novembre',
  'dezember, dez, december, dec, decembre',
].entries())
  for (const name of names.split(', ')) MONTHS.add(name, place + 1);

/** No car of this stock is older, and no inspection is valid for longer. */
const YEAR = /^20[0-4]\d$/;

/** A month by its name with its year: "März 2021", "sept. 2021". */
export function namedMonthAt(
  pieces: readonly Piece[],
  at: number,
): { month: number; year: number; length: number } | undefined {
  const named = phraseAt(MONTHS, pieces, at);
  const year = named && pieces[at + named.length];
  if (!year || !YEAR.test(year.text)) return undefined;
  return { month: named.value, year: Number(year.text), length: named.length + 1 };
}
