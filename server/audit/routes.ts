import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/audit.ts';
import { serve, serveFile } from '../http/serve.ts';
import { auditCsv } from './export.ts';
import { findEntries } from './queries.ts';
import { countingEntries } from './total.ts';

/** The history: who changed what, for clerks alone. */
export function serveAudit(app: FastifyInstance): void {
  const { db } = app.deps;
  const countEntries = countingEntries(db);

  serve(app, contract.listAudit, async ({ query }) => {
    const { page: _page, limit: _limit, ...filters } = query;
    return { events: await findEntries(db, query), total: await countEntries(filters) };
  });

  serveFile(app, contract.exportAudit, async ({ query }) => ({
    stream: auditCsv(db, query),
    contentType: 'text/csv; charset=utf-8',
    fileName: 'history.csv',
  }));
}
