import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/audit.ts';
import { serve, serveFile } from '../http/serve.ts';
import { auditCsv } from './export.ts';
import { findEntries } from './queries.ts';
import { countingEntries } from './total.ts';

/** The history: who changed what, for clerks alone. */
export function serveAudit(app: FastifyInstance): void {
  const { replica } = app;
  const countEntries = countingEntries();

  serve(app, contract.listAudit, async ({ query }) => {
    const { page: _page, limit: _limit, ...filters } = query;
    return replica.read(async (db) => ({
      events: await findEntries(db, query),
      total: await countEntries(db, filters),
    }));
  });

  serveFile(app, contract.exportAudit, async ({ query: { locale, ...filters }, user }) => ({
    stream: auditCsv(replica, filters, locale ?? user.locale),
    contentType: 'text/csv; charset=utf-8',
    fileName: 'history.csv',
  }));
}
