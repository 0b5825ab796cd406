import { type Outcome, readAnswer } from './answer.ts';
import type { Send } from './queue.ts';

/** Uploads a ZIP by XMLHttpRequest, because fetch does not report the progress of an upload. */
export const sendZip: Send<File> = (file, onTransfer, signal) =>
  new Promise<Outcome>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload/vehicle-zip');
    request.withCredentials = true;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onTransfer(loaded / total);
    });
    request.upload.addEventListener('load', () => onTransfer(1));
    request.addEventListener('load', () =>
      resolve(
        readAnswer({
          status: request.status,
          contentType: request.getResponseHeader('content-type') ?? '',
          text: request.responseText,
        }),
      ),
    );
    request.addEventListener('error', () => void networkOrFile(file).then(resolve));
    request.addEventListener('abort', () => reject(new Error('aborted')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('zipFile', file, file.name);
    request.send(form);
  });

/**
 * Why a request had no answer. A browser does not read a file that has changed on the disk since it was chosen, and
 * reports that like a broken connection.
 */
export async function networkOrFile(file: Pick<Blob, 'slice'>): Promise<Outcome> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return { kind: 'network' };
  } catch {
    return { kind: 'fileChanged' };
  }
}
