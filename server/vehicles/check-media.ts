import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { VALIDATION_MESSAGE, type ValidationCode } from '../../contract/validation.ts';
import { Failure, validationFailure } from '../failure.ts';
import { headOf, isWhatItSays, kindOfName } from '../files/content.ts';
import { type DocumentFault, DocumentRefused } from '../files/documents.ts';
import { ImageRefused } from '../files/images.ts';
import type { ReceivedFile } from '../files/receive-files.ts';
import type { NewFile } from '../files/stored-files.ts';

/** An uploaded picture or document whose content is what its name says. */
export interface UploadedMedium extends NewFile {
  fileName: string;
}

/** Throws what is wrong with a file. Whether a picture can be decoded is checked when it is converted. */
export async function checkUploaded({ fileName, path }: ReceivedFile): Promise<UploadedMedium> {
  if (path === null) throw new Failure('PAYLOAD_TOO_LARGE');
  const kind = kindOfName(fileName);
  if (!kind || !(await isWhatItSays(fileName, kind, path, await headOf(path))))
    throw refusal(fileName, 'FILE_KIND_UNKNOWN');
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { fileName, path, kind, sha256: hash.digest('hex'), byteSize: (await stat(path)).size };
}

const CODE_OF_FAULT: Record<DocumentFault, ValidationCode> = {
  UNREADABLE: 'FILE_DAMAGED',
  ENCRYPTED: 'FILE_ENCRYPTED',
  ACTIVE: 'FILE_ACTIVE',
};

/** The refusal of a file that could not be converted or read. */
export function explainUploaded(error: unknown, { fileName }: UploadedMedium): unknown {
  if (error instanceof DocumentRefused) return refusal(fileName, CODE_OF_FAULT[error.reason]);
  if (!(error instanceof ImageRefused)) return error;
  return refusal(fileName, error.reason === 'TOO_LARGE' ? 'PICTURE_TOO_LARGE' : 'FILE_DAMAGED');
}

// Several files may come in one request, so the message says which.
const refusal = (fileName: string, code: ValidationCode) =>
  validationFailure([{ path: 'files', message: `${fileName}: ${VALIDATION_MESSAGE[code]}`, code }]);
