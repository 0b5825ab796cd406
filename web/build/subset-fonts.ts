import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The fonts in use. Hinting stays, because it keeps small text sharp on Windows. */
const FACES = [
  '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
  '@fontsource/barlow/files/barlow-latin-500-normal.woff2',
  '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
];
/**
 * ASCII, the accented letters of Latin-1, and the other characters that German, English and French typography needs.
 */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0\u202f§©«»®°±·¡¿²ŒœŸ–—‘’‚“”„•…‰€™−×→`;

/** The folder is a cache: other fonts or characters use another folder. */
const CHOICE = createHash('sha256')
  .update(JSON.stringify([FACES, CHARACTERS]))
  .digest('hex');
const folder = join(import.meta.dirname, '../../.build/fonts', CHOICE.slice(0, 12));

/** Reduces the fonts to the characters in use. The style sheet imports them as `@fonts/…`. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      await Promise.all(FACES.map((face) => subset(face)));
      return { resolve: { alias: [{ find: '@fonts', replacement: folder }] } };
    },
  };
}

async function subset(face: string): Promise<void> {
  const target = join(folder, face.replace(/^.*\//, ''));
  if (existsSync(target)) return;
  const font = readFileSync(createRequire(import.meta.url).resolve(face));
  const smaller = await subsetFont(font, CHARACTERS, { targetFormat: 'woff2' });
  // Atomic, because two builds may write the file at the same time.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, smaller);
  renameSync(draft, target);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
