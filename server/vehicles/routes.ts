import type { FastifyInstance } from 'fastify';
import {
  deleteVehicle,
  editVehicle,
  getVehicle,
  getVehicleMedia,
  getVehicleStates,
  listVehicles,
} from '../../contract/vehicles.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { removeVehicle } from './delete.ts';
import { changeVehicle } from './edit.ts';
import { serveMediaFiles } from './media-files.ts';
import { serveMediaChanges } from './media-routes.ts';
import { openInventory } from './inventory.ts';
import { findVehicle } from './queries.ts';
import { findStates } from './states.ts';
import { answerVehicles } from './vehicle-answers.ts';

export function serveVehicles(app: FastifyInstance): void {
  const { db } = app.deps;

  const inventory = openInventory(app);
  serve(app, listVehicles, ({ query, user }) => inventory(query, user));

  serve(app, getVehicleStates, ({ query, user }) => findStates(db, query.id, user));

  const vehicles = answerVehicles(app);
  serve(app, getVehicle, async ({ params, user }) =>
    required(await vehicles(params.id, user?.role === 'admin')),
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
