import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import type { ZipEntry } from './open-zip.ts';

/** Unpacks an entry only to check it. */
export async function readAndForget(entry: ZipEntry): Promise<void> {
  await entry.readInto(new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** Unpacks an entry into memory. Throws `tooLarge` if it has more than `maxBytes`. */
export async function readIntoMemory(entry: ZipEntry, maxBytes: number, tooLarge: Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await entry.readInto(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        chunks.push(chunk);
        done(size > maxBytes ? tooLarge : null);
      },
    }),
  );
  return Buffer.concat(chunks);
}

const HEAD_BYTES = 16;

export interface UnpackedFile {
  sha256: string;
  byteSize: number;
  /** The first bytes of the file. */
  head: Buffer;
}

/** Unpacks an entry into a new file. */
export async function readIntoFile(entry: ZipEntry, path: string): Promise<UnpackedFile> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let byteSize = 0;
  await entry.readInto(createWriteStream(path, { flags: 'wx' }), (chunk) => {
    hash.update(chunk);
    byteSize += chunk.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
  });
  return { sha256: hash.digest('hex'), byteSize, head };
}
