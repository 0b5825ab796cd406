import type { FastifyInstance } from 'fastify';
import { LiveStock } from './live-stock.ts';
import { StockOfRequest } from './stock-of-request.ts';

declare module 'fastify' {
  interface FastifyInstance {
    stock: LiveStock;
    stockOfRequest: StockOfRequest;
  }
}

/** Adds the stock in memory, for the inventory and for cached pages. It is read as soon as the server listens. */
export function openStock(app: FastifyInstance): void {
  const stock = new LiveStock(app.deps.db, app.log, app.deps);
  app.decorate('stock', stock);
  app.decorate('stockOfRequest', new StockOfRequest(stock));
  app.addHook('onListen', async () => stock.begin());
  app.addHook('onClose', () => stock.close());
}
