import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Stores pictures and documents. Keys are relative paths of lower-case words, such as `images/<id>/640.webp`.
 * The storage may be another machine: each call can fail or take seconds, and the storage bounds that time.
 * Never call it inside a transaction.
 */
export interface Storage {
  /**
   * Stores a copy of the file. Readers get the whole file or nothing. A failed put can be retried. A storage
   * that serves files itself sends the content type with them.
   */
  put(key: string, sourcePath: string, options: { contentType: string }): Promise<void>;
  /**
   * The file, or the bytes from `start` to `end`, both included. `size` is the length of the stream. Undefined if the key
   * is not stored. The caller must read the stream to its end or destroy it.
   */
  open(
    key: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; size: number } | undefined>;
  /** The number of bytes, without opening the file; undefined if the key is not stored. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Removes the file. A missing key is not an error, so a removal can be retried. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the folder. */
  list(folder: string): Promise<string[]>;
  /** An address at which browsers read the file for an hour at least; undefined if only the portal reaches the storage. */
  addressOf(key: string): Promise<string | undefined>;
  /** The origin of these addresses. */
  origin: string | undefined;
  /** Whether the storage answers. Throws CannotStart if it refuses the portal. */
  check(): Promise<boolean>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Returns a valid key. Throws RangeError for any other, so that no key leads out of the storage. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a storage key: ${key}`);
  return key;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Stores files in a folder of this machine. The content type is not stored: `stored_files` knows the kind. */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);

  const pathOf = (key: string) => join(root, checkKey(key));

  return {
    async put(key, sourcePath) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      // In the same folder, so that the rename is atomic. No key reaches it because of the leading dot.
      const half = join(dirname(target), `.${randomUUID()}`);
      try {
        await copyFile(sourcePath, half);
        await syncToDisk(half);
        await rename(half, target);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      // Opens first and then reads the size from the handle: the job may remove the file in between.
      const file = await open(pathOf(key), 'r').catch(ignoreMissing);
      const found = await file?.stat();
      if (file && found?.isFile()) {
        const size = range ? range.end - range.start + 1 : found.size;
        return { stream: file.createReadStream(range), size };
      }
      await file?.close();
      return undefined;
    },
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch(ignoreMissing);
      return found?.isFile() ? found.size : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(under) {
      const found = await readdir(pathOf(under), { recursive: true, withFileTypes: true }).catch(
        ignoreMissing,
      );
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },
    addressOf: async () => undefined,
    origin: undefined,
    check: async () => true,
  };
}
