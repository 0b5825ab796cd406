import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/order-documents.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { receiveForm } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { CONTENT_TYPE, paperKey } from '../files/stored-files.ts';
import { serve, serveFile } from '../http/serve.ts';
import { putPaper } from '../papers/add.ts';
import { checkPaper } from '../papers/check.ts';
import { downloadName } from '../papers/download-name.ts';
import { addDocument, hashOf, requireWanted } from './add.ts';
import { deleteDocument } from './delete.ts';
import {
  drawArrivalForm,
  findDocumentFile,
  findDocuments,
  findOrderToProve,
  findSameDocument,
} from './queries.ts';

/** Documents that dealers and clerks add to an order: the proof of arrival of a delivery without VAT. */
export function serveOrderDocuments(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  serve(app, contract.listOrderDocuments, async ({ params, user }) => {
    const documents = await findDocuments(db, user, params.id);
    return { documents, total: documents.length };
  });

  serve(app, contract.addOrderDocument, ({ params, user, request }) =>
    inScratchFolder(scratchFolder, async (folder) => {
      const order = await findOrderToProve(db, user, params.id);
      const { file, fields } = await receiveForm(request, contract.addOrderDocument.upload, folder);
      if (file.path === null) throw new Failure('PAYLOAD_TOO_LARGE');
      const document = { orderId: params.id, ...fields, sha256: await hashOf(file.path) };
      const same = await findSameDocument(db, user, document);
      if (same) return same;
      requireWanted(order, fields.date);
      const paper = await checkPaper(file, folder);
      const storageId = await putPaper(db, files, paper);
      return inTransaction(db, (tx) => addDocument(tx, user, document, { paper, storageId }));
    }),
  );

  serveFile(app, contract.readOrderDocument, async ({ params, user }) => {
    const { fileName, mediaType, storageId } = await findDocumentFile(db, user, params);
    const stored = await files.open(paperKey(storageId));
    if (!stored) throw new Failure('NOT_FOUND');
    return { ...stored, contentType: CONTENT_TYPE[mediaType], fileName: downloadName(fileName, mediaType) };
  });

  serve(app, contract.deleteOrderDocument, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await deleteDocument(tx, user, params);
      return undefined;
    }),
  );

  serveFile(app, contract.readArrivalForm, async ({ params, user }) => {
    const form = await drawArrivalForm(db, user, params.id);
    return {
      stream: Readable.from([form]),
      size: form.byteLength,
      contentType: 'application/pdf',
      fileName: `arrival-form-${orderNumberOf(params.id)}.pdf`,
    };
  });
}
