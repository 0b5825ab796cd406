import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@tanstack/router-core';
import type { Locale } from '../../contract/constants.ts';
import type { PageScripts } from '../../web/pages.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const ENTRY = 'web/entry-client.tsx';
/** Fonts above the fold. With the preload the browser need not wait for the style sheet. */
const PRELOADED_FONTS = ['barlow-latin-400-normal', 'barlow-semi-condensed-latin-600-normal'];

export interface ClientFiles {
  /** Written into the head and the end of each page. */
  manifest: Manifest;
  /**
   * The chunks of each route by its id, with the texts in this language. The first chunk of the root is the
   * entry.
   */
  scriptsIn: (locale: Locale) => Record<string, string[]>;
  fonts: string[];
}

/** Reads from the build manifest what the browser must load for each route. */
export function readClientFiles(clientFolder: string, pages: Record<string, PageScripts>): ClientFiles {
  const written: Record<string, Chunk & { src?: string }> = JSON.parse(
    readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const chunkOf = (source: string): Chunk => {
    const chunk = written[source];
    if (!chunk) throw new Error(`the build has no ${source}`);
    return chunk;
  };
  const entry = chunkOf(ENTRY);
  const common = new Set(filesOf(written, entry));
  const commonStyles = new Set(stylesOf(written, entry));
  const scripts: Record<string, string[]> = { __root__: [...common].map((file) => `/${file}`) };
  const routes: Manifest['routes'] = {
    __root__: {
      css: [...commonStyles].map((file) => `/${file}`),
    },
  };
  for (const [route, { module }] of Object.entries(pages)) {
    const page = chunkOf(module);
    const files = filesOf(written, page).filter((file) => !common.has(file));
    const styles = stylesOf(written, page).filter((file) => !commonStyles.has(file));
    scripts[route] = [...new Set(files)].map((file) => `/${file}`);
    routes[route] = { css: [...new Set(styles)].map((file) => `/${file}`) };
  }
  /** The browser loads the texts in parallel with the entry and the page. */
  const textsOf = (route: string, locale: Locale) => {
    const language = `virtual:texts/${locale}`;
    const parts = (route === '__root__' ? ['common'] : (pages[route]?.areas ?? [])).map(
      (part) => `${language}/${part}`,
    );
    return [...(route === '__root__' ? [language] : []), ...parts].map(
      (module) => `/${chunkOf(module).file}`,
    );
  };
  const withTextsIn = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(scripts).map(([route, files]) => [route, [...files, ...textsOf(route, locale)]]),
    );
  const scriptsIn = { de: withTextsIn('de'), en: withTextsIn('en'), fr: withTextsIn('fr') };
  return {
    manifest: { routes },
    scriptsIn: (locale) => scriptsIn[locale],
    fonts: Object.values(written)
      .map(({ file }) => file)
      .filter((file) => PRELOADED_FONTS.some((font) => file.includes(font)) && file.endsWith('.woff2'))
      .map((file) => `/${file}`),
  };
}

/** A chunk and everything that it imports, without duplicates: chunks may import each other in a cycle. */
function chunksOf(written: Record<string, Chunk>, chunk: Chunk, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((name) => written[name] ?? []);
  return [chunk, ...imported.flatMap((each) => chunksOf(written, each, seen))];
}

const filesOf = (written: Record<string, Chunk>, chunk: Chunk) =>
  chunksOf(written, chunk).map(({ file }) => file);
const stylesOf = (written: Record<string, Chunk>, chunk: Chunk) =>
  chunksOf(written, chunk).flatMap(({ css }) => css ?? []);
