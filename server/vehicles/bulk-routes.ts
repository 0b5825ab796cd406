import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  changePrices,
  changeStatuses,
  readBulkProgress,
  readInterest,
  selectVehicles,
} from '../../contract/vehicle-bulk.ts';
import { exportVehicles } from '../../contract/vehicle-export.ts';
import { inTransaction } from '../db.ts';
import { serve, serveFile } from '../http/serve.ts';
import { repriceVehicles, setStatuses } from './bulk.ts';
import { BulkCalls } from './bulk-progress.ts';
import { exportVehicleTable } from './export.ts';
import { findInterest } from './interest.ts';
import { findSelection } from './selection.ts';
import { CONTENT_TYPES } from './vehicle-table.ts';

/** What clerks do with many vehicles at once. */
export function serveBulk(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, selectVehicles, ({ query, user }) => findSelection(db, query, user));

  serve(app, readInterest, ({ query }) => findInterest(db, query.id));

  const calls = new BulkCalls(db, app.log);

  serve(app, changePrices, ({ body, user }) =>
    calls.run(user, body.progressId, (onProgress) =>
      inTransaction(db, (tx) => repriceVehicles(tx, user, { ...body, onProgress })),
    ),
  );

  serve(app, changeStatuses, ({ body, user }) =>
    calls.run(user, body.progressId, (onProgress) =>
      inTransaction(db, (tx) => setStatuses(tx, user, { ...body, onProgress })),
    ),
  );

  serve(app, readBulkProgress, async ({ params, user }) => ({
    progress: await calls.progressOf(user, params.id),
  }));

  serveFile(app, exportVehicles, async ({ body, user }) => {
    const content = await calls.run(user, body.progressId, (onProgress) =>
      app.replica.read((db) =>
        exportVehicleTable(db, { ...body, locale: body.locale ?? user.locale, onProgress }),
      ),
    );
    return {
      stream: Readable.from([content]),
      size: content.byteLength,
      contentType: CONTENT_TYPES[body.format],
      fileName: `vehicles.${body.format}`,
    };
  });
}
