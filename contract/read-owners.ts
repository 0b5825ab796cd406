import { Phrases } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, boundBehind } from './read-figures.ts';
import { isStrictAt } from './read-seats.ts';

const OWNERS = new Phrases<true>();
for (const phrase of (
  'halter, vorhalter, besitzer, vorbesitzer, anzahl vorbesitzer, anzahl halter, owner, owners, previous owner, previous owners, former owner, ' +
  'former owners, keeper, keepers, previous keeper, previous keepers, former keeper, former keepers, proprietaire, proprietaires, ' +
  'proprietaire precedent, proprietaires precedents'
).split(', '))
  OWNERS.add(phrase, true);

/** More owners are no question. */
const MOST = 9;

/** "Weniger als 3 Vorbesitzer", "halter max 1", "2 owners or fewer". Nobody asks for many owners: such words find nothing. */
export function readOwners(pieces: readonly Piece[], start: number): Read | undefined {
  const before = phraseAt(OWNERS, pieces, start);
  const boundStart = start + (before?.length ?? 0);
  const bound = boundAt(pieces, boundStart);
  const at = boundStart + (bound?.length ?? 0);
  const count = pieces[at]?.number;
  const named = before ?? phraseAt(OWNERS, pieces, at + 1);
  if (count === undefined || count > MOST || !named) return undefined;
  const end = at + 1 + (before ? 0 : named.length);
  const behind = bound ? undefined : boundBehind(pieces, end);
  const limit = bound ?? behind;
  // "1 Halter" is a phrase of its own, which some deliveries write among the equipment.
  const isPhrase = !limit && !before && count <= 2;
  if (isPhrase || (limit && limit.value !== 'atMost')) return undefined;
  const ownersMax = isStrictAt(pieces, boundStart) ? count - 1 : count;
  return ownersMax < 0
    ? undefined
    : { length: end + (behind?.length ?? 0) - start, asked: { filters: { ownersMax } } };
}
