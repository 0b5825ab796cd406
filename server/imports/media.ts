import { basename, extname } from 'node:path/posix';
import { fileTypeFromFile } from 'file-type';
import { ImportRejected } from './rejected.ts';

export type MediaKind = 'image' | 'pdf';

/** Extension -> the type that file-type finds in its content. */
const IMAGES: Record<string, string> = {
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.jpe': 'jpg',
  '.jfif': 'jpg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
  '.tif': 'tif',
  '.tiff': 'tif',
};

/** Pictures that no program here decodes: better refused by name than missing without a word. */
const UNSUPPORTED_IMAGES = new Set(
  (
    '.svg .svgz .heic .heif .hif .bmp .dib .ico .jp2 .j2k .jpx .jxl .jxr .psd .eps .ai .tga .pcx .xcf .emf .wmf ' +
    '.dng .cr2 .cr3 .nef .arw .orf .raf .rw2 .raw'
  ).split(' '),
);

const LEFTOVERS = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', '.ds_store']);

/** What file managers leave behind: never part of a delivery. */
export function isLeftover(path: string): boolean {
  const name = basename(path).toLowerCase();
  return path.split('/').includes('__MACOSX') || name.startsWith('._') || LEFTOVERS.has(name);
}

/** What the name promises; undefined for a file that is skipped. Refuses pictures that are not taken. */
export function promisedKind(path: string): MediaKind | undefined {
  const extension = extname(path).toLowerCase();
  if (UNSUPPORTED_IMAGES.has(extension)) throw new ImportRejected('IMAGE_UNSUPPORTED', path);
  if (extension === '.pdf') return 'pdf';
  return extension in IMAGES ? 'image' : undefined;
}

/** Refuses a file whose content is not what its name says. `head` are its first bytes, `file` the unpacked file. */
export async function checkContent(path: string, kind: MediaKind, file: string, head: Buffer): Promise<void> {
  // A PDF behind other bytes is also a page of HTML to some readers: only the very start counts.
  const isWhatItSays =
    kind === 'pdf'
      ? head.toString('latin1').startsWith('%PDF-')
      : (await imageType(file)) === IMAGES[extname(path).toLowerCase()];
  if (!isWhatItSays) throw new ImportRejected('MEDIA_CONTENT_MISMATCH', path);
}

async function imageType(file: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(file);
  // An animated PNG is a PNG.
  return found?.ext === 'apng' ? 'png' : found?.ext;
}

/** The file's name without folder and ending. */
export function titleOf(path: string): string {
  const name = basename(path);
  const title = basename(name, extname(name)).normalize('NFC').replace(/\p{C}/gu, '').trim();
  return title.slice(0, 200) || name.slice(0, 200);
}

export function isNamedCover(path: string): boolean {
  return basename(path, extname(path)).toLowerCase() === 'cover';
}

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** By file name, numbers by value (2 before 10); files of one name in different folders by their folders. */
export function compareNames(a: string, b: string): number {
  return collator.compare(basename(a), basename(b)) || collator.compare(a, b) || (a < b ? -1 : 1);
}
