import { powerOf } from './read-figures.ts';
import type { Piece, Read } from './question-pieces.ts';

/** What makers call an engine, before its power in PS: "2.0 TDI 150", "BlueHDi 130". */
const ENGINES: ReadonlySet<string> = new Set(
  'tdi,tsi,tfsi,fsi,tgi,hdi,bluehdi,puretech,dci,tce,ecoblue,ecoboost,tdci,crdi,cdti,cdi,jtd,multijet,gdi,tgdi,vti,thp'.split(
    ',',
  ),
);
/** Smaller numbers are names of Audi ("40 TDI"), and no fleet has more. */
const [LEAST, MOST] = [60, 500];

/** The number behind an engine is a power in PS; names that contain it match as well. */
export function readPower(pieces: readonly Piece[], at: number): Read | undefined {
  const { text = '', number = 0 } = pieces[at] ?? {};
  const isPower = /^\d+$/.test(text) && number >= LEAST && number <= MOST;
  // "TDI 100 000"
  const isFirst = /^\d{3}$/.test(pieces[at + 1]?.text ?? '');
  if (!isPower || isFirst || !ENGINES.has(pieces[at - 1]?.text.toLowerCase() ?? '')) return undefined;
  const filters = powerOf(number);
  return filters && { length: 1, asked: { filters, word: text } };
}
