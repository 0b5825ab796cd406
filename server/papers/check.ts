import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import type { ValidationCode } from '../../contract/validation.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { type FileKind, headOf, isWhatItSays, kindOfName } from '../files/content.ts';
import { checkDocument, type DocumentFault, DocumentRefused } from '../files/documents.ts';
import { convertImage, ImageRefused } from '../files/images.ts';
import type { ReceivedFile } from '../files/receive-files.ts';

const CODE_OF_FAULT: Record<DocumentFault, ValidationCode> = {
  UNREADABLE: 'FILE_DAMAGED',
  ENCRYPTED: 'FILE_ENCRYPTED',
  ACTIVE: 'FILE_ACTIVE',
};

/** A paper that is ready to be stored. */
export interface CheckedPaper {
  fileName: string;
  kind: FileKind;
  /** A PDF as it was sent, or a picture as WebP without metadata. */
  path: string;
  byteSize: number;
}

/** Checks an uploaded paper like the media of a vehicle. Throws what is wrong with it, as the fault of this field. */
export async function checkPaper(
  { fileName, path }: ReceivedFile,
  scratchFolder: string,
  field = 'file',
): Promise<CheckedPaper> {
  if (path === null) throw new Failure('PAYLOAD_TOO_LARGE');
  const kind = kindOfName(fileName);
  if (!kind || !(await isWhatItSays(fileName, kind, path, await headOf(path))))
    throw fieldFailure(field, 'FILE_KIND_UNKNOWN');
  const stored = await prepare(kind, path, scratchFolder).catch((error: unknown) => {
    throw explain(error, field);
  });
  return { fileName, kind, path: stored, byteSize: (await stat(stored)).size };
}

async function prepare(kind: FileKind, path: string, scratchFolder: string): Promise<string> {
  if (kind === 'pdf') {
    await checkDocument(path);
    return path;
  }
  const folder = join(scratchFolder, 'picture');
  await convertImage(path, folder);
  return join(folder, `${Math.max(...IMAGE_WIDTHS)}.webp`);
}

function explain(error: unknown, field: string): unknown {
  if (error instanceof DocumentRefused) return fieldFailure(field, CODE_OF_FAULT[error.reason]);
  if (error instanceof ImageRefused) return fieldFailure(field, 'FILE_DAMAGED');
  return error;
}
