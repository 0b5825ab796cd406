import { CallFailed } from '../api/call.ts';

const ADD = 'POST /api/dealer/papers';

/**
 * Uploads a paper by XMLHttpRequest, because fetch does not report the progress of an upload. Throws what a call throws.
 */
export const sendPaper = (file: File, onShare: (sent: number) => void = () => {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/dealer/papers');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onShare(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status === 201) resolve();
      else reject(new CallFailed(status, responseText, statusText, ADD));
    });
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });

/** Sends papers one after the other, and returns those that were refused or did not arrive. */
export async function sendPapers(files: readonly File[]): Promise<File[]> {
  const left: File[] = [];
  for (const file of files) await sendPaper(file).catch(() => left.push(file));
  return left;
}
