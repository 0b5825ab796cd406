import { UPLOAD_TIMEOUT_MINUTES } from '../../../contract/upload-figures.ts';
import type { OnShare } from '../../api/send-form.ts';
import { newId } from '../new-id.ts';
import { canRetry, type Outcome } from './answer.ts';

/** Sends one file under an id. The signal aborts it. */
export type Send<F> = (file: F, sentAs: string, onTransfer: OnShare, signal: AbortSignal) => Promise<Outcome>;

export interface Upload<F> {
  id: number;
  /** The id under which the server knows the file, however often it is sent. */
  sentAs: string;
  file: F;
  /** `sent`: the server has the file. */
  state: 'pending' | 'uploading' | 'sent' | 'error';
  /** The share that is transferred, 0 to 1. */
  transferred: number;
  outcome: Outcome | null;
}

export interface UploadQueue<F> {
  /**
   * Queues the files. A file replaces one of the same name that could not be uploaded, or whose id is in `failed`: the
   * server could not import it.
   */
  add: (files: readonly F[], failed?: ReadonlySet<number>) => void;
  /** Sends these uploads again, whether they failed or the server could not import their files. */
  retry: (ids: readonly number[]) => void;
  /** Removes the uploads that have ended. */
  clear: () => void;
  uploads: () => readonly Upload<F>[];
  subscribe: (listener: () => void) => () => void;
}

const NONE: ReadonlySet<number> = new Set();
const AT_ONCE = 3;
const TIMEOUT_MS = UPLOAD_TIMEOUT_MINUTES * 60_000;

/** Uploads one file per request, three at a time, in the order in which they were added. It outlives the page. */
export function createUploadQueue<F extends { name: string }>(send: Send<F>): UploadQueue<F> {
  let uploads: readonly Upload<F>[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Upload<F>[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function update(id: number, changes: Partial<Upload<F>>): void {
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  function startNext(): void {
    const running = uploads.filter(({ state }) => state === 'uploading').length;
    const next = uploads.filter(({ state }) => state === 'pending').slice(0, Math.max(0, AT_ONCE - running));
    for (const upload of next) void run(upload);
  }

  async function run({ id, sentAs, file }: Upload<F>): Promise<void> {
    update(id, { state: 'uploading', transferred: 0, outcome: null });
    const outcome = await inTime((signal) =>
      send(file, sentAs, (transferred) => update(id, { transferred }), signal),
    );
    update(id, { state: outcome.kind === 'sent' ? 'sent' : 'error', outcome });
    startNext();
  }

  return {
    add(files, failed = NONE) {
      const names = new Set(files.map(({ name }) => name));
      const added = files.map((file) => ({
        id: ++lastId,
        sentAs: newId(),
        file,
        state: 'pending' as const,
        transferred: 0,
        outcome: null,
      }));
      // A file that failed and was corrected has one row, not two.
      const others = uploads.filter(
        ({ id, file, state }) => !names.has(file.name) || (state !== 'error' && !failed.has(id)),
      );
      change([...others, ...added]);
      startNext();
    },
    retry(ids) {
      const again = { state: 'pending', transferred: 0, outcome: null } as const;
      change(
        uploads.map((upload) =>
          ids.includes(upload.id) && hasEnded(upload) ? { ...upload, ...again } : upload,
        ),
      );
      startNext();
    },
    clear() {
      change(uploads.filter((upload) => !hasEnded(upload)));
    },
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const hasEnded = ({ state }: Upload<unknown>): boolean => state === 'sent' || state === 'error';

/** Whether uploads are running or waiting. */
export const isRunning = (queue: { uploads: () => readonly Upload<unknown>[] }): boolean =>
  queue.uploads().some((upload) => !hasEnded(upload));

/** The files that the server does not have and may still get from this queue. */
export const filesToCome = <F>(queue: { uploads: () => readonly Upload<F>[] }): F[] =>
  queue
    .uploads()
    .flatMap(({ file, state, outcome }) =>
      state === 'sent' || (outcome !== null && !canRetry(outcome)) ? [] : [file],
    );

async function inTime(work: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    return await work(timeout.signal);
  } catch {
    return { kind: timeout.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}
