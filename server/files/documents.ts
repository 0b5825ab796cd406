import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Why a PDF is not taken: damaged or too costly to read, encrypted, or with scripts, launch actions or attachments. */
export type DocumentFault = 'UNREADABLE' | 'ENCRYPTED' | 'ACTIVE';

/** A PDF that cannot be accepted. */
export class DocumentRefused extends Error {
  readonly reason: DocumentFault;

  constructor(reason: DocumentFault) {
    super(`document refused: ${reason}`);
    this.name = 'DocumentRefused';
    this.reason = reason;
  }
}

/** Next to this file in the sources, next to every chunk in the built program (vite.config.ts). */
const PROGRAM = new URL('./document-process.js', import.meta.url);
/** Ordinary documents take milliseconds, one of 100 MB a second. */
const TIMEOUT_MS = 30_000;

let reader: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Reads a PDF in another process, one at a time. Throws DocumentRefused. */
export async function checkDocument(path: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const answer = last.then(() => ask(path, timeoutMs));
  last = answer.catch(() => {});
  const fault = await answer;
  if (fault !== null) throw new DocumentRefused(fault);
}

/** `isLast` means that the process ends now. */
interface Answer {
  fault: DocumentFault | null;
  isLast: boolean;
}

async function ask(path: string, timeoutMs: number): Promise<DocumentFault | null> {
  const child = (reader ??= start());
  const settled = new AbortController();
  const { signal } = settled;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  // The process ends before it answers if the document takes too much memory or time.
  const ended = once(child, 'exit', { signal }).then((): [Answer] => [{ fault: 'UNREADABLE', isLast: true }]);
  try {
    hold(child);
    child.send(path);
    // The process sends only answers.
    const answered = once(child, 'message', { signal }) as Promise<[Answer]>;
    const [{ fault, isLast }] = await Promise.race([answered, ended]);
    if (isLast) reader = undefined;
    return fault;
  } finally {
    clearTimeout(timer);
    settled.abort();
    release(child);
  }
}

function start(): ChildProcess {
  // The process must not inherit options of this one, such as tsx or --input-type.
  const child = fork(PROGRAM, { execArgv: [], stdio: 'ignore' });
  child.once('exit', () => {
    if (reader === child) reader = undefined;
  });
  // The caller that waits for an answer gets the error as well.
  child.on('error', () => {});
  return child;
}

/** An idle reader does not keep this process alive, and ends with it. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
