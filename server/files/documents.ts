import { Processes } from './processes.ts';

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

/** One at a time: a document may take much memory. */
const readers = new Processes<DocumentFault | null>(PROGRAM, { most: 1 });

/** Reads a PDF in another process. Throws DocumentRefused. */
export async function checkDocument(path: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const fault = await readers.run(path, timeoutMs);
  if (fault === null) return;
  // The process ends before it answers if the document takes too much memory or time.
  throw new DocumentRefused(fault ?? 'UNREADABLE');
}
