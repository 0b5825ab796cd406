import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Built from '../entry-server.tsx';

/** Writes the module and the texts of each page beside the built server, which would have to load all pages to find them. */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    async writeBundle({ dir = '' }) {
      const entry = pathToFileURL(join(dir, 'entry-server.js')).href;
      // Its type is that of its source.
      const { findPageScripts } = (await import(entry)) as typeof Built;
      writeFileSync(join(dir, 'page-scripts.json'), JSON.stringify(await findPageScripts()));
    },
  };
}
