import contentDisposition from 'content-disposition';
import { Readable } from 'node:stream';
import parseRange from 'range-parser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { idParams } from '../../contract/fields.ts';
import type { Storage } from '../files/storage.ts';
import { CONTENT_TYPE, documentKey, imageKey } from '../files/stored-files.ts';
import { namesTag } from '../http/etag.ts';
import { Failure } from '../failure.ts';
import { parsePath } from '../http/parse.ts';

/** The width of a picture whose URL names no width. */
const USUAL_WIDTH = 960;

/** What is sent for a medium. */
interface MediaFile {
  key: string;
  type: (typeof CONTENT_TYPE)['image' | 'pdf'];
  headers: Record<string, string>;
}

/**
 * Serves pictures and documents. These routes are not calls of the contract: every answer is a file or a problem.
 */
export function serveMediaFiles(app: FastifyInstance): void {
  app.get<{ Params: { id: string }; Querystring: { download?: string } }>(
    '/media/:id',
    async (request, reply) => {
      const medium = await findMedium(app, request.params.id);
      const file =
        medium.mediaType === 'image'
          ? imageFile(medium, USUAL_WIDTH)
          : documentFile(medium, request.query.download !== undefined);
      return send(app, request, reply, file);
    },
  );

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const width = IMAGE_WIDTHS.find((each) => request.params.file === `${each}.webp`);
    if (width === undefined) throw new Failure('NOT_FOUND');
    const medium = await findMedium(app, request.params.id);
    if (medium.mediaType !== 'image') throw new Failure('NOT_FOUND');
    return send(app, request, reply, imageFile(medium, width));
  });
}

async function findMedium(app: FastifyInstance, id: string) {
  const medium = await app.deps.db
    .selectFrom('vehicle_media')
    .innerJoin('stored_files', 'stored_files.sha256', 'vehicle_media.sha256')
    .select([
      'vehicle_media.sha256',
      'stored_files.storage_id as storageId',
      'vehicle_media.media_type as mediaType',
      'vehicle_media.title',
    ])
    .where('vehicle_media.id', '=', parsePath(idParams, { id }).id)
    .executeTakeFirst();
  if (!medium) throw new Failure('NOT_FOUND');
  return medium;
}

/** What the database stores about a medium. */
interface Medium {
  sha256: string;
  storageId: string;
  title: string;
}

// The content behind a medium's id never changes.
function imageFile({ sha256, storageId }: Medium, width: number): MediaFile {
  return {
    key: imageKey(storageId, width),
    type: CONTENT_TYPE.image,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${sha256}-${width}"` },
  };
}

/**
 * Nothing that is loaded, embedded, sent or framed. Without `sandbox`: Safari then shows an empty tab, and Chromium
 * ignores the policy of a PDF (https://github.com/adobe/aem-core-wcm-components/issues/2839).
 */
const DOCUMENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Browsers revalidate a document each time, so that a deleted one is gone at once for those who have it cached.
function documentFile({ sha256, storageId, title }: Medium, isDownload: boolean): MediaFile {
  const fileName = `${title}.pdf`;
  return {
    key: documentKey(storageId),
    type: CONTENT_TYPE.pdf,
    headers: {
      'cache-control': 'no-cache',
      etag: `"${sha256}"`,
      'content-security-policy': DOCUMENT_POLICY,
      'content-disposition': contentDisposition(fileName, {
        type: isDownload ? 'attachment' : 'inline',
        // Without it umlauts go out as ISO-8859-1, which not every client reads.
        fallback: fileName.replaceAll(/[^ -~]/g, '_'),
      }),
    },
  };
}

/** HEAD needs the size only: Fastify reads a stream to its end before it drops the body. */
async function measure(files: Storage, key: string): ReturnType<Storage['open']> {
  const size = await files.sizeOf(key);
  return size === undefined ? undefined : { stream: Readable.from([]), size };
}

async function send(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, type, headers }: MediaFile,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match'];
  if (known !== undefined && namesTag(known, headers['etag'] ?? ''))
    return reply.headers(headers).status(304).send();
  const { files } = app.deps;
  // A document has a policy, which the store would not send.
  const address = type === CONTENT_TYPE.image ? await files.addressOf(key) : undefined;
  if (address !== undefined) return reply.header('cache-control', REDIRECT_CACHE).redirect(address, 302);
  reply
    .headers(headers)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .type(type);
  const wanted = await wantedRange(files, request, { key, tag: headers['etag'] });
  if (typeof wanted === 'number') {
    return reply.status(416).header('content-range', `bytes */${wanted}`).removeHeader('etag').send();
  }
  const stored = await (request.method === 'HEAD' ? measure(files, key) : files.open(key, wanted));
  if (!stored) throw new Failure('NOT_FOUND');
  if (wanted) {
    const { start, end, size } = wanted;
    reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  }
  return reply.header('content-length', stored.size).send(stored.stream);
}

/** A signed address is valid for an hour longer than a browser remembers it. */
const REDIRECT_CACHE = 'private, max-age=3600';

/**
 * The one range of bytes that the client wants; undefined for the whole file, also where it wants several. The size of the
 * file if it has no such bytes. With If-Range only for the content that the client has begun to read.
 */
async function wantedRange(
  files: Storage,
  { method, headers }: FastifyRequest,
  { key, tag }: { key: string; tag: string | undefined },
): Promise<{ start: number; end: number; size: number } | number | undefined> {
  const { range, 'if-range': known } = headers;
  if (method !== 'GET' || range === undefined || (known !== undefined && known !== tag)) return undefined;
  const size = await files.sizeOf(key);
  if (size === undefined) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return size;
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [wanted] = ranges;
  return wanted && { ...wanted, size };
}
