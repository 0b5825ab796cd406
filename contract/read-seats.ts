import { seats } from './asked-facts.ts';
import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, boundBehind } from './read-figures.ts';

const SEATS = new Phrases<number>();
for (const [count, , words] of seats) for (const phrase of words.split(', ')) SEATS.add(phrase, count);

/** Bounds that their number does not meet: "moins de 5 places" are four or fewer. */
const STRICT = new Phrases<true>();
for (const phrase of (
  'weniger als, unter, kleiner als, mehr als, uber, grosser als, less than, fewer than, under, below, more than, over, above, ' +
  'moins de, plus de, inferieur a, superieur a'
).split(', '))
  STRICT.add(phrase, true);

/** Whether the words at this place exclude the number that follows them. */
export const isStrictAt = (pieces: readonly Piece[], at: number): boolean =>
  phraseAt(STRICT, pieces, at) !== undefined;

/** "Moins de 5 places", "mindestens 7 Sitze", "7 seats or more". Seats without a bound are phrases of their own. */
export function readSeats(pieces: readonly Piece[], start: number): Read | undefined {
  const bound = boundAt(pieces, start);
  const at = start + (bound?.length ?? 0);
  const named = phraseAt(SEATS, pieces, at);
  if (!named) return undefined;
  const end = at + named.length;
  const behind = bound ? undefined : boundBehind(pieces, end);
  const isAtLeast = (bound ?? behind)?.value === 'atLeast';
  if (!isAtLeast && (bound ?? behind)?.value !== 'atMost') return undefined;
  const step = isStrictAt(pieces, start) ? 1 : 0;
  const counts = seats.map(([count]) => count);
  const fitting = counts.filter((count) =>
    isAtLeast ? count >= named.value + step : count <= named.value - step,
  );
  if (fitting.length === 0) return undefined;
  const filters = { seats: fitting };
  // Seven seats are also called a third row.
  const asked = fitting.includes(7) && isAtLeast ? { filters, word: '7-sitzer' } : { filters };
  return { length: end + (behind?.length ?? 0) - start, asked };
}
