import { createUploadQueue } from './queue.ts';
import { sendZip } from './send.ts';

// The queues live as long as the page, not only as long as the section: an upload continues while the clerk is in
// another section.
export const singleUpload = createUploadQueue(sendZip);
export const bulkUpload = createUploadQueue(sendZip);
