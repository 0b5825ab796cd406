import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../http/etag.ts';
import type { RenderedPage } from './render-page.ts';

/** The bound of the cache in bytes: some thousand pages. */
const MOST_BYTES = 32_000_000;
/** The headers of an entry, roughly. */
const ENTRY_BYTES = 1_000;
/** The number of addresses that are remembered after their first request. */
const MOST_ADDRESSES = 10_000;
/** The levels with the most requests a second: docs/decisions/0063. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** Pages may show the minute in which they were rendered. In microseconds, as the clock of the stock. */
const MINUTE = 60_000_000;

/** The stock at one instant: see server/stock. Versions and revisions differ after each change. */
interface Stock {
  version: number;
  /** The database's clock. */
  clock: number;
  revisionOf: (vehicleId: string) => number | undefined;
}

/** The version of what an answer shows; undefined if it does not exist. */
type VersionOf = (stock: Stock) => number | undefined;

interface Shown {
  versionOf: VersionOf;
  version: number | undefined;
}

const minuteOf: VersionOf = ({ clock }) => Math.floor(clock / MINUTE);

/** How a page can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page that is the same for every visitor, compressed. */
export class VisitorPage {
  readonly scripts: string[];
  readonly tag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Names and values of the headers with which it was sent first, by encoding: each answer has the same. */
  readonly heads = new Map<Encoding, OutgoingHttpHeader[]>();
  readonly #shown: readonly Shown[];

  private constructor(
    { scripts, html }: RenderedPage,
    packed: { br: Buffer; gzip: Buffer },
    shown: readonly Shown[],
  ) {
    this.scripts = scripts;
    // Weak, because each encoding has other bytes.
    this.tag = `W/${etagOf(html)}`;
    this.br = packed.br;
    this.gzip = packed.gzip;
    this.#shown = shown;
  }

  static async of(page: RenderedPage, shown: readonly Shown[]): Promise<VisitorPage> {
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(page.html, BROTLI),
      promisify(gzip)(page.html, GZIP),
    ]);
    return new VisitorPage(page, { br, gzip: zipped }, shown);
  }

  /** `identity`: for the few clients that accept no encoding. */
  bytes(encoding: Encoding): Buffer {
    return encoding === 'identity' ? gunzipSync(this.gzip) : this[encoding];
  }

  get size(): number {
    return this.br.length + this.gzip.length + ENTRY_BYTES;
  }

  /** Whether the page would be rendered like this now. */
  isCurrent(stock: Stock): boolean {
    return this.#shown.every(({ versionOf, version }) => versionOf(stock) === version);
  }
}

const OF_A_VEHICLE = '/api/vehicles/';

/**
 * What the answer to this call of a visitor depends on. A page that makes a call that is not named here is not cached, nor is a
 * search with words, which the database answers.
 */
function versionOfAnswer(url: string): VersionOf | undefined {
  const [path = '', query] = url.split('?');
  // Without a session there is no user.
  if (path === '/api/user') return () => 0;
  if (path === '/api/vehicles')
    return new URLSearchParams(query).has('q') ? undefined : ({ version }) => version;
  // A path that goes on behind the id has no revision.
  return path.startsWith(OF_A_VEHICLE)
    ? (stock) => stock.revisionOf(path.slice(OF_A_VEHICLE.length))
    : undefined;
}

const stateOf = (stock: Stock) => `${stock.version} ${minuteOf(stock)}`;

/** The versions of all that a page shows; undefined if it cannot be cached. */
function versionsOf({ status, location, calls }: RenderedPage): VersionOf[] | undefined {
  if (status !== 200 || location !== null) return undefined;
  const versions = calls.map(({ url, status: answered }) =>
    answered === 200 || (answered === 401 && url === '/api/user') ? versionOfAnswer(url) : undefined,
  );
  return versions.every((each) => each !== undefined) ? versions : undefined;
}

/**
 * An LRU cache of visitors' pages. A page is answered from it only in the minute in which it was rendered, and only if the stock
 * that it shows has not changed, by a check that began after the request came: docs/decisions/0063.
 */
export class VisitorPages {
  readonly #readStock: () => Promise<Stock | undefined>;
  readonly #pages: LRUCache<string, VisitorPage>;
  /** Many addresses that are requested once must not evict those that are requested often. */
  readonly #requestedOnce = new LRUCache<string, true>({ max: MOST_ADDRESSES });
  /** By state of the stock and key. */
  readonly #renderings = new Map<string, Promise<VisitorPage | undefined>>();

  /** `readStock`: the stock as it is now, which can be read until the next `await`; undefined if it is not at hand. */
  constructor(readStock: () => Promise<Stock | undefined>, maxBytes = MOST_BYTES) {
    this.#readStock = readStock;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page, key) => page.size + key.length * 2,
    });
  }

  /** The bytes of all cached pages. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** The cached page, if there is one and it is current. */
  async find(key: string): Promise<VisitorPage | undefined> {
    const stock = await this.#readStock();
    if (!stock) return undefined;
    const cached = this.#pages.get(key);
    return cached?.isCurrent(stock) ? cached : undefined;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /**
   * The cached page, or the one that was rendered for this request. `key`: all that its rendering depends on, besides the
   * stock. `isShared`: whether the page is the same for every visitor.
   */
  async answer(
    key: string,
    isShared: () => boolean,
    render: () => Promise<RenderedPage>,
  ): Promise<VisitorPage | RenderedPage> {
    if (!this.#pages.has(key) && !(isShared() && this.#wasRequested(key))) return render();
    const stock = await this.#readStock();
    if (!stock) return render();
    const cached = this.#pages.get(key);
    if (cached?.isCurrent(stock)) return cached;
    const state = stateOf(stock);
    const running = this.#renderings.get(`${state} ${key}`);
    if (running) return (await running) ?? render();
    const rendering = render();
    const storing = rendering
      .then((page) => this.#store(key, page, state))
      .catch(() => undefined)
      .finally(() => this.#renderings.delete(`${state} ${key}`));
    this.#renderings.set(`${state} ${key}`, storing);
    return (await storing) ?? rendering;
  }

  #wasRequested(key: string): boolean {
    // The key may be as long as an address.
    const hash = createHash('sha1').update(key).digest('base64');
    if (this.#requestedOnce.get(hash)) return true;
    this.#requestedOnce.set(hash, true);
    return false;
  }

  /** `state`: that of the stock before the page was rendered. Undefined if the page cannot be cached. */
  async #store(key: string, page: RenderedPage, state: string): Promise<VisitorPage | undefined> {
    const versions = versionsOf(page);
    if (!versions) return undefined;
    const stock = await this.#readStock();
    // The page may show the stock of before or after a change meanwhile, or both.
    if (!stock || stateOf(stock) !== state) return undefined;
    const shown = [minuteOf, ...versions].map((versionOf) => ({ versionOf, version: versionOf(stock) }));
    if (shown.some(({ version }) => version === undefined)) return undefined;
    const stored = await VisitorPage.of(page, shown);
    this.#pages.set(key, stored);
    return stored;
  }
}
