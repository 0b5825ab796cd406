import { join } from 'node:path';
import { diskStorage, type Storage } from './storage.ts';
import type { BucketSettings } from './storage-url.ts';

interface StorageSettings {
  dataDir: string;
  bucket: BucketSettings | undefined;
}

/** The storage that the configuration names: a bucket, or a folder of this machine. */
export async function openStorage({
  dataDir,
  bucket,
}: StorageSettings): Promise<{ files: Storage; close(): void }> {
  if (!bucket) return { files: diskStorage(join(dataDir, 'media')), close: () => {} };
  // The client of the store has some MB, which a portal with a folder does not need.
  const { bucketStorage } = await import('./bucket-storage.ts');
  const files = await bucketStorage(bucket);
  return { files, close: () => files.close() };
}
