import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { CannotStart } from '../../database/cannot-start.ts';
import { Failure } from '../failure.ts';
import { checkKey, type Storage } from './storage.ts';
import type { BucketSettings } from './storage-url.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
/** The slowest line on which an upload still succeeds: 500 KB a second. */
const UPLOAD_BYTES_PER_MS = 500;
/** A reader on a slow line pauses the stream. Without a bound, a lost line would hold it for ever. */
const SILENCE_MS = 5 * 60_000;
const ATTEMPTS = 3;

/** A signed address is the same for an hour, so that browsers find its picture in their cache, and valid for a second one. */
const SIGNED_SECONDS = 60 * 60;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The store answered that this object does not exist. A missing bucket is a fault of the configuration. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket';

/** The store cannot be reached, takes too long, is too busy, or refuses its own credentials. */
function awayBecause(error: unknown): Failure {
  const failure = new Failure('UNAVAILABLE', {
    detail: 'The storage of pictures and documents cannot be reached at the moment.',
  });
  // Not the error itself: it holds the whole request and answer.
  failure.cause = new Error(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  return failure;
}

/** Stores files in a bucket of a store that speaks the S3 protocol. Throws UNAVAILABLE while the store is away. */
export async function bucketStorage(settings: BucketSettings): Promise<Storage & { close(): void }> {
  const { bucket: Bucket, prefix } = settings;
  const client = openClient(settings);
  const placeOf = (key: string) => ({ Bucket, Key: prefix + checkKey(key) });

  /** Undefined if the object does not exist. */
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await request();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw awayBecause(error);
    }
  }

  /** The client repeats a failed request only if its body is no stream. */
  async function upload(key: string, sourcePath: string, contentType: string): Promise<void> {
    const { size } = await stat(sourcePath);
    for (let attempt = 1; ; attempt += 1) {
      const Body = createReadStream(sourcePath);
      const command = new PutObjectCommand({
        ...placeOf(key),
        Body,
        ContentLength: size,
        ContentType: contentType,
      });
      try {
        await client.send(command, { requestTimeout: ANSWER_MS + size / UPLOAD_BYTES_PER_MS });
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || isRefusal(error)) throw awayBecause(error);
      } finally {
        Body.destroy();
      }
    }
  }

  const sign = (key: string) =>
    getSignedUrl(client, new GetObjectCommand({ ...placeOf(key), ResponseCacheControl: FOR_A_YEAR }), {
      expiresIn: 2 * SIGNED_SECONDS,
      signingDate: new Date(Math.floor(Date.now() / 1000 / SIGNED_SECONDS) * SIGNED_SECONDS * 1000),
    });

  return {
    async put(key, sourcePath, { contentType }) {
      checkKey(key);
      await upload(key, sourcePath, contentType);
    },
    async open(key, range) {
      const command = new GetObjectCommand({
        ...placeOf(key),
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      });
      const answer = await ask(() => client.send(command));
      if (!answer) return undefined;
      // In Node.js the body is a stream of Node.js.
      if (!(answer.Body instanceof Readable)) throw awayBecause(new TypeError('the store sent no stream'));
      return { stream: answer.Body, size: answer.ContentLength ?? 0 };
    },
    async sizeOf(key) {
      const command = new HeadObjectCommand(placeOf(key));
      return (await ask(() => client.send(command)))?.ContentLength;
    },
    async remove(key) {
      const command = new DeleteObjectCommand(placeOf(key));
      await ask(() => client.send(command));
    },
    async list(folder) {
      const keys: string[] = [];
      const Prefix = `${prefix}${checkKey(folder)}/`;
      for (;;) {
        const last = keys.at(-1);
        // The first version of this call goes on after a key. The second goes on by a token, which not every store accepts.
        const Marker = last === undefined ? undefined : prefix + last;
        const command = new ListObjectsCommand({ Bucket, Prefix, ...(Marker ? { Marker } : {}) });
        const page = await ask(() => client.send(command));
        for (const { Key } of page?.Contents ?? []) if (Key) keys.push(Key.slice(prefix.length));
        if (!page?.IsTruncated) return keys.sort();
      }
    },
    ...(settings.isPublic
      ? { addressOf: sign, origin: new URL(await sign('images')).origin }
      : { addressOf: async () => undefined, origin: undefined }),
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return true;
      } catch (error) {
        if (!isRefusal(error)) return false;
        throw new CannotStart(
          `The store answers ${error.$metadata.httpStatusCode} for the bucket ${Bucket}: correct bucket, region or credentials in STORAGE_URL.`,
        );
      }
    },
    close: () => client.destroy(),
  };
}

/** The store understood the request and refuses it. To repeat it would not help. */
const isRefusal = (error: unknown): error is S3ServiceException =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode ?? 500) >= 300 &&
  (error.$metadata.httpStatusCode ?? 500) < 500 &&
  error.$metadata.httpStatusCode !== 429;

const ignore = () => {};

function openClient({ region, endpoint, credentials }: BucketSettings): S3Client {
  return new S3Client({
    region,
    // Stores other than Amazon's have no host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    // Errors are thrown, and logged by their catcher.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // By default the client appends checksums to a stream, which not every store removes: the file would be longer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  });
}
