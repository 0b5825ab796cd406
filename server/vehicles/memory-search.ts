import { LRUCache } from 'lru-cache';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Database } from '../db.ts';
import { overlap } from '../stock/bitmaps.ts';
import { matchingText, type MemoryPart, StockSearch } from '../stock/search.ts';
import type { Stock } from '../stock/stock.ts';
import { type QuestionPart, questionParts } from './question.ts';
import { asWord, searchedText, spellingsOf, vinPartOf } from './spellings.ts';
import { type FetchedTexts, NeededTexts, TextCache } from './search-texts.ts';
import { type Meant, meantBy } from './typing-errors.ts';

/** How many corrections are cached. */
const MOST_CORRECTIONS = 10_000;

/** A search that can be answered now; or what the database has to be asked first; or one that it has to answer. */
export type FoundSearch = { search: StockSearch; needed: NeededTexts } | 'database';

/** Parses searches as search-words.ts does, against the stock in memory. */
export class MemorySearch {
  readonly #cache: TextCache;
  readonly #corrections = new LRUCache<string, Meant>({ max: MOST_CORRECTIONS });
  #names: { version: number; words: ReadonlySet<string> } | undefined;

  constructor(db: Database) {
    this.#cache = new TextCache(db);
  }

  /** Synchronous, so that it reads one state of the stock. */
  parse(stock: Stock, q: string, sortBy: VehicleQuery['sortBy']): FoundSearch {
    stock.bitmaps.beginAnswer();
    const needed = new NeededTexts(this.#cache);
    const search = new StockSearch(this.#partsOf(stock, q, needed), needed);
    return sortBy === 'relevance' && !needed.needsMore && !search.hasRelevance
      ? 'database'
      : { search, needed };
  }

  fetch(stock: Stock, needed: NeededTexts): Promise<FetchedTexts> {
    return this.#cache.fetch(stock, needed);
  }

  #partsOf(stock: Stock, q: string, needed: NeededTexts): MemoryPart[] {
    const asked = questionParts(q);
    // Nothing matches a search without words.
    if (asked.length === 0) return [{ from: 0, to: 0, word: { named: null, vinPart: null } }];
    return asked.flatMap((part) => this.#part(stock, part, needed) ?? []);
  }

  /** Undefined for a word such as "mit", which excludes no vehicle. As sqlPart() in search-words.ts. */
  #part(stock: Stock, { word, models, ...part }: QuestionPart, needed: NeededTexts): MemoryPart | undefined {
    if (word === undefined) return part;
    if (models?.isAlone) return { ...part, word: { named: null, vinPart: null, models } };
    const spellings = spellingsOf(word);
    const typed = needed.query(searchedText(spellings));
    const isPlain = !part.filters && !models;
    const meant = isPlain ? this.#meantBy(stock, word.join(''), needed) : { names: [] };
    if (typed === undefined || meant === undefined) return undefined;
    const vinPart = vinPartOf(word);
    if (!isPlain) return { ...part, word: { named: typed, vinPart, ...(models && { models }) } };
    const isKnown = () => typed !== null && overlap(stock.present, matchingText(stock, typed, needed));
    const isCorrected = (meant.names.length > 0 || meant.term !== undefined) && !isKnown();
    if (isCorrected && meant.term) return { ...part, filters: meant.term.filters };
    const named = isCorrected
      ? needed.query(searchedText([...spellings, ...meant.names.map(asWord)]))
      : typed;
    if (named === undefined || (typed === null && !isCorrected)) return undefined;
    return { ...part, word: { named, vinPart } };
  }

  /** What a word was probably meant to be. */
  #meantBy(stock: Stock, word: string, needed: NeededTexts): Meant | undefined {
    const names = this.#namesInStock(stock, needed);
    if (!names) return undefined;
    const key = `${stock.modelsVersion} ${word}`;
    const known = this.#corrections.get(key);
    if (known) return known;
    const meant = meantBy(word, names);
    this.#corrections.set(key, meant);
    return meant;
  }

  /** The words of all makes and models that have a vehicle which is not sold, as in `names_in_stock`. */
  #namesInStock(stock: Stock, needed: NeededTexts): ReadonlySet<string> | undefined {
    if (this.#names?.version === stock.modelsVersion) return this.#names.words;
    const found = new Set<string>();
    for (const [make, models] of stock.models)
      for (const [model, count] of models) {
        if (count.unsold === 0) continue;
        if (!count.words) needed.needNameWords(make, model, count);
        for (const word of count.words ?? []) found.add(word);
      }
    if (needed.needsMore) return undefined;
    this.#names = { version: stock.modelsVersion, words: found };
    return found;
  }
}
