import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  deleteVehicle,
  editVehicle,
  getVehicle,
  getVehicleMedia,
  getVehicleStates,
  listVehicles,
} from '../../contract/vehicles.ts';
import { exportInventory } from '../../contract/vehicle-export.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { serve, serveFile } from '../http/serve.ts';
import { removeVehicle } from './delete.ts';
import { changeVehicle } from './edit.ts';
import { exportList } from './export-list.ts';
import { serveMediaFiles } from './media-files.ts';
import { serveMediaChanges } from './media-routes.ts';
import { openInventory, refuseHidden } from './inventory.ts';
import { findVehicle } from './queries.ts';
import { findStates } from './states.ts';
import { answerVehicles } from './vehicle-answers.ts';
import { CONTENT_TYPES } from './vehicle-table.ts';

export function serveVehicles(app: FastifyInstance): void {
  const { db, publicUrl } = app.deps;

  const inventory = openInventory(app);
  const { readSession } = app.stockOfRequest;
  serve(app, listVehicles, ({ query, user, request }) => inventory(query, user, request), { readSession });

  serveFile(app, exportInventory, async ({ query, user }) => {
    refuseHidden(query, user);
    const content = await exportList(db, query, { user, publicUrl });
    return {
      stream: Readable.from([content]),
      size: content.byteLength,
      contentType: CONTENT_TYPES[query.format],
      fileName: `vehicles.${query.format}`,
    };
  });

  serve(app, getVehicleStates, ({ query, user }) => findStates(db, query.id, user));

  const vehicles = answerVehicles(app);
  serve(
    app,
    getVehicle,
    async ({ params, user, request }) => required(await vehicles(params.id, user?.role === 'admin', request)),
    { readSession },
  );

  serve(app, getVehicleMedia, async ({ params }) => required(await findVehicle(db, params.id, false)).media);

  serve(app, editVehicle, ({ params, headers, body, user }) =>
    inTransaction(db, async (tx) => {
      await changeVehicle(tx, user, params.id, body, headers['if-match']);
      return required(await findVehicle(tx, params.id, true));
    }),
  );

  serve(app, deleteVehicle, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await removeVehicle(tx, user, params.id);
      return undefined;
    }),
  );

  serveMediaChanges(app);

  serveMediaFiles(app);
}

function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Failure('NOT_FOUND');
  return found;
}
