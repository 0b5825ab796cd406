import { fileNameOf } from '../../../contract/file-name.ts';
import type { Import, ImportRow } from '../../../contract/import-jobs.ts';
import { canRetry, type Outcome } from './answer.ts';
import type { Upload } from './queue.ts';

/** A file on its way into the stock: its upload, or the row of the import, or both. */
export interface Entry {
  key: string;
  fileName: string;
  /** Bytes; null for a file that another page has sent. */
  size: number | null;
  /** `missing`: announced, not at the server, and not sent by this page. */
  state: 'pending' | 'uploading' | 'processing' | 'success' | 'error' | 'missing';
  transferred: number;
  outcome: Outcome | null;
  /** The upload from this page, if there is one. */
  uploadId: number | null;
  /** The upload that sends the file again; null if this page does not have the file, or it would fail again. */
  retryId: number | null;
}

/**
 * The rows of an import, each with its upload from this page. A file that is sent again stands in the place of its failed
 * row. The last are those that the server does not have yet.
 */
export function entriesOf(
  uploads: readonly Upload<File>[],
  { rows, missingFiles }: Pick<Import, 'rows' | 'missingFiles'>,
): Entry[] {
  const left = [...uploads];
  const ownNames = new Set(uploads.map(({ file }) => fileNameOf(file.name)));
  const ofRows = rows.map((row) => {
    const upload = uploadOf(row, left);
    if (!upload) return entryOfRow(row);
    left.splice(left.indexOf(upload), 1);
    return isThere(row, upload) ? entryOfRow(row, upload) : { ...entryOfUpload(upload), key: row.id };
  });
  const missing = missingFiles.filter((name) => !ownNames.has(name));
  return [...ofRows, ...left.map(entryOfUpload), ...missing.map(entryOfMissing)];
}

/** The upload of this row, or the one that takes its place. */
function uploadOf(row: ImportRow, uploads: readonly Upload<File>[]): Upload<File> | undefined {
  const sent = uploads.find(({ sentAs }) => sentAs === row.sentAs);
  const named = uploads.find(({ file }) => fileNameOf(file.name) === row.fileName);
  return sent ?? (named?.state === 'sent' || row.state === 'failed' ? named : undefined);
}

/** Whether the server has the file of this upload in this row. It may have it although its answer was lost. */
const isThere = ({ sentAs, state }: ImportRow, upload: Upload<File>): boolean =>
  upload.state === 'sent' || (upload.state === 'error' && upload.sentAs === sentAs && state !== 'failed');

/** Whether one of these files takes the place of a failed one of its name. */
export function replacesFailed(entries: readonly Entry[], files: readonly { name: string }[]): boolean {
  const names = new Set(files.map(({ name }) => fileNameOf(name)));
  return entries.some(({ state, fileName }) => state === 'error' && names.has(fileNameOf(fileName)));
}

function entryOfRow(row: ImportRow, upload?: Upload<File>): Entry {
  const outcome = outcomeOf(row);
  const isRetryable = outcome?.kind === 'rejected' && canRetry(outcome);
  return {
    key: row.id,
    fileName: row.fileName,
    size: upload?.file.size ?? null,
    state: row.state === 'done' ? 'success' : row.state === 'failed' ? 'error' : 'processing',
    transferred: 1,
    outcome,
    uploadId: upload?.id ?? null,
    retryId: isRetryable ? (upload?.id ?? null) : null,
  };
}

const entryOfMissing = (fileName: string): Entry => ({
  key: `missing ${fileName}`,
  fileName,
  size: null,
  state: 'missing',
  transferred: 0,
  outcome: null,
  uploadId: null,
  retryId: null,
});

function outcomeOf(row: ImportRow): Outcome | null {
  if (row.state === 'done') return { kind: 'imported', row };
  const { reason, entry, params } = row;
  return reason === null ? null : { kind: 'rejected', rejection: { reason, entry, params } };
}

function entryOfUpload({ id, file, state, transferred, outcome }: Upload<File>): Entry {
  const isRetryable = state === 'error' && (outcome === null || canRetry(outcome));
  return {
    key: `upload ${id}`,
    fileName: file.name,
    size: file.size,
    state: state === 'sent' ? 'processing' : state,
    transferred,
    outcome,
    uploadId: id,
    retryId: isRetryable ? id : null,
  };
}
