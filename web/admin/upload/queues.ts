import { createUploadQueue } from './queue.ts';
import { sendZip } from './send.ts';

// They live as long as the page's program, not as the section: an upload goes on while one looks at something else.
export const singleUpload = createUploadQueue(sendZip);
export const bulkUpload = createUploadQueue(sendZip);
