import type { AskedFilters } from '../../contract/asked-filters.ts';
import type { ModelClass } from '../../contract/model-classes.ts';
import { hasEngine } from '../../contract/read-engine.ts';
import { type Bitmap, clear, copy, intersect, unite } from './bitmaps.ts';
import { type Filter, matchingOf } from './filters.ts';
import type { Name } from './names.ts';
import type { Page } from './order.ts';
import { groupsOf, type Part } from './parts.ts';
import { distinctOperands, namesWithoutLexemes, pageByRelevance } from './relevance.ts';
import type { Stock } from './stock.ts';
import { operandsOf, type TextQuery } from './text-query.ts';

/** A word of a search. */
export interface AskedWord {
  /** What names and equipment have to match. */
  named: TextQuery | null;
  /** What a VIN may contain instead. */
  vinPart: string | null;
  /** The models that match instead. */
  models?: ModelClass;
}
export type MemoryPart = Part<AskedWord>;

/** What only the database knows. */
export interface Texts {
  /** The slots of vehicles with these words in this order; undefined if the database has to be asked. Then the phrase is noted for that question. */
  phrase: (stock: Stock, text: string) => Uint32Array | undefined;
  /** Notes these names for the question to the database. */
  needLexemes: (names: readonly Name[]) => void;
  /** Whether the database has to be asked. */
  readonly needsMore: boolean;
}

/** A search among the vehicles in memory: they match every part. */
export class StockSearch {
  readonly parts: readonly MemoryPart[];
  readonly #texts: Texts;

  constructor(parts: readonly MemoryPart[], texts: Texts) {
    this.parts = parts;
    this.#texts = texts;
  }

  get needsMore(): boolean {
    return this.#texts.needsMore;
  }

  /** The vehicles that match all of these parts. */
  matching(stock: Stock, parts = this.parts): Bitmap {
    const found = copy(stock.bitmaps.scratch(), stock.present);
    for (const { filters, words, alternatives = [] } of groupsOf(parts)) {
      const ofGroup = filters ? matchingFilters(stock, filters) : clear(stock.bitmaps.scratch());
      for (const word of words) this.#addWord(stock, ofGroup, word);
      for (const all of alternatives) unite(ofGroup, ofGroup, this.#matchingAll(stock, all));
      intersect(found, found, ofGroup);
    }
    return found;
  }

  #matchingAll(stock: Stock, words: readonly AskedWord[]): Bitmap {
    const found = copy(stock.bitmaps.scratch(), stock.present);
    for (const word of words) {
      const ofWord = clear(stock.bitmaps.scratch());
      this.#addWord(stock, ofWord, word);
      intersect(found, found, ofWord);
    }
    return found;
  }

  #addWord(stock: Stock, found: Bitmap, { named, vinPart, models }: AskedWord): void {
    if (named) unite(found, found, matchingText(stock, named, this.#texts));
    if (vinPart !== null) unite(found, found, stock.words.withVinPart(vinPart));
    if (models) unite(found, found, matchingModels(stock, models));
  }

  /** The page of a list by relevance. */
  page(stock: Stock, matching: Bitmap, page: Omit<Page, 'isReversed'>): number[] {
    const operands = rankedOperands(this.parts);
    if (!operands) return [];
    const missing = operands.length === 0 ? [] : namesWithoutLexemes(stock, matching);
    this.#texts.needLexemes(missing);
    return missing.length > 0 ? [] : pageByRelevance(stock, matching, operands, page);
  }

  /** Whether memory computes the relevance as PostgreSQL does. */
  get hasRelevance(): boolean {
    return rankedOperands(this.parts) !== undefined;
  }
}

/** The vehicles that match all of these filters. */
function matchingFilters(stock: Stock, filters: AskedFilters): Bitmap {
  const found = copy(stock.bitmaps.scratch(), stock.present);
  for (const [name, value] of Object.entries(filters)) {
    // The names of these filters are filters of the list.
    const matching = matchingOf(name as Filter).memory?.(stock, value);
    if (matching) intersect(found, found, matching);
  }
  return found;
}

/** The vehicles of a make whose models begin so, with this engine if one is asked for. */
function matchingModels(stock: Stock, { make, beginnings, engine }: ModelClass): Bitmap {
  const models = [...(stock.models.get(make)?.keys() ?? [])].filter((model) =>
    beginnings.some((beginning) => model.toLowerCase().startsWith(beginning)),
  );
  const found = stock.choices.model.any(models);
  intersect(found, found, stock.choices.make.any([make]));
  return engine === undefined ? found : stock.words.withName(found, (name) => hasEngine(name, engine));
}

/** The vehicles that match a text query. */
export const matchingText = (stock: Stock, query: TextQuery, texts: Texts): Bitmap =>
  stock.words.matching(query, (text) => texts.phrase(stock, text));

/**
 * The words that count for the relevance. Undefined where `ts_rank` looks at the distance of words, that is where a single
 * word is no choice of spellings.
 */
function rankedOperands(parts: readonly MemoryPart[]) {
  const named = parts.flatMap(({ word }) => (word?.named ? [word.named] : []));
  const [only] = named;
  if (only && named.length === 1 && (only.kind === 'all' || only.kind === 'phrase')) return undefined;
  return distinctOperands(named.flatMap(operandsOf));
}
