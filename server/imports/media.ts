import { basename, extname } from 'node:path/posix';
import { type FileKind, isWhatItSays, kindOfName } from '../files/content.ts';
import { ImportRejected } from './rejected.ts';

/**
 * Picture formats that the portal cannot decode. They are refused by name, because a missing picture would go
 * unnoticed.
 */
const UNSUPPORTED_IMAGES = new Set(
  (
    '.svg .svgz .heic .heif .hif .bmp .dib .ico .jp2 .j2k .jpx .jxl .jxr .psd .eps .ai .tga .pcx .xcf .emf .wmf ' +
    '.dng .cr2 .cr3 .nef .arw .orf .raf .rw2 .raw'
  ).split(' '),
);

const LEFTOVERS = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', '.ds_store']);

/** Files that file managers create. They are never part of a delivery. */
export function isLeftover(path: string): boolean {
  const name = basename(path).toLowerCase();
  return path.split('/').includes('__MACOSX') || name.startsWith('._') || LEFTOVERS.has(name);
}

/**
 * The kind of medium that the file name promises; undefined for a file that is skipped. Refuses unsupported
 * pictures.
 */
export function promisedKind(path: string): FileKind | undefined {
  const extension = extname(path).toLowerCase();
  if (UNSUPPORTED_IMAGES.has(extension)) throw new ImportRejected('IMAGE_UNSUPPORTED', path);
  return kindOfName(path);
}

/**
 * Refuses a file whose content does not match its name. `head` are its first bytes, `file` the unpacked file.
 */
export async function checkContent(path: string, kind: FileKind, file: string, head: Buffer): Promise<void> {
  if (!(await isWhatItSays(path, kind, file, head))) throw new ImportRejected('MEDIA_CONTENT_MISMATCH', path);
}

export function isNamedCover(path: string): boolean {
  return basename(path, extname(path)).toLowerCase() === 'cover';
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** By file name, numbers by value (2 before 10). Files with the same name are ordered by their folders. */
export function compareNames(a: string, b: string): number {
  return collator.compare(basename(a), basename(b)) || collator.compare(a, b) || (a < b ? -1 : 1);
}
