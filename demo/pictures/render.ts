import sharp from 'sharp';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw } from './draw.ts';
import { keyOf, type Subject } from './gallery.ts';

/** The pictures that fill a wide page first. All others are sent smaller, as many cameras do. */
const LARGE: ReadonlySet<Subject['view']> = new Set(['side', 'dashboard']);
/**
 * Drawing and converting 960 pixels takes half as long as 1440, and the first start waits for nearly 300 pictures. In dots per
 * inch: a drawing has its own size, 1440 by 1080, at 72.
 */
const DENSITY = { large: 72, small: 48 };

/** Draws one picture as a JPEG, at the size at which it is sent. */
export async function renderJpeg(subject: Subject): Promise<Buffer> {
  const density = LARGE.has(subject.view) ? DENSITY.large : DENSITY.small;
  return sharp(Buffer.from(draw(subject)), { density })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Draws every picture once and stores it as a file, so that memory does not grow with the stock. */
export class PictureStore {
  readonly #folder: string;
  readonly #files = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The number of different pictures requested so far. */
  get size(): number {
    return this.#files.size;
  }

  async jpegOf(subject: Subject): Promise<Buffer> {
    const key = keyOf(subject);
    let file = this.#files.get(key);
    if (!file) {
      file = this.#write(key, subject);
      this.#files.set(key, file);
    }
    return readFile(await file);
  }

  async #write(key: string, subject: Subject): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `${key}.jpg`);
    await writeFile(`${path}.part`, await renderJpeg(subject));
    await rename(`${path}.part`, path);
    return path;
  }
}
