import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { convertImage } from './images.ts';
import type { Storage } from './storage.ts';

/** A file by its content. */
export interface NewFile {
  sha256: string;
  kind: 'image' | 'pdf';
  /** Where the original lies. */
  path: string;
  byteSize: number;
}

export function imageKey(sha256: string, width: number): string {
  return `images/${sha256}/${width}.webp`;
}

export function documentKey(sha256: string): string {
  return `documents/${sha256}.pdf`;
}

function keysOf(sha256: string, kind: string): string[] {
  return kind === 'image' ? IMAGE_WIDTHS.map((width) => imageKey(sha256, width)) : [documentKey(sha256)];
}

/** What goes into the storage for one content. */
interface Prepared extends NewFile {
  width: number | null;
  height: number | null;
  parts: { key: string; path: string }[];
}

async function prepare(file: NewFile, scratchFolder: string): Promise<Prepared> {
  if (file.kind === 'pdf') {
    return {
      ...file,
      width: null,
      height: null,
      parts: [{ key: documentKey(file.sha256), path: file.path }],
    };
  }
  const folder = join(scratchFolder, file.sha256);
  await mkdir(folder, { recursive: true });
  const size = await convertImage(file.path, folder);
  const parts = IMAGE_WIDTHS.map((width) => ({
    key: imageKey(file.sha256, width),
    path: join(folder, `${width}.webp`),
  }));
  return { ...file, ...size, parts };
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
 * Converts the contents that are not kept yet. Nothing is stored before all are converted; ImageRefused leaves
 * nothing behind, and is handed with the file to `explain`.
 */
export async function prepareFiles<F extends NewFile>(
  db: Kysely<DB>,
  files: readonly F[],
  scratchFolder: string,
  explain: (error: unknown, file: F) => unknown,
): Promise<Prepared[]> {
  const unknown = await unknownOf(db, files);
  // All of them, also after one has failed: the scratch folder must not be removed under a conversion.
  const outcomes = await Promise.allSettled(
    unknown.map((file) =>
      prepare(file, scratchFolder).catch((error: unknown) => {
        throw explain(error, file);
      }),
    ),
  );
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** Puts prepared contents into the storage, then writes them down. Answers those that nobody else had written down. */
export async function storeFiles(
  db: Kysely<DB>,
  storage: Storage,
  prepared: readonly Prepared[],
): Promise<string[]> {
  const parts = prepared.flatMap((file) => file.parts);
  for (const { key, path } of parts) await storage.put(key, path);
  const added: string[] = [];
  for (const { sha256, kind, byteSize, width, height } of prepared) {
    const row = await db
      .insertInto('stored_files')
      .values({ sha256, kind, byte_size: byteSize, width, height })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('sha256')
      .executeTakeFirst();
    if (row) added.push(sha256);
  }
  // Somebody may have removed the same content, unused until now, between our putting and our writing down.
  for (const { key, path } of parts) if (!(await storage.has(key))) await storage.put(key, path);
  return added;
}

/** Removes contents that no vehicle shows any more; those still shown stay. */
export async function removeUnusedFiles(
  db: Kysely<DB>,
  storage: Storage,
  sha256s: readonly string[],
): Promise<void> {
  if (sha256s.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const removed = await sql<{ sha256: string; kind: string }>`
      delete from stored_files
      where sha256 = any(${sha256s})
        and not exists (select from vehicle_media where vehicle_media.sha256 = stored_files.sha256)
      returning sha256, kind
    `.execute(tx);
    // Before the commit: whoever brings the same content waits for it, and so never writes down what is being removed.
    // A file that cannot be removed is only in the way of nobody; a row without its file would show a hole.
    await Promise.allSettled(
      removed.rows.flatMap(({ sha256, kind }) => keysOf(sha256, kind)).map((key) => storage.remove(key)),
    );
  });
}
