import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readMarkdown } from './markdown.ts';

const FILE = /^(.*\/content\/(\w+)\/[\w-]+\.\w+\.md)(\?head)?$/;

/**
 * Makes a module of every file in content/, so that no parser is sent to the browser: HTML whose figures are still
 * {{placeholders}}. `?head` gives what stands above the body alone.
 */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    load(id) {
      const [, path, area, headAlone] = FILE.exec(id) ?? [];
      if (path === undefined) return undefined;
      this.addWatchFile(path);
      // The sections of the documentation stand below headings of their own.
      const { headings, html, ...head } = read(path, area === 'documentation');
      return `export default ${JSON.stringify(headAlone ? head : { ...head, headings, html })};`;
    },
  };
}

function read(path: string, sinksHeadings: boolean) {
  try {
    return readMarkdown(readFileSync(path, 'utf8'), { sinksHeadings });
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
