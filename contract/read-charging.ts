import { TERMS } from './asked-words.ts';
import { foldWord } from './phrases.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, boundBehind, figureAt } from './read-figures.ts';
import { rangeEndAt } from './read-unfiltered.ts';

/** Words next to a power that is of the charging, and not of the engine. */
const CHARGING: ReadonlySet<string> = new Set(
  (
    'laden lädt ladung ladeleistung lader bordlader schnellladen schnellladend schnellladende schnellladender schnelllader schnellladung schnellladeleistung schnellladefunktion dc ccs ' +
    'fast rapid charging charger charge charges recharge rechargement rapide chargeur'
  )
    .split(' ')
    .map(foldWord),
);
/** "Laden mit 150 kW", "puissance de charge de 150 kW", "150 kW de recharge" */
const LINKS: ReadonlySet<string> = new Set(['mit', 'with', 'of', 'de', 'a', 'at', 'power']);

/**
 * "Schnellladen 150 kW", "up to 150 kW fast charging", "charge rapide 100 à 150 kW": no filter tells how fast a car charges. The number is looked for together with
 * the word next to it: alone it is in the names of engines.
 */
export function readCharging(pieces: readonly Piece[], start: number): Read | undefined {
  const bound = boundAt(pieces, start);
  const at = start + (bound?.length ?? 0);
  const figure = figureAt(pieces, at);
  const second =
    figure && (!bound || bound.value === 'between' || bound.value === 'atLeast')
      ? rangeEndAt(pieces, at + figure.length, figure)
      : undefined;
  if (!figure || (second?.figure ?? figure).unit !== 'KW') return undefined;
  const figureEnd = at + figure.length + (second?.length ?? 0);
  const end = figureEnd + (bound ? 0 : (boundBehind(pieces, figureEnd)?.length ?? 0));
  const before = isLink(pieces[start - 1]) ? start - 2 : start - 1;
  const behind = isLink(pieces[end]) ? end + 1 : end;
  const isBefore = isOfCharging(pieces[before]);
  if (!isBefore && !isOfCharging(pieces[behind])) return undefined;
  // "22 kW Lader" is a feature.
  if ((phraseAt(TERMS, pieces, start)?.length ?? 0) > end - start) return undefined;
  const named = isBefore ? pieces.slice(before, end) : pieces.slice(start, behind + 1);
  return { length: end - start, asked: { word: named.flatMap(({ words }) => words).join('-') } };
}

const isLink = (piece: Piece | undefined) => piece?.words.length === 1 && LINKS.has(piece.words[0] ?? '');
const isOfCharging = (piece: Piece | undefined) => piece?.words.some((word) => CHARGING.has(word)) === true;
