import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { subsetFonts } from './web/build/subset-fonts.ts';
import { precompress } from './web/build/precompress.ts';
import { compiledTexts } from './web/build/compiled-texts.ts';
import { contentFiles } from './web/build/content-files.ts';

/** What nearly every page needs of the kit, in one file: few files of a good size compress better than fifty small. */
const KIT =
  /\/web\/ui\/(Badge|DefinitionList|PageTitle|Skeleton|StateBadge|format)\.tsx?$|\/contract\/(money|vat)\.ts$|\/web\/stock\/(Picture|VehicleBadge|facts|use-words)\.tsx?$|\/web\/vehicles\/use-fetched\.ts$|\/lucide-react\/.*\/(car-front|sliders-horizontal|zap|chevron-left|chevron-down|chevron-right|check|file-text|x)\.mjs$/;
/** The same for pages with a list: its filters, its pages, and what is said when there is nothing in it. */
const LIST_KIT =
  /\/web\/ui\/(Field|Pagination|SelectField|Spinner|control|pages-to-show)\.tsx?$|\/lucide-react\/.*\/(circle-exclamation-point|search)\.mjs$/;

/** What the inventory shares with its own sheets and notices, which are fetched later. */
const INVENTORY =
  /\/web\/vehicles\/(ChoiceFilter|FilterBar|FilterCell|FilterChips|InventoryList|ListNotice|SearchBox|StepFilter|filters|use-chip-words|use-inventory)\.tsx?$/;

const SHARED_CHUNKS = [
  { name: 'common', tags: ['$initial' as const], priority: 3 },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 2 },
  { name: 'list', test: LIST_KIT, minShareCount: 2, priority: 2 },
  { name: 'inventory', test: INVENTORY, priority: 1 },
  // By who needs what: a page never loads the dialogs of another.
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

/** Bundled into the server, so that its React is the production one whatever NODE_ENV says, and there is one of it. */
const WEB_PACKAGES = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^@tanstack\//,
  /^radix-ui($|\/)/,
  /^@radix-ui\//,
  /^downshift$/,
  /^lucide-react($|\/)/,
  /^use-intl($|\/)/,
  /^icu-minify($|\/)/,
  /^react-hook-form($|\/)/,
  /^@hookform\//,
  /^react-remove-scroll/,
  /^aria-hidden$/,
];

/**
 * Vite wraps each `import()` to fetch beforehand what the chunk needs. The server writes that into the page, and there is
 * one style sheet: nothing is left to do.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** How lucide's icons are drawn. Only where both halves are built: unbuilt, the server takes the package as it is. */
const OWN_ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('web/ui/icon.ts', import.meta.url)),
};

// Two builds: `vite build` makes the browser's half in dist/client, `vite build --ssr` the server in dist/server.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    plainImports(),
    compiledTexts(),
    contentFiles(),
    react(),
    tailwindcss(),
    subsetFonts(),
    precompress(),
  ],
  publicDir: isSsrBuild ? false : 'web/public',
  resolve: {
    alias: [
      // Messages are compiled when the program is built: their parser stays out of the browser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // React itself has had since 18 what the shim brings.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      ...(command === 'build' ? [OWN_ICONS] : []),
    ],
  },
  ssr: { noExternal: isSsrBuild ? WEB_PACKAGES : [/^use-intl($|\/)/] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: true,
        rollupOptions: {
          input: { main: 'server/main.ts', 'hash-worker': 'server/accounts/hash-worker.js' },
          // In one folder: the hashing threads find their program beside whatever chunk starts them.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        assetsInlineLimit: 0,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        // What a page needs is written into its HTML; lists of it in the scripts would cost every page 2 KB.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: {
          input: 'web/entry-client.tsx',
          output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
}));
