import { open as openFile, stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  ZIP_MAX_ENTRIES,
  ZIP_MAX_RATIO,
  ZIP_MAX_UNPACKED_BYTES,
  ZIP_RATIO_FREE_BYTES,
} from '../../contract/upload-figures.ts';
import { foldName, readName } from './entry-names.ts';
import { ImportRejected } from './rejected.ts';

/** A file in the ZIP. */
export interface ZipEntry {
  /** A checked relative path with `/`. Never use it as a path on the disk of the server. */
  path: string;
  /** Unpacks the whole entry and checks its size and CRC-32. Calls `see` with every chunk. */
  readInto(sink: Writable, see?: (chunk: Buffer) => void): Promise<void>;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const SPLIT_MARK = 0x08074b50;
const STORED = 0;
const DEFLATED = 8;

const FILE_TYPE = 0o170_000;
const REGULAR = 0o100_000;
const DIRECTORY = 0o040_000;

async function wordAt(path: string, position: number): Promise<number | undefined> {
  const handle = await openFile(path, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, position);
    return bytesRead === 4 ? buffer.readUInt32LE(0) : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * Translates errors of yauzl. It has no error codes, so the relevant ones are recognized by their messages.
 */
async function explain(error: unknown, zipPath: string, entry: string | null): Promise<ImportRejected> {
  if (error instanceof ImportRejected) return error;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('strong encryption')) return new ImportRejected('ZIP_ENCRYPTED', entry);
  if (message.startsWith('multi-disk')) return new ImportRejected('ZIP_SPLIT');
  if (message.startsWith('End of central directory')) {
    const start = await wordAt(zipPath, 0);
    if (start === SPLIT_MARK) return new ImportRejected('ZIP_SPLIT');
    if (start !== LOCAL_HEADER && start !== END_OF_DIRECTORY) return new ImportRejected('NOT_A_ZIP');
  }
  return new ImportRejected('ZIP_DAMAGED', entry);
}

function checkEntry(entry: Entry, path: string): void {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
    throw new ImportRejected('ENTRY_NOT_A_FILE', path);
  if (entry.isEncrypted()) throw new ImportRejected('ZIP_ENCRYPTED', path);
  const method = entry.compressionMethod;
  if (method !== STORED && method !== DEFLATED)
    throw new ImportRejected('ZIP_METHOD_UNKNOWN', path, { method });
}

async function readDirectory(zip: ZipFile): Promise<{ path: string; entry: Entry }[]> {
  if (zip.entryCount > ZIP_MAX_ENTRIES)
    throw new ImportRejected('ZIP_TOO_MANY_ENTRIES', null, { max: ZIP_MAX_ENTRIES });
  const found: { path: string; entry: Entry }[] = [];
  const names = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const path = readName(entry);
    checkEntry(entry, path);
    const folded = foldName(path);
    const other = names.get(folded);
    if (other !== undefined) throw new ImportRejected('ENTRY_NAME_TWICE', path, { other });
    names.set(folded, path);
    found.push({ path, entry });
  }
  return found;
}

// Entries after the announced number would bypass the limit on their number.
async function refuseHiddenEntries(zip: ZipFile, zipPath: string): Promise<void> {
  // The types of the library declare this position as a boolean.
  const position = Number(zip.readEntryCursor);
  if ((await wordAt(zipPath, position)) === CENTRAL_HEADER) throw new ImportRejected('ZIP_DAMAGED');
}

/** Refuses before anything is unpacked. The sizes are those of the directory: an entry with more bytes is damaged for yauzl. */
function checkSizes(directory: readonly { entry: Entry }[], zipBytes: number): void {
  let unpacked = 0;
  for (const { entry } of directory) unpacked += entry.uncompressedSize;
  if (unpacked > ZIP_MAX_UNPACKED_BYTES)
    throw new ImportRejected('ZIP_UNPACKS_TOO_LARGE', null, { maxBytes: ZIP_MAX_UNPACKED_BYTES });
  if (unpacked - ZIP_RATIO_FREE_BYTES > zipBytes * ZIP_MAX_RATIO)
    throw new ImportRejected('ZIP_UNPACKS_TOO_FAR', null, { maxRatio: ZIP_MAX_RATIO });
}

function checked(entry: Entry, path: string, see?: (chunk: Buffer) => void) {
  return async function* (source: Readable): AsyncGenerator<Buffer> {
    let sum = 0;
    for await (const chunk of source) {
      // yauzl's streams are not in object mode and have no encoding, so chunks are buffers.
      const bytes = chunk as Buffer;
      see?.(bytes);
      sum = crc32(bytes, sum);
      yield bytes;
    }
    if (sum !== entry.crc32) throw new ImportRejected('ZIP_DAMAGED', path);
  };
}

/**
 * Opens a ZIP, checks its structure and passes its files (not its folders) to `use`. Throws ImportRejected
 * for every fault of the ZIP, also while `use` reads.
 */
export async function openZip<T>(zipPath: string, use: (entries: ZipEntry[]) => Promise<T>): Promise<T> {
  const { size } = await stat(zipPath);
  const zip = await openPromise(zipPath, {
    decodeStrings: false,
    validateEntrySizes: true,
    autoClose: false,
  }).catch(async (error: unknown) => {
    throw await explain(error, zipPath, null);
  });
  // An error after reading has ended has no handler left. Without this listener it would end the process.
  zip.on('error', () => {});
  try {
    const directory = await readDirectory(zip).catch(async (error: unknown) => {
      throw await explain(error, zipPath, null);
    });
    await refuseHiddenEntries(zip, zipPath);
    checkSizes(directory, size);
    const files = directory.filter(({ path }) => !path.endsWith('/'));
    return await use(
      files.map(({ path, entry }) => ({
        path,
        async readInto(sink, see) {
          try {
            await pipeline(await zip.openReadStreamPromise(entry), checked(entry, path, see), sink);
          } catch (error) {
            // A full disk is a fault of the server, not of the delivery.
            if (isSystemError(error)) throw error;
            throw await explain(error, zipPath, path);
          }
        },
      })),
    );
  } finally {
    zip.close();
  }
}

// Errors of zlib have an errno too, but their code begins with Z.
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
