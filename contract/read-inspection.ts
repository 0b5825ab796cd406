import { monthsFrom } from './months-from.ts';
import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { monthsAt } from './read-age.ts';
import { namedMonthAt } from './read-month.ts';

/** The inspection, with the words that may stand between it and its date. */
const INSPECTION = new Phrases<true>();
for (const name of 'hu, hu au, tuv, tuv au, hauptuntersuchung, mot, ct, controle technique, pickerl, 57a, inspection'.split(
  ', ',
))
  for (const between of [
    '',
    ' bis',
    ' bis mind',
    ' bis mindestens',
    ' mind bis',
    ' gultig bis',
    ' ab',
    ' mind',
    ' mindestens bis',
    ' until',
    ' till',
    ' jusque',
    ' jusqu en',
    ' jusqu a',
    ' until at least',
    ' at least until',
    ' valid until',
    ' jusqu a au moins',
    ' au moins jusqu en',
    ' au moins jusqu a',
    ' valable jusqu en',
    ' valable jusqu a',
    ' neu',
    ' neu bis',
    ' noch',
    ' noch mind',
    ' noch mindestens',
    ' mindestens',
    ' min',
    ' min bis',
    ' at least',
    ' au moins',
    ' valable',
    ' encore',
  ])
    INSPECTION.add(`${name}${between}`, true);

/** With or without a day, which does not count. */
const MONTH = /^(?:(?:(?:0?[1-9]|[12]\d|3[01])[/.])?(0?[1-9]|1[0-2])[/.])?(20[2-4]\d)[+,;]?$/;

/** How long an inspection is valid. */
const VALID_MONTHS = 24;
const YOUNGER = new Phrases<true>();
for (const phrase of [
  'moins de',
  'de moins de',
  'datant de moins de',
  'unter',
  'junger als',
  'less than',
  'under',
  'within',
])
  YOUNGER.add(phrase, true);

/** "2027", "03/2027" */
function writtenMonthAt(pieces: readonly Piece[], at: number) {
  const [, month = '1', year] = MONTH.exec(pieces[at]?.text ?? '') ?? [];
  return year === undefined ? undefined : { month: Number(month), year: Number(year), length: 1 };
}

/**
 * "HU 2027", "TÜV bis 03/2027", "MOT 12 months": the inspection is valid until this month or for so long, or longer. "CT de moins de 6 mois"
 * was made within them.
 */
export function readInspection(pieces: readonly Piece[], at: number, now: Date): Read | undefined {
  const named = phraseAt(INSPECTION, pieces, at);
  if (!named) return undefined;
  const end = at + named.length;
  const until = namedMonthAt(pieces, end) ?? writtenMonthAt(pieces, end);
  if (until) {
    const nextInspectionFrom = `${until.year}-${String(until.month).padStart(2, '0')}-01`;
    return { length: named.length + until.length, asked: { filters: { nextInspectionFrom } } };
  }
  const younger = phraseAt(YOUNGER, pieces, end);
  const span = monthsAt(pieces, end + (younger?.length ?? 0));
  if (!span || span.months > VALID_MONTHS) return undefined;
  const nextInspectionFrom = monthsFrom(now, younger ? VALID_MONTHS - span.months : span.months);
  const length = named.length + (younger?.length ?? 0) + span.length;
  return { length, asked: { filters: { nextInspectionFrom } } };
}
