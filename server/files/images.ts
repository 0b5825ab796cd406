import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputInfo, Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { IMAGE_MAX_PIXELS } from '../../contract/upload-figures.ts';
import { inTurn } from './in-turn.ts';

/** A picture that cannot be accepted. */
export class ImageRefused extends Error {
  readonly reason: 'UNDECODABLE' | 'TOO_LARGE';

  constructor(reason: 'UNDECODABLE' | 'TOO_LARGE', cause?: unknown) {
    super(`image refused: ${reason}`, { cause });
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}

// The formats that libvips may decode. It reports HEIC and AVIF both as heif; the compression tells them apart.
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff']);

// Maximum height and width of WebP.
const WEBP_MAX_SIDE = 16_383;
const QUALITY = 78;
// Measured on drawings and photographs: files of effort 2 are 2 % larger than those of 4 and take half the
// time. Files of effort 1 are 20 % larger.
const EFFORT = 2;
// Aborts pictures that are made to be slow. Ordinary pictures of 50 megapixels take about two seconds.
const TIMEOUT_SECONDS = 60;

type Library = typeof import('sharp').default;
let library: Promise<Library> | undefined;

/** With the first picture: the library takes 27 MB, and most servers convert none for hours. */
function loadLibrary(): Promise<Library> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // One thread per picture and one picture per core: this gives the best throughput and bounds the memory.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

async function checkHeader(sharp: Library, sourcePath: string): Promise<void> {
  const { format, compression, width, height } = await sharp(sourcePath, {
    limitInputPixels: false,
  }).metadata();
  if (width * height > IMAGE_MAX_PIXELS) throw new ImageRefused('TOO_LARGE');
  const isAvif = format === 'heif' && compression === 'av1';
  if (!isAvif && !FORMATS.has(format)) throw new ImageRefused('UNDECODABLE');
}

function shrink(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: WEBP_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
}

// Decodes the whole picture (a truncated file fails), upright and in sRGB. It passes on pixels only, so no
// metadata remains.
function decode(sharp: Library, sourcePath: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const source = sharp(sourcePath, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS });
  return shrink(source.autoOrient(), Math.max(...IMAGE_WIDTHS))
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function decodeOrRefuse(
  sharp: Library,
  sourcePath: string,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    await checkHeader(sharp, sourcePath);
    return await decode(sharp, sourcePath);
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    throw new ImageRefused('UNDECODABLE', error);
  }
}

async function convert(sourcePath: string, targetFolder: string): Promise<{ width: number; height: number }> {
  const sharp = await loadLibrary();
  const { data, info } = await decodeOrRefuse(sharp, sourcePath);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let whole: Buffer | undefined;
  for (const width of IMAGE_WIDTHS) {
    // A picture is not enlarged, so all wider files are the same as the first one.
    const webp =
      whole ??
      (await shrink(sharp(data, { raw }), width).webp({ quality: QUALITY, effort: EFFORT }).toBuffer());
    if (width >= info.width) whole = webp;
    // Not with sharp: its errors do not tell a full disk from a faulty picture.
    await writeFile(join(targetFolder, `${width}.webp`), webp);
  }
  return { width: info.width, height: info.height };
}

/**
 * Writes the picture into the folder as `320.webp`, `640.webp`, `960.webp` and `1440.webp`, upright and
 * without metadata. A smaller picture is not enlarged. Returns the size of the largest. Throws ImageRefused.
 */
export async function convertImage(
  sourcePath: string,
  targetFolder: string,
): Promise<{ width: number; height: number }> {
  await mkdir(targetFolder, { recursive: true });
  return inTurn(() => convert(sourcePath, targetFolder));
}
