import { IMPORT_FILES_MAX } from '../../../contract/upload-figures.ts';
import { type Call, fetchTransport } from '../../api/call.ts';
import { formTransport, type OnShare } from '../../api/send-form.ts';
import { type Outcome, type SentImport, upload } from './answer.ts';
import { newId } from '../new-id.ts';
import type { Send } from './queue.ts';

type SendZip = (
  send: (by: Call, signal: AbortSignal) => Promise<SentImport>,
  file: File,
  onTransfer: OnShare,
  signal: AbortSignal,
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

/** Where the files of a queue go: to an import, or to one that begins with their announcement. */
export interface Target {
  importId: string | undefined;
  /** The id of the import that begins. An announcement whose answer was lost is sent again with it. */
  nextId?: string | undefined;
  isDryRun: boolean;
}

/** Tells the server the names of files that will be sent to this import, which begins with them. */
const announce = (id: string, isDryRun: boolean, fileNames: string[]): Promise<Outcome> =>
  upload(fetchTransport, (by) =>
    by('PUT /api/imports/{id}', { params: { id }, body: { isDryRun, fileNames } }),
  );

/**
 * Sends each file to the import. Before the first is sent, all that wait are announced: so the import begins, and it names
 * those that never arrive.
 */
export function senderTo(
  target: Target,
  waiting: () => readonly File[],
  { post, tell } = { post: sendZip, tell: announce },
): Send<File> {
  const announced = new Set<string>();
  let announcing: Promise<Outcome> | undefined;

  async function announceWith(file: File): Promise<Outcome> {
    target.nextId ??= newId();
    const id = target.importId ?? target.nextId;
    if (target.importId === undefined) announced.clear();
    const names = new Set([file, ...waiting()].map(({ name }) => name));
    const next = [...names].filter((name) => !announced.has(name)).slice(0, IMPORT_FILES_MAX);
    const outcome = await tell(id, target.isDryRun, next);
    if (outcome.kind === 'sent') {
      for (const name of next) announced.add(name);
      target.importId = id;
    }
    return outcome;
  }

  return async (file, sentAs, onTransfer, signal) => {
    while (target.importId === undefined || !announced.has(file.name)) {
      announcing ??= announceWith(file).finally(() => (announcing = undefined));
      const told = await announcing;
      if (told.kind !== 'sent') return told;
    }
    signal.throwIfAborted();
    const outcome = await post(addTo(target.importId, sentAs), file, onTransfer, signal);
    // Another file of this name is announced again.
    if (outcome.kind === 'sent') announced.delete(file.name);
    return outcome;
  };
}

const addTo = (id: string, sentAs: string) => (by: Call, signal: AbortSignal) =>
  by('POST /api/imports/{id}/files', { params: { id }, query: { sentAs }, signal });

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
