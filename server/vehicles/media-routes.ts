import type { FastifyInstance } from 'fastify';
import {
  addMedia,
  changeMedium,
  deleteMedium,
  orderMedia,
  readPictures,
} from '../../contract/vehicle-media.ts';
import { inTransaction } from '../db.ts';
import { receiveFiles } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { serve, serveFile } from '../http/serve.ts';
import { addMedia as addUploaded } from './add-media.ts';
import { editMedium, removeMedium, setMediaOrder } from './change-media.ts';
import { lockMedia } from './lock-media.ts';
import { findPictures, zipOf } from './picture-zip.ts';

/** The pictures and documents of a vehicle, as clerks change them and as its buyer saves them. */
export function serveMediaChanges(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  serve(app, addMedia, ({ request, params, user }) =>
    inScratchFolder(scratchFolder, async (folder) => {
      const received = await receiveFiles(request, addMedia.upload, folder);
      return { media: await addUploaded({ db, files, scratchFolder: folder }, user, params.id, received) };
    }),
  );

  serve(app, orderMedia, ({ params, headers, body, user }) =>
    inTransaction(db, async (tx) => {
      await setMediaOrder(tx, user, params.id, body, headers['if-match']);
      return { media: (await lockMedia(tx, params.id)).media };
    }),
  );

  serve(app, changeMedium, ({ params, headers, body, user }) =>
    inTransaction(db, async (tx) => {
      await editMedium(tx, user, params, body, headers['if-match']);
      return { media: (await lockMedia(tx, params.id)).media };
    }),
  );

  serve(app, deleteMedium, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await removeMedium(tx, user, params);
      return undefined;
    }),
  );

  serveFile(app, readPictures, async ({ params, user }) => {
    const { vin, pictures } = await findPictures(db, user, params.id);
    return {
      stream: zipOf(files, pictures),
      contentType: 'application/zip',
      fileName: `${vin}.zip`,
    };
  });
}
