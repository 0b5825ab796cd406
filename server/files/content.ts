import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path/posix';
import { beginningOf } from '../../contract/beginning-of.ts';

export type FileKind = 'image' | 'pdf';

/** File extension -> the type that file-type detects in the content. */
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

/** The kind that a file name promises; undefined for all other files. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = extname(name).toLowerCase();
  if (extension === '.pdf') return 'pdf';
  return extension in IMAGES ? 'image' : undefined;
}

/** Whether the content of the file is what its name promises. `head` are its first bytes. */
export async function isWhatItSays(
  name: string,
  kind: FileKind,
  file: string,
  head: Buffer,
): Promise<boolean> {
  // A PDF after other bytes is a page of HTML to some readers, so it must start at the first byte.
  return kind === 'pdf'
    ? head.toString('latin1').startsWith('%PDF-')
    : (await imageType(file)) === IMAGES[extname(name).toLowerCase()];
}

async function imageType(file: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file);
  // An animated PNG is a PNG.
  return found?.ext === 'apng' ? 'png' : found?.ext;
}

const HEAD_BYTES = 16;

/** The first bytes of a file. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file name without folder and extension. */
export function titleOf(path: string): string {
  const name = basename(path);
  const title = basename(name, extname(name)).normalize('NFC').replace(/\p{C}/gu, '').trim();
  return beginningOf(title || name, 200);
}
