import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/papers.ts';
import { Failure } from '../failure.ts';
import { receiveFiles } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { CONTENT_TYPE, paperKey } from '../files/stored-files.ts';
import { serve, serveFile } from '../http/serve.ts';
import { addPaper, putPaper, requireRoom } from './add.ts';
import { checkPaper } from './check.ts';
import { deletePaper } from './delete.ts';
import { downloadName } from './download-name.ts';
import { dealerOfList, findPaperFile, findPapers } from './queries.ts';
import { requestPapers } from './request.ts';
import { inTransaction } from '../db.ts';

/** The papers with which dealers prove who they are, seen only by them and the clerks. */
export function servePapers(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  serve(app, contract.listPapers, async ({ user, query }) => {
    const papers = await findPapers(db, dealerOfList(user, query.dealerId));
    return { papers, total: papers.length };
  });

  serve(app, contract.addPaper, ({ user, request }) => {
    if (user.role === 'admin') throw new Failure('DEALER_NOT_ACTIVE');
    return inScratchFolder(scratchFolder, async (folder) => {
      const [received] = await receiveFiles(request, contract.addPaper.upload, folder);
      // receiveFiles refuses a request without a file.
      if (!received) throw new Failure('INTERNAL');
      await requireRoom(db, user.dealer.id);
      const paper = await checkPaper(received, folder);
      const storageId = await putPaper(db, files, paper);
      return inTransaction(db, (tx) => addPaper(tx, user, paper, storageId));
    });
  });

  serveFile(app, contract.readPaper, async ({ user, params }) => {
    const { fileName, kind, storageId } = await findPaperFile(db, user, params.id);
    const stored = await files.open(paperKey(storageId));
    if (!stored) throw new Failure('NOT_FOUND');
    return { ...stored, contentType: CONTENT_TYPE[kind], fileName: downloadName(fileName, kind) };
  });

  serve(app, contract.deletePaper, ({ user, params }) =>
    inTransaction(db, async (tx) => {
      await deletePaper(tx, user, params.id);
      return undefined;
    }),
  );

  serve(app, contract.requestPapers, ({ user, params, body }) =>
    inTransaction(db, async (tx) => {
      await requestPapers(tx, user, { dealerId: params.id, message: body.message });
      return undefined;
    }),
  );
}
