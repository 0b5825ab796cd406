import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../contract/import-jobs.ts';
import { receiveFiles } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { serve } from '../http/serve.ts';
import { addFiles, putZips, startImport } from './add-files.ts';
import { announceFiles } from './announce-files.ts';
import { findImport, findImports, settleImport } from './import-rows.ts';
import { inTransaction } from '../db.ts';

/** Imports that go on after their request: the worker does them. */
export function serveImportJobs(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  const receiveZips = (request: FastifyRequest) =>
    inScratchFolder(scratchFolder, async (folder) =>
      putZips(db, files, await receiveFiles(request, contract.startImport.upload, folder)),
    );

  serve(app, contract.announceFiles, async ({ user, params, body }) => {
    await inTransaction(db, (tx) => announceFiles(tx, user, params.id, body));
    return findImport(db, params.id);
  });

  serve(app, contract.startImport, async ({ request, user, query }) => {
    const zips = await receiveZips(request);
    const id = await inTransaction(db, (tx) => startImport(tx, user, zips, query.dryRun === 'true'));
    return findImport(db, id);
  });

  serve(app, contract.addImportFiles, async ({ request, user, params, query }) => {
    const zips = await receiveZips(request);
    await inTransaction(db, (tx) => addFiles(tx, user, params.id, zips, query.sentAs));
    return findImport(db, params.id);
  });

  serve(app, contract.listImports, ({ query }) => findImports(db, query));

  serve(app, contract.getImport, ({ params }) => findImport(db, params.id));

  serve(app, contract.settleImport, ({ params, body }) =>
    inTransaction(db, (tx) => settleImport(tx, params.id, body)),
  );
}
