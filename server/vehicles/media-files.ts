import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { idParams } from '../../contract/fields.ts';
import { documentKey, imageKey } from '../files/stored-files.ts';
import { namesTag } from '../http/etag.ts';
import { Failure } from '../http/failure.ts';
import { parsePath } from '../http/parse.ts';

/** The width that a picture's address answers when none is asked for. */
const USUAL_WIDTH = 960;

/** What is sent of a medium. */
interface MediaFile {
  key: string;
  type: 'image/webp' | 'application/pdf';
  headers: Record<string, string>;
}

/** Pictures and documents. They are no calls: every answer is a file, or a problem. */
export function serveMediaFiles(app: FastifyInstance): void {
  app.get<{ Params: { id: string }; Querystring: { download?: string } }>(
    '/media/:id',
    async (request, reply) => {
      const medium = await findMedium(app, request.params.id);
      const file =
        medium.mediaType === 'image'
          ? imageFile(medium.sha256, USUAL_WIDTH)
          : documentFile(medium, request.query.download !== undefined);
      return send(app, request, reply, file);
    },
  );

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const width = IMAGE_WIDTHS.find((each) => request.params.file === `${each}.webp`);
    if (width === undefined) throw new Failure('NOT_FOUND');
    const medium = await findMedium(app, request.params.id);
    if (medium.mediaType !== 'image') throw new Failure('NOT_FOUND');
    return send(app, request, reply, imageFile(medium.sha256, width));
  });
}

async function findMedium(app: FastifyInstance, id: string) {
  const medium = await app.deps.db
    .selectFrom('vehicle_media')
    .select(['sha256', 'media_type as mediaType', 'title'])
    .where('id', '=', parsePath(idParams, { id }).id)
    .executeTakeFirst();
  if (!medium) throw new Failure('NOT_FOUND');
  return medium;
}

// The content behind a medium's id never changes.
function imageFile(sha256: string, width: number): MediaFile {
  return {
    key: imageKey(sha256, width),
    type: 'image/webp',
    headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${sha256}-${width}"` },
  };
}

// A document is asked for again each time: one that was deleted is gone at once, also for those who had it.
function documentFile({ sha256, title }: { sha256: string; title: string }, isDownload: boolean): MediaFile {
  return {
    key: documentKey(sha256),
    type: 'application/pdf',
    headers: {
      'cache-control': 'no-cache',
      etag: `"${sha256}"`,
      'content-disposition': disposition(isDownload ? 'attachment' : 'inline', `${title}.pdf`),
    },
  };
}

/** RFC 6266: the name in full, and in plain letters for those who do not read that. */
function disposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replaceAll(/[^ !#$&+\-.0-9A-Z^_`a-z|~]/g, '_');
  const full = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
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
  const stored = await app.deps.files.open(key);
  if (!stored) throw new Failure('NOT_FOUND');
  return reply
    .headers(headers)
    .header('x-content-type-options', 'nosniff')
    .header('content-length', stored.size)
    .type(type)
    .send(stored.stream);
}
