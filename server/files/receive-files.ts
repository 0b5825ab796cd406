import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Upload } from '../../contract/endpoint.ts';
import { fileNameOf } from '../../contract/file-name.ts';
import { VALIDATION_MESSAGE } from '../../contract/validation.ts';
import { Failure, fieldFailure, validationFailure } from '../failure.ts';
import { parse } from '../http/parse.ts';
import { checkAccessAgain } from '../http/serve.ts';

/** An uploaded file; `path` is null if it exceeded the limit and was not kept. */
export interface ReceivedFile {
  fileName: string;
  path: string | null;
}

/**
 * A request may have so many parts, so that their descriptions do not fill the memory. A text is cut off at so many bytes, which
 * are more than the longest text of a schema takes.
 */
const PARTS = { files: 10_000, fields: 10, fieldSize: 10_000 };

/**
 * All files together, and one more for the boundaries and for a file that is too large: its sender should read the
 * refusal, and a browser reads it only after it has sent everything.
 */
const totalOf = ({ maxFiles, maxBytes }: Upload) => (maxFiles + 1) * maxBytes;

/** Counts the bytes of a request as they arrive, and ends the reading at the first byte too many. */
function limitTotal({ raw, headers }: FastifyRequest, maxBytes: number) {
  let bytes = Number(headers['content-length'] ?? 0) > maxBytes ? Infinity : 0;
  let file: MultipartFile['file'] | undefined;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    if (file && !file.readableEnded) file.destroy(new Failure('PAYLOAD_TOO_LARGE'));
    // The parser reports a field at its end only. During an endless one no handler runs that could answer.
    else raw.destroy();
  });
  return {
    /** The file whose bytes arrive next. */
    read: (part: MultipartFile) => ({ file } = part),
    check: () => {
      if (bytes > maxBytes) throw new Failure('PAYLOAD_TOO_LARGE');
    },
  };
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
 * Parts that will be refused are read to their end as well, up to the limit of the request. Otherwise a browser that is
 * still sending would miss the response.
 */
async function readParts(request: FastifyRequest, upload: Upload, folder: string) {
  const received: ReceivedFile[] = [];
  const fields = new Map<string, unknown>();
  let count = 0;
  let strangeField: string | undefined;
  // All files are counted and only `maxFiles` are stored, so that the refusal of too many can state their number.
  const limits = { fileSize: upload.maxBytes, parts: Infinity, ...PARTS };
  const options = { limits, throwFileSizeLimit: false };
  const total = limitTotal(request, totalOf(upload));
  total.check();
  for await (const part of request.parts(options)) {
    total.check();
    if (part.type === 'field' && isField(upload, part.fieldname)) {
      // A list is refused by its schema.
      const before = fields.get(part.fieldname);
      fields.set(part.fieldname, before === undefined ? part.value : [before, part.value]);
      continue;
    }
    if (part.fieldname !== upload.field) strangeField ??= part.fieldname.slice(0, 100);
    if (part.type !== 'file') continue;
    total.read(part);
    if (part.fieldname !== upload.field) {
      part.file.resume();
      continue;
    }
    count += 1;
    if (count > upload.maxFiles) part.file.resume();
    else
      received.push({
        fileName: fileNameOf(part.filename),
        path: await save(part, join(folder, `upload-${count}`)),
      });
  }
  total.check();
  return { received, fields: Object.fromEntries(fields), count, strangeField };
}

const isField = ({ fields }: Upload, name: string): boolean =>
  fields !== undefined && Object.hasOwn(fields.shape, name);

/**
 * Streams the files of a request into the folder, which the caller removes. Refuses other fields, too many files, and a
 * user whose session has ended meanwhile. `fields` are the texts beside them, as they came.
 */
async function receiveParts(request: FastifyRequest, upload: Upload, folder: string) {
  const { received, fields, count, strangeField } = await readParts(request, upload, folder).catch(
    (error: unknown) => {
      throw explain(error, upload.field);
    },
  );
  await checkAccessAgain(request);
  if (strangeField !== undefined) throw fieldFailure(strangeField, 'UNKNOWN_KEY');
  if (count > upload.maxFiles) {
    const message = `${VALIDATION_MESSAGE.TOO_MANY_FILES}: ${count}, at most ${upload.maxFiles}`;
    throw validationFailure([{ path: upload.field, message, code: 'TOO_MANY_FILES' }]);
  }
  if (count === 0 && !upload.isOptional) throw fieldFailure(upload.field, 'FILE_MISSING');
  return { received, fields };
}

/** The files of a request. */
export async function receiveFiles(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<ReceivedFile[]> {
  return (await receiveParts(request, upload, folder)).received;
}

/** The files of a request, none if the call may come without, and the texts that were sent with them. */
export async function receiveFilesWithForm<F extends z.ZodObject>(
  request: FastifyRequest,
  upload: Upload & { fields: F },
  folder: string,
): Promise<{ received: ReceivedFile[]; fields: z.output<F> }> {
  const { received, fields } = await receiveParts(request, upload, folder);
  return { received, fields: parse(upload.fields, fields) };
}

/** The one file of a request, and the texts that were sent with it. */
export async function receiveForm<F extends z.ZodObject>(
  request: FastifyRequest,
  upload: Upload & { fields: F },
  folder: string,
): Promise<{ file: ReceivedFile; fields: z.output<F> }> {
  const { received, fields } = await receiveFilesWithForm(request, upload, folder);
  const [file] = received;
  // receiveParts refuses a request without a file.
  if (!file) throw new Failure('INTERNAL');
  return { file, fields };
}
