import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { draw } from '../demo/pictures/draw.ts';

// Draws the icons and the preview image of shared links from web/public/favicon.svg and a drawn car. The
// results are committed. Run this once after changing favicon.svg.

const folder = join(import.meta.dirname, '..', 'web', 'public');
const mark = await readFile(join(folder, 'favicon.svg'));

/** The mark in the middle of a square; `share` is the part of the side that it fills. */
function icon(side: number, share: number, background: string | null): Sharp {
  const inner = Math.round(side * share);
  const [before, after] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)];
  return sharp(mark, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .flatten(background === null ? false : { background })
    .png({ palette: true, compressionLevel: 9 });
}

/** An .ico with one image: its header, its directory entry, and the image as PNG. */
async function ico(side: number): Promise<Buffer> {
  const png = await icon(side, 1, null).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * A car beside the blue band of a number plate. It has no words, because portals differ in name and readers
 * in language.
 */
async function preview(): Promise<Buffer> {
  const [width, height, band] = [1200, 630, 190];
  const car = await sharp(Buffer.from(draw({ view: 'side', body: 'estate', paint: 'navy' })))
    .resize(width - band)
    .extract({ left: 0, top: 85, width: width - band, height })
    .toBuffer();
  const stars = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    return `<circle cx="${95 + 52 * Math.sin(angle)}" cy="${200 - 52 * Math.cos(angle)}" r="7" fill="#ffd94a"/>`;
  });
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${band}" height="${height}" fill="#123d9f"/>${stars.join('')}
    <path fill="#161d27" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM42 10A32 32 0 0 0 10 42V${height - 42}A32 32 0 0 0 42 ${height - 10}H${width - 42}A32 32 0 0 0 ${width - 10} ${height - 42}V42A32 32 0 0 0 ${width - 42} 10Z"/>
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#e9edf1' } })
    .composite([
      { input: car, left: band, top: 0 },
      { input: Buffer.from(plate), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 80, compressionLevel: 9 })
    .toBuffer();
}

const pictures: Record<string, Promise<Buffer>> = {
  'favicon.ico': ico(32),
  'apple-touch-icon.png': icon(180, 0.82, '#ffffff').toBuffer(),
  'icon-192.png': icon(192, 1, null).toBuffer(),
  'icon-512.png': icon(512, 1, null).toBuffer(),
  // The platform may cut off everything outside the middle four fifths.
  'icon-maskable.png': icon(512, 0.68, '#ffffff').toBuffer(),
  'social-preview.png': preview(),
};
for (const [name, picture] of Object.entries(pictures)) await writeFile(join(folder, name), await picture);
