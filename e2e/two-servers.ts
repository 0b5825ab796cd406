import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { connectionOf } from '../bench/portal.ts';
import { startRoundRobin } from './round-robin.ts';
import { type Portal, startPortal } from './start-portal.ts';

/** The key that s3rver knows, and its secret. */
const KEY = 'S3RVER';
const BUCKET = 'portal';
const FOLDER = 'files';

interface Start {
  environment: Record<string, string>;
  /** A data folder with the demo. Its files are copied into the store. */
  filled: string;
}

/**
 * Two servers of the built program behind a proxy, with one PostgreSQL and one store that speaks the S3 protocol. Each request
 * goes to the other server than the one before.
 */
export async function startTwoServers({
  environment,
  filled,
}: Start): Promise<Pick<Portal, 'url' | 'introduction' | 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const endpoint = `http://127.0.0.1:${(await store.run()).port}`;
  await copyFiles(join(filled, 'media'), endpoint);
  const proxy = await startRoundRobin();
  const shared = {
    ...environment,
    PUBLIC_URL: proxy.url,
    STORAGE_URL: `s3://${KEY}:${KEY}@${BUCKET}/${FOLDER}?endpoint=${endpoint}`,
    NETWORK_KEY: randomBytes(32).toString('hex'),
  };
  const first = await startPortal({ filled, environment: shared });
  const second = await startPortal({ environment: { ...shared, DATABASE_URL: await connectionOf(first) } });
  proxy.to([first.url, second.url]);
  return {
    url: proxy.url,
    introduction: first.introduction,
    stop: async () => {
      await proxy.stop();
      await second.stop();
      await first.stop();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As the move from a folder to a bucket: docs/operations.md. */
async function copyFiles(media: string, endpoint: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  });
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await client.send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key: `${FOLDER}/${relative(media, path)}`,
        Body: await readFile(path),
      }),
    );
  }
  client.destroy();
}
