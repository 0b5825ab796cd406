import { type Outcome, readAnswer } from './answer.ts';
import type { Send } from './queue.ts';

/** Uploads a ZIP by XMLHttpRequest, because fetch does not report the progress of an upload. */
const sendZip = (url: string, ...[file, onTransfer, signal]: Parameters<Send<File>>) =>
  new Promise<Outcome>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
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
    form.append('files', file, file.name);
    request.send(form);
  });

/** Where the files of a queue go: to an import, or to one that begins with the first of them. */
export interface Target {
  importId: string | undefined;
  isDryRun: boolean;
}

/** Sends each file to the import. The first file begins it, and the others wait until it has an id. */
export function senderTo(target: Target, post = sendZip): Send<File> {
  let beginning: Promise<unknown> | undefined;
  return async (file, onTransfer, signal) => {
    while (target.importId === undefined && beginning) await beginning;
    signal.throwIfAborted();
    if (target.importId !== undefined)
      return post(`/api/imports/${target.importId}/files`, file, onTransfer, signal);
    const begun = post(`/api/imports?dryRun=${target.isDryRun}`, file, onTransfer, signal).then((outcome) => {
      if (outcome.kind === 'sent') target.importId = outcome.sent.id;
      return outcome;
    });
    beginning = begun.catch(() => {}).finally(() => (beginning = undefined));
    return begun;
  };
}

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
