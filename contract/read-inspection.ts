import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';

/** The inspection, with the words that may stand between it and its date. */
const INSPECTION = new Phrases<true>();
for (const name of 'hu, hu au, tuv, tuv au, hauptuntersuchung, mot, ct, controle technique, inspection'.split(
  ', ',
))
  for (const between of [
    '',
    ' bis',
    ' bis mind',
    ' ab',
    ' mind',
    ' mindestens bis',
    ' until',
    ' till',
    ' jusque',
    ' jusqu en',
    ' valid until',
  ])
    INSPECTION.add(`${name}${between}`, true);

const MONTH = /^(?:(0?[1-9]|1[0-2])[/.])?(20[2-4]\d)[+,;]?$/;

/** "HU 2027", "TÜV bis 03/2027": the inspection is valid until this year or month, or longer. */
export function readInspection(pieces: readonly Piece[], at: number): Read | undefined {
  const named = phraseAt(INSPECTION, pieces, at);
  if (!named) return undefined;
  const [, month = '1', year] = MONTH.exec(pieces[at + named.length]?.text ?? '') ?? [];
  if (year === undefined) return undefined;
  const nextInspectionFrom = `${year}-${month.padStart(2, '0')}-01`;
  return { length: named.length + 1, asked: { filters: { nextInspectionFrom } } };
}
