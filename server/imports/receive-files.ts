import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts';
import type { Upload } from '../../contract/endpoint.ts';
import { VALIDATION_MESSAGE } from '../../contract/validation.ts';
import { Failure, fieldFailure, validationFailure } from '../failure.ts';

/** An uploaded file; `path` is null if it exceeded the limit and was not kept. */
export interface ReceivedFile {
  fileName: string;
  path: string | null;
}

function nameOf(part: MultipartFile): string {
  const name = basename(part.filename.replaceAll('\\', '/')).replace(/\p{C}/gu, '').slice(0, 200);
  return name === '' ? 'upload.zip' : name;
}

async function save(part: MultipartFile, path: string): Promise<string | null> {
  await pipeline(part.file, createWriteStream(path));
  if (!part.file.truncated) return path;
  await rm(path);
  return null;
}

// Translates errors of reading the body. Errors without a code mean a body that is cut off or is not
// multipart.
function explain(error: unknown, field: string): unknown {
  const isKnown = error instanceof Failure || (error instanceof Error && 'code' in error);
  return isKnown ? error : fieldFailure(field, 'INVALID');
}

/**
 * Parts that will be refused are read to their end as well. Otherwise a browser that is still sending would
 * miss the response.
 */
async function readParts(request: FastifyRequest, upload: Upload, folder: string) {
  const received: ReceivedFile[] = [];
  let count = 0;
  let strangeField: string | undefined;
  // All files are counted and only `maxFiles` are stored, so that the refusal of too many can state their number.
  const limits = { fileSize: UPLOAD_MAX_BYTES, files: Infinity, parts: Infinity };
  const options = { limits, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.fieldname !== upload.field) strangeField ??= part.fieldname.slice(0, 100);
    if (part.type !== 'file') continue;
    if (part.fieldname !== upload.field) {
      part.file.resume();
      continue;
    }
    count += 1;
    if (count > upload.maxFiles) part.file.resume();
    else
      received.push({ fileName: nameOf(part), path: await save(part, join(folder, `upload-${count}.zip`)) });
  }
  return { received, count, strangeField };
}

/**
 * Streams the files of a request into the folder, which the caller removes. Refuses other fields and too many
 * files.
 */
export async function receiveFiles(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<ReceivedFile[]> {
  const { received, count, strangeField } = await readParts(request, upload, folder).catch(
    (error: unknown) => {
      throw explain(error, upload.field);
    },
  );
  if (strangeField !== undefined) throw fieldFailure(strangeField, 'UNKNOWN_KEY');
  if (count > upload.maxFiles) {
    const message = `${VALIDATION_MESSAGE.TOO_MANY_FILES}: ${count}, at most ${upload.maxFiles}`;
    throw validationFailure([{ path: upload.field, message, code: 'TOO_MANY_FILES' }]);
  }
  if (count === 0) throw fieldFailure(upload.field, 'FILE_MISSING');
  return received;
}
