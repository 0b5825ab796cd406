import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { UPLOAD_MAX_BYTES } from '../../contract/upload-figures.ts';
import type { Result } from '../../contract/endpoint.ts';
import { importVehicleZip, importVehicleZips } from '../../contract/imports.ts';
import type { Actor } from '../actor.ts';
import { Failure } from '../failure.ts';
import { receiveFiles, type ReceivedFile } from '../files/receive-files.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { serve } from '../http/serve.ts';
import { importZip } from './import-zip.ts';
import { ImportRejected } from './rejected.ts';
import type { StoreContext } from './store-delivery.ts';

type Bulk = Result<typeof importVehicleZips>;

export function serveImports(app: FastifyInstance): void {
  const { db, files, scratchFolder } = app.deps;

  const inScratch = <T>(actor: Actor, work: (context: StoreContext) => Promise<T>): Promise<T> =>
    inScratchFolder(scratchFolder, (folder) => work({ db, files, scratchFolder: folder, actor }));

  serve(app, importVehicleZip, ({ request, user }) =>
    inScratch(user, async (context) => {
      const [file] = await receiveFiles(request, importVehicleZip.upload, context.scratchFolder);
      if (!file?.path) throw new Failure('PAYLOAD_TOO_LARGE');
      const imported = await importZip(context, file.path).catch((error: unknown) => {
        throw error instanceof ImportRejected ? refusal(error) : error;
      });
      return { ...answerOf(imported), message: sentenceOf(imported) };
    }),
  );

  serve(app, importVehicleZips, ({ request, user }) =>
    inScratch(user, async (context) => {
      const received = await receiveFiles(request, importVehicleZips.upload, context.scratchFolder);
      const successful: Bulk['successful'] = [];
      const failed: Bulk['failed'] = [];
      for (const { fileName, path } of received) {
        try {
          const imported = await importZip(context, pathOf(path));
          successful.push({ fileName, vin: imported.vehicle.vin, ...answerOf(imported) });
        } catch (error) {
          failed.push({ fileName, ...rowOf(error, request.log) });
        } finally {
          if (path !== null) await rm(path);
        }
      }
      return summary(successful, failed);
    }),
  );
}

/** The specified answers do not list the changes. */
function answerOf({ changes: _unsaid, ...imported }: Awaited<ReturnType<typeof importZip>>) {
  return imported;
}

function pathOf(path: ReceivedFile['path']): string {
  if (path === null) throw new ImportRejected('TOO_LARGE', null, { maxBytes: UPLOAD_MAX_BYTES });
  return path;
}

function refusal({ message, reason, entry, params }: ImportRejected): Failure {
  return new Failure('IMPORT_REJECTED', { detail: message, payload: { reason, entry, params } });
}

function rowOf(error: unknown, log: FastifyBaseLogger): Omit<Bulk['failed'][number], 'fileName'> {
  if (!(error instanceof ImportRejected)) log.error({ err: error }, 'a ZIP could not be imported');
  const { message, reason, entry, params } =
    error instanceof ImportRejected ? error : new ImportRejected('INTERNAL');
  return { error: message, reason, entry, params };
}

function summary(successful: Bulk['successful'], failed: Bulk['failed']): Bulk {
  const message = `${successful.length} imported, ${failed.length} failed.`;
  return { successful, failed, totalSuccessful: successful.length, totalFailed: failed.length, message };
}

function sentenceOf({
  vehicle,
  replaced,
  skipped,
}: {
  vehicle: { vin: string };
  replaced: boolean;
  skipped: string[];
}): string {
  const done = `Vehicle ${vehicle.vin} was ${replaced ? 'replaced' : 'imported'}.`;
  return skipped.length === 0 ? done : `${done} Skipped: ${skipped.join(', ')}.`;
}
