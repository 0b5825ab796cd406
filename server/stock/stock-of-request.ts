import type { FastifyRequest } from 'fastify';
import type { SessionReader } from '../http/serve.ts';
import type { CheckedStock, LiveStock, StockReading } from './live-stock.ts';

/**
 * Reads the session of a request in the check of the stock, so that a signed-in user waits for one statement instead of two.
 * For endpoints that read the stock before all else: docs/decisions/0131.
 */
export class StockOfRequest {
  readonly #live: LiveStock;
  readonly #checked = new WeakMap<FastifyRequest, CheckedStock>();

  constructor(live: LiveStock) {
    this.#live = live;
  }

  /** Undefined while the stock is not at hand: then the session has to be read alone. */
  readonly readSession: SessionReader = async (request, token) => {
    const checked = await this.#live.readWithSession(token);
    if (!checked) return undefined;
    this.#checked.set(request, checked);
    return checked.sessions.get(token) ?? null;
  };

  /** As `LiveStock.read`. The first call takes what was read beside the session; later ones must be as new as themselves. */
  async read(request: FastifyRequest, dealerId: string | null): Promise<StockReading | undefined> {
    const checked = this.#checked.get(request);
    this.#checked.delete(request);
    return checked ? checked.readingFor(dealerId) : this.#live.read(dealerId);
  }
}
