import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { checkDocument } from './documents.ts';
import { convertImage } from './images.ts';
import type { FileKind } from './content.ts';
import type { Storage } from './storage.ts';

/** A file and the hash of its content. */
export interface NewFile {
  sha256: string;
  kind: FileKind;
  /** Path of the original file. */
  path: string;
  byteSize: number;
}

/** The content types of stored files. Every picture is converted to WebP. */
export const CONTENT_TYPE = { image: 'image/webp', pdf: 'application/pdf' } as const;

/** After this time the job removes the files of an unfinished import, and the import starts again. */
export const IMPORT_MINUTES = 60;

export function imageKey(storageId: string, width: number): string {
  return `images/${storageId}/${width}.webp`;
}

export function documentKey(storageId: string): string {
  return `documents/${storageId}.pdf`;
}

/** Papers of dealers. No public address leads to this folder. */
export function paperKey(storageId: string): string {
  return `papers/${storageId}`;
}

/** ZIPs that wait for their import. No public address leads to this folder. */
export function importKey(storageId: string): string {
  return `imports/${storageId}`;
}

/** All keys of one stored content. */
export function keysOf({
  storageId,
  kind,
}: {
  storageId: string;
  kind: FileKind | 'paper' | 'import';
}): string[] {
  if (kind === 'paper') return [paperKey(storageId)];
  if (kind === 'import') return [importKey(storageId)];
  return kind === 'image'
    ? IMAGE_WIDTHS.map((width) => imageKey(storageId, width))
    : [documentKey(storageId)];
}

/** A content that is ready to be stored. */
interface Prepared extends NewFile {
  /** A new id for each upload, even if the content was stored before. */
  storageId: string;
  width: number | null;
  height: number | null;
  parts: { key: string; path: string }[];
}

async function prepare(file: NewFile, scratchFolder: string): Promise<Prepared> {
  const storageId = randomUUID();
  if (file.kind === 'pdf') {
    await checkDocument(file.path);
    const parts = [{ key: documentKey(storageId), path: file.path }];
    return { ...file, storageId, width: null, height: null, parts };
  }
  const folder = join(scratchFolder, file.sha256);
  await mkdir(folder, { recursive: true });
  const size = await convertImage(file.path, folder);
  const parts = IMAGE_WIDTHS.map((width) => ({
    key: imageKey(storageId, width),
    path: join(folder, `${width}.webp`),
  }));
  return { ...file, ...size, storageId, parts };
}

async function unknownOf<F extends NewFile>(db: Kysely<DB>, files: readonly F[]): Promise<F[]> {
  const bySha = new Map(files.map((file) => [file.sha256, file]));
  if (bySha.size === 0) return [];
  const known = await db
    .selectFrom('stored_files')
    .select('sha256')
    .where('sha256', 'in', [...bySha.keys()])
    .execute();
  for (const { sha256 } of known) bySha.delete(sha256);
  return [...bySha.values()];
}

/**
 * Waits for all, even after one has failed: the caller removes the scratch folder, which the others still
 * read.
 */
async function settleAll<T>(work: Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(work);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/**
 * Converts pictures and checks documents that are not stored yet. Stores nothing. `explain` replaces the error of a
 * file: ImageRefused or DocumentRefused.
 */
export async function prepareFiles<F extends NewFile>(
  db: Kysely<DB>,
  files: readonly F[],
  scratchFolder: string,
  explain: (error: unknown, file: F) => unknown,
): Promise<Prepared[]> {
  const unknown = await unknownOf(db, files);
  return settleAll(
    unknown.map((file) =>
      prepare(file, scratchFolder).catch((error: unknown) => {
        throw explain(error, file);
      }),
    ),
  );
}

/**
 * Puts prepared contents into the storage, outside any transaction. It plans their removal first: if the
 * import is refused or killed, the job removes them. `recordFiles` cancels the removal.
 */
export async function putFiles(
  db: Kysely<DB>,
  storage: Storage,
  prepared: readonly Prepared[],
): Promise<void> {
  if (prepared.length === 0) return;
  const dueAt = sql<string>`now() + make_interval(mins => ${IMPORT_MINUTES})`;
  await db
    .insertInto('file_removals')
    .values(prepared.map(({ storageId, kind }) => ({ storage_id: storageId, kind, due_at: dueAt })))
    .execute();
  // One content at a time, with its widths in parallel: this limits the requests to the storage.
  for (const { kind, parts } of prepared) {
    const contentType = CONTENT_TYPE[kind];
    await settleAll(parts.map(({ key, path }) => storage.put(key, path, { contentType })));
  }
}

/**
 * Records stored contents, in the same transaction as the vehicle that shows them. It skips a content whose
 * removal has begun. Then a constraint on the vehicle's media fails the transaction, and the import starts
 * again. The same happens to a known content that was removed meanwhile.
 */
export async function recordFiles(tx: Transaction<DB>, prepared: readonly Prepared[]): Promise<void> {
  const stored = await lockStored(tx, prepared);
  if (stored.length === 0) return;
  // If another import has recorded the same content, its copy stays, and the removal of this copy stays
  // planned.
  const recorded = await tx
    .insertInto('stored_files')
    .values(
      stored.map(({ sha256, storageId, kind, byteSize, width, height }) => ({
        sha256,
        storage_id: storageId,
        kind,
        byte_size: byteSize,
        width,
        height,
      })),
    )
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('storage_id')
    .execute();
  const storageIds = recorded.map(({ storage_id }) => storage_id);
  if (storageIds.length > 0)
    await tx.deleteFrom('file_removals').where('storage_id', 'in', storageIds).execute();
}

/** Returns the contents whose removal has not begun. The lock order is the same in all imports. */
async function lockStored(tx: Transaction<DB>, prepared: readonly Prepared[]): Promise<Prepared[]> {
  if (prepared.length === 0) return [];
  // Waits for a job that is deciding on the same removal.
  const found = await sql<{ storageId: string }>`
    select storage_id as "storageId"
    from file_removals
    where storage_id = any(${prepared.map(({ storageId }) => storageId)}) and decided_at is null
    for update
  `.execute(tx);
  const storageIds = new Set(found.rows.map(({ storageId }) => storageId));
  return prepared
    .filter(({ storageId }) => storageIds.has(storageId))
    .toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}
