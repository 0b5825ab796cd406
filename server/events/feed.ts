import type { FastifyBaseLogger } from 'fastify';
import { TOLD_SECONDS } from '../../contract/event-figures.ts';
import type { Database } from '../db.ts';
import type { LiveStock } from '../stock/live-stock.ts';
import type { Stock } from '../stock/stock.ts';
import { type PortalChange, readPortalChanges, readSnapshot } from './portal-changes.ts';

/** Twice a second, so that pages get a change within a second. */
const POLL_MS = 500;
/** After so long without the database the pages refetch their data. The record of changes is stored for an hour. */
const LOST_MS = 5 * 60_000;

/** The changes that one poll or several polls found. */
export interface News {
  vehicleIds: ReadonlySet<string>;
  /** The stock was reloaded: any vehicle may have changed. */
  isStockNew: boolean;
  records: readonly PortalChange[];
  /** False if more may have changed. */
  isComplete: boolean;
}

interface FeedDeps {
  db: Database;
  stock: LiveStock;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  onNews: (news: News) => Promise<void>;
}

/**
 * Follows the database while pages are open: the stock in memory and the record of all other changes, by snapshots. Every
 * server follows by itself, so it does not matter which server made a change: docs/decisions/0095.
 */
export class Feed {
  readonly #deps: FeedDeps;
  #begun: Promise<void> | undefined;
  #begunAt = Infinity;
  #polledAt = 0;
  #snapshot = '';
  #stock: Stock | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isFailing = false;
  /** The results of the last polls, for pages with older data. */
  #told: { at: number; news: News }[] = [];
  readonly #changedIds = new Set<string>();
  #isStockNew = false;

  constructor(deps: FeedDeps) {
    this.#deps = deps;
    deps.stock.onChange((ids) => {
      if (!this.isFollowing) return;
      if (ids === null) this.#isStockNew = true;
      else for (const id of ids) this.#changedIds.add(id);
    });
  }

  get isFollowing(): boolean {
    return this.#begun !== undefined;
  }

  /** The stock as of the last poll. */
  get stock(): Stock | undefined {
    return this.#stock;
  }

  /** Starts polling unless it runs. Changes after this call are reported. */
  begin(): Promise<void> {
    this.#begun ??= this.#begin().catch((error: unknown) => {
      this.stop();
      throw error;
    });
    return this.#begun;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#begun = undefined;
    this.#begunAt = Infinity;
    this.#told = [];
    this.#changedIds.clear();
    this.#isStockNew = false;
  }

  /** Stops, and waits for the running poll. */
  async close(): Promise<void> {
    this.stop();
    await this.#polling;
  }

  /** The changes of the last `ageMs` milliseconds. */
  since(ageMs: number): News {
    const from = performance.now() - ageMs;
    const found = this.#told.filter(({ at }) => at >= from).map(({ news }) => news);
    return {
      vehicleIds: new Set(found.flatMap(({ vehicleIds }) => [...vehicleIds])),
      isStockNew: found.some(({ isStockNew }) => isStockNew),
      records: found.flatMap(({ records }) => records),
      isComplete:
        ageMs <= TOLD_SECONDS * 1000 && from >= this.#begunAt && found.every(({ isComplete }) => isComplete),
    };
  }

  /** Polls once. Tests do not wait for the timer. */
  poll(): Promise<void> {
    this.#polling ??= this.#poll().finally(() => (this.#polling = undefined));
    return this.#polling;
  }

  async #begin(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#deps.db);
    this.#stock = (await this.#deps.stock.read(null))?.stock;
    // The data of a page are newer than the snapshot if they were read after this instant.
    this.#begunAt = performance.now();
    this.#polledAt = this.#begunAt;
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.poll(), POLL_MS).unref();
  }

  async #poll(): Promise<void> {
    if (!this.isFollowing) return;
    try {
      const news = await this.#read();
      if (this.#isFailing) this.#deps.log.info('what has changed can be read again');
      this.#isFailing = false;
      if (news) await this.#tell(news);
    } catch (error) {
      // Once for each outage, not twice a second.
      if (!this.#isFailing) this.#deps.log.error({ err: error }, 'what has changed cannot be read');
      this.#isFailing = true;
    }
    if (this.isFollowing) this.#plan();
  }

  async #tell(news: News): Promise<void> {
    try {
      await this.#deps.onNews(news);
    } catch (error) {
      // Some pages missed the event. All of them refetch their data.
      this.#polledAt = -Infinity;
      throw error;
    }
  }

  /** Undefined if nothing has changed, or if polling has stopped. */
  async #read(): Promise<News | undefined> {
    const { db, stock } = this.#deps;
    const begun = this.#begun;
    this.#stock = (await stock.read(null))?.stock ?? this.#stock;
    const { snapshot, changed } = await readPortalChanges(db, this.#snapshot);
    if (this.#begun !== begun) return undefined;
    const now = performance.now();
    const isOlder = xmaxOf(snapshot) < xmaxOf(this.#snapshot);
    const isComplete = !isOlder && now - this.#polledAt < LOST_MS;
    this.#snapshot = snapshot;
    this.#polledAt = now;
    const news = {
      vehicleIds: new Set(this.#changedIds),
      isStockNew: this.#isStockNew,
      records: changed,
      isComplete,
    };
    this.#changedIds.clear();
    this.#isStockNew = false;
    this.#told = this.#told.filter(({ at }) => at >= now - TOLD_SECONDS * 1000);
    if (news.vehicleIds.size === 0 && changed.length === 0 && !news.isStockNew && isComplete)
      return undefined;
    this.#told.push({ at: now, news });
    return news;
  }
}

/** The first transaction that had not begun. */
const xmaxOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '0');
