import { monthsFrom } from './months-from.ts';
import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, boundBehind } from './read-figures.ts';

const YEARS = 'jahr, jahre, jahren, year, years, yrs, an, ans, annees'.split(', ');
const MONTHS = 'monat, monate, monaten, month, months, mois'.split(', ');
const SPANS = new Phrases<number>();
for (const [months, words] of [
  [12, YEARS],
  [1, MONTHS],
] as const)
  for (const word of words) for (const end of ['', ' alt', ' old']) SPANS.add(`${word}${end}`, months);

/** No car of a fleet is older. */
const MOST_MONTHS = 360;

/** So many months: "3 Jahre", "36 mois". */
export function monthsAt(
  pieces: readonly Piece[],
  at: number,
): { months: number; length: number } | undefined {
  const count = pieces[at]?.number;
  const span = count === undefined ? undefined : phraseAt(SPANS, pieces, at + 1);
  const months = (count ?? 0) * (span?.value ?? 0);
  return span && months > 0 && months <= MOST_MONTHS ? { months, length: 1 + span.length } : undefined;
}

/** The last day of the month before the one so many months ago. */
const lastDayBefore = (now: Date, months: number): string =>
  new Date(Date.parse(monthsFrom(now, -months)) - DAY).toISOString().slice(0, 10);
const DAY = 24 * 60 * 60 * 1000;

/** "Moins de 3 ans", "nicht älter als 2 Jahre", "older than 3 years": how old a car is at most, or more than. Its month counts as a whole. */
export function readAge(pieces: readonly Piece[], start: number, now: Date): Read | undefined {
  const bound = boundAt(pieces, start);
  const spanStart = start + (bound?.length ?? 0);
  const age = monthsAt(pieces, spanStart);
  if (!age) return undefined;
  const end = spanStart + age.length;
  const behind = bound ? undefined : boundBehind(pieces, end);
  const length = end + (behind?.length ?? 0) - start;
  if (bound && isOlder(pieces, start, end))
    return { length, asked: { filters: { firstRegisteredTo: lastDayBefore(now, age.months) } } };
  const isAtMost = (bound ?? behind)?.value === 'atMost' || isNotOlder(pieces, start);
  return isAtMost
    ? { length, asked: { filters: { firstRegisteredFrom: monthsFrom(now, -age.months) } } }
    : undefined;
}

/** "Older than 3 years", "over 3 years old". Not "over 12 months" alone: an inspection may be meant. */
function isOlder(pieces: readonly Piece[], start: number, end: number): boolean {
  const isAge = /^(?:alt|old)[,;]?$/i.test(pieces[end - 1]?.text ?? '');
  return (
    phraseAt(OLDER, pieces, start) !== undefined || (isAge && MORE_THAN.has(pieces[start]?.words[0] ?? ''))
  );
}

const OLDER = new Phrases<true>();
for (const phrase of ['alter als', 'older than', 'plus vieux que', 'plus ancien que'])
  OLDER.add(phrase, true);
/** "Mehr als", "über", "more than", "over" */
const MORE_THAN: ReadonlySet<string> = new Set(['mehr', 'uber', 'more', 'over']);

/** Of years these words mean "from 2021", of an age "at most". */
const NOT_OLDER = new Phrases<true>();
for (const phrase of (
  'nicht alter als, not older than, no older than, pas plus vieux que, ' +
  'junger als, neuer als, younger than, newer than, plus recent que'
).split(', '))
  NOT_OLDER.add(phrase, true);
const isNotOlder = (pieces: readonly Piece[], at: number) => phraseAt(NOT_OLDER, pieces, at) !== undefined;
