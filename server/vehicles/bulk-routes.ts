import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { changePrices, changeStatuses, exportVehicles, selectVehicles } from '../../contract/vehicle-bulk.ts';
import { inTransaction } from '../db.ts';
import { serve, serveFile } from '../http/serve.ts';
import { repriceVehicles, setStatuses } from './bulk.ts';
import { exportVehicleTable } from './export.ts';
import { findSelection } from './selection.ts';

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What clerks do with many vehicles at once. */
export function serveBulk(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, selectVehicles, ({ query, user }) => findSelection(db, query, user));

  serve(app, changePrices, ({ body, user }) => inTransaction(db, (tx) => repriceVehicles(tx, user, body)));

  serve(app, changeStatuses, ({ body, user }) => inTransaction(db, (tx) => setStatuses(tx, user, body)));

  serveFile(app, exportVehicles, async ({ body }) => {
    const content = await exportVehicleTable(db, body);
    return {
      stream: Readable.from([content]),
      size: content.byteLength,
      contentType: CONTENT_TYPE[body.format],
      fileName: `vehicles.${body.format}`,
    };
  });
}
