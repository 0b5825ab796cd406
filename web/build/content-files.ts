import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readMarkdown } from './markdown.ts';

const FILE = /^(.*\/content\/(\w+)\/(?:[\w-]+\/)?[\w-]+\.\w+\.md)(\?head)?$/;

/**
 * Compiles each file of content/ to a module, so that the browser needs no parser. The figures in its HTML are still
 * {{placeholders}}. `?head` returns the front matter only.
 */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    load(id) {
      const [, path, area, headAlone] = FILE.exec(id) ?? [];
      if (path === undefined) return undefined;
      this.addWatchFile(path);
      // On the documentation page each section has a heading of its own above this text.
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
