import { type Bitmap, clear, copy, intersect, unite } from './bitmaps.ts';
import type { Name } from './names.ts';
import type { Page } from './order.ts';
import { distinctOperands, namesWithoutLexemes, pageByRelevance } from './relevance.ts';
import type { Stock } from './stock.ts';
import { operandsOf, type TextQuery } from './text-query.ts';

/** A word of a search. */
export interface AskedWord {
  /** What names and equipment have to match. */
  named: TextQuery | null;
  /** What a VIN may contain instead. */
  vinPart: string | null;
}

/** What only the database knows. */
export interface Texts {
  /** The slots of vehicles with these words in this order; undefined if the database has to be asked. Then the phrase is noted for that question. */
  phrase: (stock: Stock, text: string) => Uint32Array | undefined;
  /** Notes these names for the question to the database. */
  needLexemes: (names: readonly Name[]) => void;
  /** Whether the database has to be asked. */
  readonly needsMore: boolean;
}

/** A search among the vehicles in memory: they match every word. */
export class StockSearch {
  readonly #words: readonly AskedWord[];
  readonly #texts: Texts;

  constructor(words: readonly AskedWord[], texts: Texts) {
    this.#words = words;
    this.#texts = texts;
  }

  get needsMore(): boolean {
    return this.#texts.needsMore;
  }

  /** The vehicles that match every word. */
  matching(stock: Stock): Bitmap {
    const found = copy(stock.bitmaps.scratch(), stock.present);
    for (const { named, vinPart } of this.#words) {
      const ofWord = clear(stock.bitmaps.scratch());
      if (named) unite(ofWord, ofWord, matchingText(stock, named, this.#texts));
      if (vinPart !== null) unite(ofWord, ofWord, stock.words.withVinPart(vinPart));
      intersect(found, found, ofWord);
    }
    return found;
  }

  /** The page of a list by relevance. */
  page(stock: Stock, matching: Bitmap, page: Omit<Page, 'isReversed'>): number[] {
    const operands = rankedOperands(this.#words);
    if (!operands) return [];
    const missing = operands.length === 0 ? [] : namesWithoutLexemes(stock, matching);
    this.#texts.needLexemes(missing);
    return missing.length > 0 ? [] : pageByRelevance(stock, matching, operands, page);
  }

  /** Whether memory computes the relevance as PostgreSQL does. */
  get hasRelevance(): boolean {
    return rankedOperands(this.#words) !== undefined;
  }
}

/** The vehicles that match a text query. */
export const matchingText = (stock: Stock, query: TextQuery, texts: Texts): Bitmap =>
  stock.words.matching(query, (text) => texts.phrase(stock, text));

/**
 * The words that count for the relevance. Undefined where `ts_rank` looks at the distance of words, that is where a single
 * word is no choice of spellings.
 */
function rankedOperands(words: readonly AskedWord[]) {
  const named = words.flatMap(({ named }) => (named ? [named] : []));
  const [only] = named;
  if (only && named.length === 1 && (only.kind === 'all' || only.kind === 'phrase')) return undefined;
  return distinctOperands(named.flatMap(operandsOf));
}
