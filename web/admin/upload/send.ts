import type { Call } from '../../api/call.ts';
import { formTransport } from '../../api/send-form.ts';
import { type Outcome, type SentImport, upload } from './answer.ts';
import type { Send } from './queue.ts';

type SendZip = (
  send: (by: Call, signal: AbortSignal) => Promise<SentImport>,
  ...sending: Parameters<Send<File>>
) => Promise<Outcome>;

/** Uploads a ZIP by this call. */
const sendZip: SendZip = async (send, file, onTransfer, signal) => {
  const form = new FormData();
  form.append('files', file, file.name);
  try {
    return await upload(formTransport(form, onTransfer), (by) => send(by, signal));
  } catch (error) {
    if (error instanceof TypeError) return networkOrFile(file);
    throw error;
  }
};

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
    const id = target.importId;
    if (id !== undefined) return post(addTo(id), file, onTransfer, signal);
    const begun = post(begin(target.isDryRun), file, onTransfer, signal).then((outcome) => {
      if (outcome.kind === 'sent') target.importId = outcome.sent.id;
      return outcome;
    });
    beginning = begun.catch(() => {}).finally(() => (beginning = undefined));
    return begun;
  };
}

const begin = (isDryRun: boolean) => (by: Call, signal: AbortSignal) =>
  by('POST /api/imports', { query: { dryRun: String(isDryRun) }, signal });

const addTo = (id: string) => (by: Call, signal: AbortSignal) =>
  by('POST /api/imports/{id}/files', { params: { id }, signal });

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
