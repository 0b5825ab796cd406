import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/complaints.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { type ReceivedFile, receiveFilesWithForm } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { CONTENT_TYPE, paperKey } from '../files/stored-files.ts';
import { serve, serveFile } from '../http/serve.ts';
import { hashOf } from '../order-documents/add.ts';
import { putPaper } from '../papers/add.ts';
import { checkPaper } from '../papers/check.ts';
import { downloadName } from '../papers/download-name.ts';
import { answerComplaint } from './answer.ts';
import { findSame, hashOfComplaint, openComplaint, requireReportable, type StoredPhoto } from './open.ts';
import { findComplaints, findPhotoFile, findReportableOrder } from './queries.ts';

/** Complaints of dealers about vehicles of completed orders, seen only by them and the clerks. */
export function serveComplaints(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  serve(app, contract.listComplaints, async ({ params, user }) => {
    const { complaints, reporting } = await findComplaints(db, user, params.id);
    return { complaints, total: complaints.length, reporting };
  });

  serve(app, contract.openComplaint, ({ params, user, request }) =>
    inScratchFolder(scratchFolder, async (folder) => {
      await findReportableOrder(db, user, params.id);
      const { received, fields } = await receiveFilesWithForm(request, contract.openComplaint.upload, folder);
      const hashes = await hashesOf(received);
      const complaint = { orderId: params.id, ...fields, sha256: hashOfComplaint(fields, hashes) };
      const same = await findSame(db, user, complaint);
      if (same) return same;
      await requireReportable(db, user, complaint);
      const photos = await storePhotos(received, folder);
      return inTransaction(db, (tx) => openComplaint(tx, user, complaint, photos));
    }),
  );

  /** Checks all photos before it stores the first. */
  async function storePhotos(received: readonly ReceivedFile[], folder: string): Promise<StoredPhoto[]> {
    const papers = [];
    for (const [index, file] of received.entries())
      papers.push(await checkPaper(file, join(folder, `photo-${index}`), `photos.${index}`));
    const photos = [];
    for (const paper of papers) photos.push({ paper, storageId: await putPaper(db, files, paper) });
    return photos;
  }

  serveFile(app, contract.readComplaintPhoto, async ({ params, user }) => {
    const { fileName, mediaType, storageId } = await findPhotoFile(db, user, params);
    const stored = await files.open(paperKey(storageId));
    if (!stored) throw new Failure('NOT_FOUND');
    return { ...stored, contentType: CONTENT_TYPE[mediaType], fileName: downloadName(fileName, mediaType) };
  });

  serve(app, contract.answerComplaint, ({ params, user, body }) =>
    inTransaction(db, (tx) => answerComplaint(tx, user, params, body)),
  );
}

async function hashesOf(received: readonly ReceivedFile[]): Promise<string[]> {
  const hashes = [];
  for (const { path } of received) {
    if (path === null) throw new Failure('PAYLOAD_TOO_LARGE');
    hashes.push(await hashOf(path));
  }
  return hashes;
}
