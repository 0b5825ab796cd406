import type { FastifyInstance } from 'fastify';
import { searchAll } from '../../contract/search.ts';
import { serve } from '../http/serve.ts';
import { findDealers, findInvoices, findOrders, findVehicles } from './find.ts';

export function serveSearch(app: FastifyInstance): void {
  const { db } = app.deps;
  serve(app, searchAll, async ({ query: { q } }) => ({
    orders: await findOrders(db, q),
    vehicles: await findVehicles(db, q),
    dealers: await findDealers(db, q),
    invoices: await findInvoices(db, q),
  }));
}
