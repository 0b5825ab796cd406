import { createUploadQueue, isRunning } from './queue.ts';
import { sendZip } from './send.ts';
import { warnWhile } from './warn-while.ts';

// The queues live as long as the page, not only as long as the section: an upload continues while the clerk is in
// another section.
export const singleUpload = createUploadQueue(sendZip);
export const bulkUpload = createUploadQueue(sendZip);

for (const queue of [singleUpload, bulkUpload])
  queue.subscribe(warnWhile(() => [singleUpload, bulkUpload].some(isRunning)));
