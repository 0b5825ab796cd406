import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db.ts';
import { SharedRead } from '../shared-read.ts';
import { type HeldConnection, holdConnection } from './held-connection.ts';
import { type Session, type SessionRules, sessionsByToken } from '../http/session.ts';
import { type Asked, type ChangesAndSessions, readChangesAndSessions } from './changes-and-sessions.ts';
import { type Changes, readServer, readWholeStock } from './read-stock.ts';
import type { Stock } from './stock.ts';
import type { Change } from './stock-row.ts';

/** What a request reads. It is as new as the request until the next `await`. */
export interface StockReading {
  stock: Stock;
  /** The vehicles that the dealer has hidden. */
  hidden: readonly string[];
}

/** The stock and the snapshot that it shows. */
interface Held {
  stock: Stock;
  snapshot: string;
  storage: string;
  server: string;
}

/** What a check found. Requests that waited at the same moment share it. */
export interface CheckedStock {
  /** By their tokens. Those that may not be used are missing. */
  sessions: ReadonlyMap<string, Session>;
  readingFor(dealerId: string | null): StockReading;
}

/** A request that waits for a check. */
interface Waiting {
  dealerId?: string;
  token?: string;
}

/** Called with the vehicles that have changed; with null when the stock was read anew, and any may have. */
type ChangeListener = (ids: readonly string[] | null) => void;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/**
 * Holds the stock in memory and follows the database. Each request waits for a check that began after the request came, so
 * no answer is older than its request: docs/decisions/0059.
 */
export class LiveStock {
  readonly #db: Database;
  readonly #log: Log;
  readonly #rules: SessionRules;
  #connected: (HeldConnection & { server: string }) | undefined;
  #held: Held | undefined;
  #reading: Promise<void> | undefined;
  /** Whether requests wait until the stock is read. */
  #isAwaited = true;
  readonly #checks = new SharedRead((waiting: readonly Waiting[]) => this.#checkSafely(askedBy(waiting)));
  #isClosed = false;
  #tell: ChangeListener = () => {};

  constructor(db: Database, log: Log, rules: SessionRules = {}) {
    this.#db = db;
    this.#log = log;
    this.#rules = rules;
  }

  /** Reads the stock ahead of the first request. Until it is read the database has to answer. */
  begin(): void {
    this.#isAwaited = false;
    if (!this.#held && !this.#isClosed) void this.#readAnew();
  }

  /**
   * The stock as it is now; undefined while it is read anew, and then the database has to answer. Without `begin`, the first
   * request waits until it is read.
   */
  async read(dealerId: string | null): Promise<StockReading | undefined> {
    const checked = await this.#checkFor(dealerId === null ? undefined : { dealerId });
    return checked?.readingFor(dealerId);
  }

  /** The same, and the session of this token as it is now. */
  readWithSession(token: string): Promise<CheckedStock | undefined> {
    return this.#checkFor({ token });
  }

  async #checkFor(waiting: Waiting | undefined): Promise<CheckedStock | undefined> {
    if (this.#isClosed) return undefined;
    if (!this.#held) {
      const reading = this.#readAnew();
      if (!this.#isAwaited) return undefined;
      await reading;
    }
    return this.#checks.ask(waiting);
  }

  /** Whether the stock is in memory. A reader may still find that it has to be read anew. */
  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** Calls `listener` after each change of the stock in memory, also when a reservation lapses. */
  onChange(listener: ChangeListener): void {
    this.#tell = listener;
  }

  /** Waits for the running check and gives the connection back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([this.#checks.idle(), this.#reading]);
    this.#disconnect();
  }

  async #checkSafely(asked: Asked): Promise<CheckedStock | undefined> {
    try {
      return await this.#check(asked);
    } catch (error) {
      this.#log.error({ err: error }, 'the stock in memory cannot be changed');
      this.#held = undefined;
      return undefined;
    }
  }

  /** Undefined: the stock is not at hand. */
  async #check(asked: Asked): Promise<CheckedStock | undefined> {
    const held = this.#held;
    if (!held || this.#isClosed) return undefined;
    const changes = await this.#askTwice(held.snapshot, asked);
    if (changes === undefined || this.#held !== held) return undefined;
    const reason = this.#lostBecause(held, changes);
    if (reason !== undefined) {
      this.#log.warn({ reason }, 'the stock in memory is read anew');
      this.#held = undefined;
      void this.#readAnew();
      return undefined;
    }
    const changed = (changes.changed ?? []).filter(hasId);
    held.stock.apply(changed);
    const lapsed = held.stock.moveTo(changes.clock);
    held.snapshot = changes.snapshot;
    if (changed.length > 0 || lapsed.length > 0) this.#tell([...changed.map(({ id }) => id), ...lapsed]);
    return checkedStock(held.stock, asked, changes);
  }

  /** Asks a second time over a new connection: the first may be broken. */
  async #askTwice(snapshot: string, asked: Asked): Promise<ChangesAndSessions | undefined> {
    try {
      return await this.#ask(snapshot, asked);
    } catch {
      this.#disconnect();
    }
    try {
      return await this.#ask(snapshot, asked);
    } catch (error) {
      this.#log.error({ err: error }, 'the changes of the stock cannot be read');
      this.#disconnect();
      return undefined;
    }
  }

  async #ask(snapshot: string, asked: Asked): Promise<ChangesAndSessions> {
    const { connection } = await this.#connect();
    return readChangesAndSessions(connection, snapshot, asked, this.#rules);
  }

  /** Why the changes do not lead from the held snapshot to this one; undefined if they do. */
  #lostBecause({ snapshot, storage, server }: Held, changes: Changes): string | undefined {
    if (this.#connected?.server !== server) return 'another server, or a restart';
    if (changes.storage !== storage) return 'a table was rewritten';
    const [xmin, xmax] = boundsOf(snapshot);
    if (BigInt(changes.purgedBefore) > xmin) return 'changes were purged';
    if (boundsOf(changes.snapshot)[1] < xmax) return 'the database is in an older state';
    return changes.changed?.every(hasId) === false ? 'too many changes at once' : undefined;
  }

  #readAnew(): Promise<void> {
    return (this.#reading ??= this.#readWhole().finally(() => (this.#reading = undefined)));
  }

  async #readWhole(): Promise<void> {
    // The connection is free when the running check has ended.
    await this.#checks.idle();
    if (this.#isClosed) return;
    try {
      const { connection, server } = await this.#connect();
      this.#held = { ...(await readWholeStock(connection)), server };
      this.#isAwaited = false;
      this.#tell(null);
    } catch (error) {
      this.#log.error({ err: error }, 'the stock cannot be read into memory');
      this.#disconnect();
    }
  }

  async #connect() {
    if (this.#connected) return this.#connected;
    const held = await holdConnection(this.#db);
    try {
      const server = await readServer(held.connection);
      return (this.#connected = { ...held, server });
    } catch (error) {
      held.release();
      throw error;
    }
  }

  #disconnect(): void {
    this.#connected?.release();
    this.#connected = undefined;
  }
}

const hasId = (change: { id: string | null }): change is Change => change.id !== null;

/** The first transaction that may still run, and the first that had not begun. */
function boundsOf(snapshot: string): [bigint, bigint] {
  const [xmin = '0', xmax = '0'] = snapshot.split(':');
  return [BigInt(xmin), BigInt(xmax)];
}

const askedBy = (waiting: readonly Waiting[]): Asked => ({
  dealers: [...new Set(waiting.flatMap(({ dealerId }) => dealerId ?? []))],
  tokens: [...new Set(waiting.flatMap(({ token }) => token ?? []))],
});

function checkedStock(
  stock: Stock,
  { tokens }: Asked,
  { hidden, sessions }: ChangesAndSessions,
): CheckedStock {
  const hiddenBy = byDealer(hidden ?? []);
  return {
    sessions: sessionsByToken(tokens, sessions ?? []),
    readingFor: (dealerId) => ({ stock, hidden: (dealerId && hiddenBy.get(dealerId)) || [] }),
  };
}

function byDealer(marks: NonNullable<Changes['hidden']>): Map<string, string[]> {
  const hidden = new Map<string, string[]>();
  for (const { dealer, vehicle } of marks) hidden.set(dealer, [...(hidden.get(dealer) ?? []), vehicle]);
  return hidden;
}
