import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Where pictures and documents are kept. Keys are relative paths of plain words, such as `images/<sha256>/640.webp`. */
export interface Storage {
  /** Takes a copy of the file; afterwards the key shows the whole new content, before it the whole old one. */
  put(key: string, sourcePath: string): Promise<void>;
  /** Undefined when nothing is kept under the key. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  has(key: string): Promise<boolean>;
  /** Removes what is kept under the key; nothing there is no error. */
  remove(key: string): Promise<void>;
  /** All keys that begin with the folder. */
  list(folder: string): Promise<string[]>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`not a key of the storage: ${key}`);
    return join(root, key);
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? found.size : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    async put(key, sourcePath) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      // In the same folder, so that the rename is atomic; the leading dot keeps it out of reach of any key.
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
    async open(key) {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { stream: createReadStream(pathOf(key)), size };
    },
    async has(key) {
      return (await sizeOf(key)) !== undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(under) {
      const found = await readdir(pathOf(under), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },
  };
}
