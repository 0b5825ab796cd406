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
    request.addEventListener('error', () => reject(new Error('network')));
    request.addEventListener('abort', () => reject(new Error('aborted')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('zipFile', file, file.name);
    request.send(form);
  });
