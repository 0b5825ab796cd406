import { createUploadQueue, filesToCome, isRunning, type UploadQueue } from './queue.ts';
import { senderTo, type Target } from './send.ts';
import { warnWhile } from './warn-while.ts';

/** The uploads to one import. */
export interface ImportUploads {
  queue: UploadQueue<File>;
  /** Undefined until the server knows the import. */
  importId: () => string | undefined;
  isDryRun: () => boolean;
  /** Forgets the files and begins another import with the next file; nothing while files are uploaded or wait. */
  beginAnew: (isDryRun: boolean) => void;
}

// The queues live as long as the page, not only as long as the section: an upload continues while the clerk is in
// another section.
const all: ImportUploads[] = [];

function openUploads(target: Target): ImportUploads {
  const queue: UploadQueue<File> = createUploadQueue(senderTo(target, () => filesToCome(queue)));
  const uploads: ImportUploads = {
    queue,
    importId: () => target.importId,
    isDryRun: () => target.isDryRun,
    beginAnew(isDryRun) {
      // Files that were dropped go to the import, and serve the purpose, for which they were dropped.
      if (isRunning(queue)) return;
      target.importId = undefined;
      target.nextId = undefined;
      target.isDryRun = isDryRun;
      queue.clear();
    },
  };
  // A server renders pages for everybody and uploads nothing.
  if (typeof window !== 'undefined') all.push(uploads);
  queue.subscribe(warnWhile(() => all.some(({ queue }) => isRunning(queue))));
  return uploads;
}

export const singleUpload = openUploads({ importId: undefined, isDryRun: false });
export const bulkUpload = openUploads({ importId: undefined, isDryRun: false });

/** The uploads to this import, wherever they began. */
export const uploadsTo = (importId: string, isDryRun: boolean): ImportUploads =>
  all.find((uploads) => uploads.importId() === importId) ?? openUploads({ importId, isDryRun });
