import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db.ts';
import type { Name, NameLexeme } from '../stock/names.ts';
import type { Texts } from '../stock/search.ts';
import type { ModelCount, Stock } from '../stock/stock.ts';
import { parseTextQuery, type TextQuery } from '../stock/text-query.ts';

const MOST_QUERIES = 20_000;
/** The bound of the cache of phrases in bytes. */
const MOST_PHRASE_BYTES = 4_000_000;

/** Texts that were fetched: phrases are cached if no word of the stock changed meanwhile. */
export interface FetchedTexts {
  keepUnchanged(after: Stock): void;
}

/**
 * What PostgreSQL makes of texts, so that stems and spellings are its own. Its functions are immutable, so their results are
 * never stale. Phrases are cached by the version of the words in the stock.
 */
export class TextCache {
  readonly #db: Database;
  readonly #queries = new LRUCache<string, { parsed: TextQuery | null }>({ max: MOST_QUERIES });
  readonly #phrases = new LRUCache<string, Uint32Array>({
    maxSize: MOST_PHRASE_BYTES,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length * 2,
  });

  constructor(db: Database) {
    this.#db = db;
  }

  query(text: string): TextQuery | null | undefined {
    return this.#queries.get(text)?.parsed;
  }

  phrase(stock: Stock, text: string): Uint32Array | undefined {
    return this.#phrases.get(keyOf(stock, text));
  }

  async fetch(stock: Stock, needed: NeededTexts): Promise<FetchedTexts> {
    const version = stock.words.version;
    const phrases = new Map<string, string[]>();
    await Promise.all([
      this.#fetchQueries(needed.queries),
      this.#fetchNameWords(needed.models),
      this.#fetchLexemes(needed.names),
      ...[...needed.phrases].map(async (text) => phrases.set(text, await this.#findPhrase(text))),
    ]);
    return {
      keepUnchanged: (after) => {
        if (after.words.version !== version) return;
        for (const [text, ids] of phrases) this.#phrases.set(keyOf(after, text), after.slotsOf(ids));
      },
    };
  }

  async #fetchQueries(texts: ReadonlySet<string>): Promise<void> {
    if (texts.size === 0) return;
    const found = await sql<{ text: string; query: string }>`
      select text, searched_query(text)::text as query from unnest(${[...texts]}::text[]) text
    `.execute(this.#db);
    for (const { text, query } of found.rows) this.#queries.set(text, { parsed: parseTextQuery(query) });
  }

  async #fetchNameWords(models: readonly NeededModel[]): Promise<void> {
    if (models.length === 0) return;
    const found = await sql<{ place: number; words: string[] }>`
      select
        place::int,
        tsvector_to_array(to_tsvector('trade_words', name_spellings(make || ' ' || model))) as words
      from unnest(${models.map(({ make }) => make)}::text[], ${models.map(({ model }) => model)}::text[])
        with ordinality as names (make, model, place)
    `.execute(this.#db);
    for (const { place, words } of found.rows) {
      const asked = models[place - 1];
      if (asked) asked.count.words = words;
    }
  }

  /** The lexemes of each name in the order of PostgreSQL, without its VIN. */
  async #fetchLexemes(names: readonly Name[]): Promise<void> {
    if (names.length === 0) return;
    const found = await sql<{ place: number; lexemes: NameLexeme[] | null }>`
      select
        place::int,
        (
          select json_agg(json_build_object('lexeme', lexeme, 'weights', array_to_string(weights, '')))
          from unnest(searched_name(make, model, variant, vin))
        ) as lexemes
      from unnest(
        ${names.map(({ make }) => make)}::text[],
        ${names.map(({ model }) => model)}::text[],
        ${names.map(({ variant }) => variant)}::text[],
        ${names.map(({ vin }) => vin)}::text[]
      ) with ordinality as names (make, model, variant, vin, place)
    `.execute(this.#db);
    for (const { place, lexemes } of found.rows) {
      const asked = names[place - 1];
      if (asked) asked.lexemes = lexemes ?? [];
    }
  }

  async #findPhrase(text: string): Promise<string[]> {
    const found = await sql<{ id: string }>`
      select id from vehicles where search_vector @@ (select ${text}::tsquery)
    `.execute(this.#db);
    return found.rows.map(({ id }) => id);
  }
}

const keyOf = ({ words }: Stock, text: string) => `${words.version} ${text}`;

interface NeededModel {
  make: string;
  model: string;
  count: ModelCount;
}

/** The texts that one search needs and that are not cached. */
export class NeededTexts implements Texts {
  readonly queries = new Set<string>();
  readonly phrases = new Set<string>();
  readonly models: NeededModel[] = [];
  names: readonly Name[] = [];
  readonly #cache: TextCache;

  constructor(cache: TextCache) {
    this.#cache = cache;
  }

  get needsMore(): boolean {
    return this.queries.size + this.phrases.size + this.models.length + this.names.length > 0;
  }

  /** The result of searched_query(); undefined if it has to be asked. */
  query(text: string): TextQuery | null | undefined {
    const known = this.#cache.query(text);
    if (known === undefined) this.queries.add(text);
    return known;
  }

  phrase(stock: Stock, text: string): Uint32Array | undefined {
    const known = this.#cache.phrase(stock, text);
    if (known === undefined) this.phrases.add(text);
    return known;
  }

  needLexemes(names: readonly Name[]): void {
    this.names = names;
  }

  needNameWords(make: string, model: string, count: ModelCount): void {
    this.models.push({ make, model, count });
  }
}
