// The program of the processes that convert pictures; images.ts starts them. Requests have priority over it, and the memory of a
// decoded picture is never that of the portal. It is JavaScript because Node 20 cannot start a process from TypeScript.
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * @typedef {object} Picture
 * @property {string} source
 * @property {string} target The folder for the converted files.
 * @property {readonly number[]} widths
 * @property {number} maxPixels
 */

// The formats that libvips may decode. It reports HEIC and AVIF both as heif; the compression tells them apart.
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff']);

// Maximum height and width of WebP.
const WEBP_MAX_SIDE = 16_383;
const QUALITY = 78;
// Measured on drawings and photographs: files of effort 2 are 2 % larger than those of 4 and take half the
// time. Files of effort 1 are 20 % larger.
const EFFORT = 2;
// Aborts pictures that are made to be slow. Ordinary pictures of 50 megapixels take about two seconds, and a hundred times as
// long at this priority on a machine that is busy with requests.
const TIMEOUT_SECONDS = 300;
/** A process that has become larger than this is replaced: what was freed does not go back to the system. */
const MEMORY_REST_BYTES = 256 * 1024 * 1024;

// One thread per picture and one picture per process: this gives the best throughput and bounds the memory.
sharp.concurrency(1);
sharp.cache(false);

// On Linux each thread has its own priority, and those that will convert have started already.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [0];
for (const thread of threads) setPriority(Number(thread), constants.priority.PRIORITY_LOW);

// A portal that stops waits for its requests. The processes end with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

process.on('message', async (/** @type {Picture} */ picture) => {
  const answer = await convert(picture).catch(({ code, message }) => ({ failed: { code, message } }));
  const isLast = process.memoryUsage.rss() > MEMORY_REST_BYTES;
  process.send?.({ answer, isLast });
  if (isLast) process.disconnect();
});

/** @param {Picture} picture */
async function convert({ source, target, widths, maxPixels }) {
  const decoded = await decode(source, Math.max(...widths), maxPixels);
  if (typeof decoded === 'string') return { refused: decoded };
  const { data, info } = decoded;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  /** @type {Buffer | undefined} */
  let whole;
  for (const width of widths) {
    // A picture is not enlarged, so all wider files are the same as the first one.
    const webp =
      whole ??
      (await shrink(sharp(data, { raw }), width).webp({ quality: QUALITY, effort: EFFORT }).toBuffer());
    if (width >= info.width) whole = webp;
    // Not with sharp: its errors do not tell a full disk from a faulty picture.
    await writeFile(join(target, `${width}.webp`), webp);
  }
  return { size: { width: info.width, height: info.height } };
}

/**
 * Decodes the whole picture (a truncated file fails), upright and in sRGB. It passes on pixels only, so no metadata remains.
 * Returns why it is refused instead.
 * @param {string} source
 * @param {number} width
 * @param {number} maxPixels
 */
async function decode(source, width, maxPixels) {
  try {
    const found = await sharp(source, { limitInputPixels: false }).metadata();
    if (found.width * found.height > maxPixels) return 'TOO_LARGE';
    const isAvif = found.format === 'heif' && found.compression === 'av1';
    if (!isAvif && !FORMATS.has(found.format)) return 'UNDECODABLE';
    const picture = sharp(source, { failOn: 'error', limitInputPixels: maxPixels });
    return await shrink(picture.autoOrient(), width)
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return 'UNDECODABLE';
  }
}

/**
 * @param {import('sharp').Sharp} picture
 * @param {number} width
 */
function shrink(picture, width) {
  return picture.resize({ width, height: WEBP_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
}
