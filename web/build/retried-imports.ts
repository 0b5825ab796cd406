import type { Plugin } from 'vite';

/**
 * Browsers keep the failure of a module for as long as the page is open, and answer every later import of its address
 * with it. So each further try has an address of its own, which the server answers with the same file.
 */
const LOADER = `
const lost = {};
globalThis.importChunk = (file) =>
  import(/* @vite-ignore */ lost[file] ?? file).catch((error) => {
    lost[file] = file + '?' + Date.now();
    throw error;
  });
export const __vitePreload = (load) => load();
`;

/** An import of another chunk, which is in the same folder, after minification. */
const CHUNK_IMPORT = /\bimport\((?=`\.\/[\w-]+\.js`\))/g;

/** The same inside Vite's wrapper, which does nothing here: LOADER has taken its place. */
const WRAPPED =
  /\b\w{1,2}\(\(\)=>(import\(`\.\/[\w-]{7}\.js`\)(?:\.then\(e=>e\.\w{1,2}\))?),__VITE_PRELOAD__\)/g;
/** The same in a wrapper that picks the names that are used. */
const PICKED =
  /\b\w{1,2}\(async\(\)=>\{let\{[\w:,]{1,90}\}=await (import\(`\.\/[\w-]{7}\.js`\)(?:\.then\(e=>e\.\w{1,2}\))?);return\{[\w:,]{1,90}\}\},__VITE_PRELOAD__\)/g;

/**
 * Lets a page load a script again that was lost on the way. Takes the place of Vite's own wrapper around each `import()`,
 * which preloads the dependencies of the chunk: the server writes the preloads into the page, and there is one style
 * sheet.
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: (id) => (id === '\0vite/preload-helper.js' ? LOADER : undefined),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
        const code = chunk.code
          .replace(WRAPPED, '$1')
          .replace(PICKED, '$1')
          .replace(CHUNK_IMPORT, 'importChunk(');
        if (code === chunk.code)
          this.error(`${chunk.fileName} imports chunks in a way that is not known here`);
        chunk.code = code;
      }
    },
  };
}
