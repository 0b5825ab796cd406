import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './web/build/subset-fonts.ts';
import { pageScripts } from './web/build/page-scripts.ts';
import { precompress } from './web/build/precompress.ts';
import { compiledTexts } from './web/build/compiled-texts.ts';
import { contentFiles } from './web/build/content-files.ts';
import { iconSprite } from './web/build/icon-sprite.ts';
import { retriedImports } from './web/build/retried-imports.ts';

/**
 * The UI elements that nearly every page needs, in one chunk: a few files of a good size compress better than
 * fifty small ones.
 */
const KIT =
  /\/web\/ui\/(Badge|PageTitle|Skeleton|StateBadge|format)\.tsx?$|\/contract\/(money|notation|vat)\.ts$|\/web\/trade\/(FormerPrice|Picture|Swatch|VehicleBadge|facts|inspection|use-words)\.tsx?$|\/web\/vehicles\/use-fetched\.ts$|\/lucide-react\/.*\/(car-front|sliders-horizontal|triangle-exclamation-point|zap|chevron-left|chevron-down|chevron-right|check|x)\.mjs$/;
/** The same for pages with a list: filters, pagination, and the empty state. */
const LIST_KIT =
  /\/web\/ui\/(Field|Pagination|SelectField|Spinner|pages-to-show)\.tsx?$|\/lucide-react\/.*\/(circle-exclamation-point|search)\.mjs$/;

/** The modules that the inventory shares with its own sheets and messages, which are loaded later. */
const INVENTORY =
  /\/web\/vehicles\/(ChoiceFilter|FilterBar|FilterCell|InventoryList|ListNotice|SearchBox|StepFilter|filter-steps|filters|use-inventory|use-pressed)\.tsx?$/;

const SHARED_CHUNKS = [
  { name: 'common', tags: ['$initial' as const], priority: 3 },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 2 },
  { name: 'list', test: LIST_KIT, minShareCount: 2, priority: 2 },
  { name: 'inventory', test: INVENTORY, priority: 1 },
  // Split by use: a page never loads the dialogs of another.
  { name: 'shared', minShareCount: 2, entriesAware: true },
];

/**
 * Loaded as they are: programs and libraries of machine code, and what is loaded with its first use alone. All other packages are
 * bundled into the server: one file loads in a fraction of the time of the hundreds that a package has. So there is one React as well,
 * and it is the production one whatever NODE_ENV is.
 */
const NOT_BUNDLED = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@cantoo/pdf-lib',
  // Fastify's own compilers of schemas, and requests without a network.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@node-rs/argon2',
  '@xmldom/xmldom',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'light-my-request',
  'pdfkit',
  'sharp',
  'vite',
];

// Two builds: `vite build` writes the browser assets to dist/client, `vite build --ssr` the server to
// dist/server.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    retriedImports(),
    compiledTexts(),
    contentFiles(),
    iconSprite(),
    react(),
    tailwindcss(),
    subsetFonts(),
    precompress(),
    pageScripts(),
  ],
  publicDir: isSsrBuild ? false : 'web/public',
  resolve: {
    alias: [
      ...(command === 'build'
        ? [{ find: /.*\/load-react-dom\.ts$/, replacement: `${import.meta.dirname}/web/load-react-dom.cjs` }]
        : []),
      // Messages are compiled at build time, so the browser does not need their parser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // The portal has no lists that grow page by page.
      { find: './infiniteQueryBehavior.js', replacement: `${import.meta.dirname}/web/build/no-pages.ts` },
      // React has included since version 18 what this shim provides.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  ssr: isSsrBuild ? { noExternal: true, external: NOT_BUNDLED } : { noExternal: [/^use-intl($|\/)/] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: true,
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            'admin-cli': 'server/admin-cli.ts',
            'entry-server': 'web/entry-server.tsx',
            'hash-worker': 'server/accounts/hash-worker.js',
            'document-process': 'server/files/document-process.js',
            'picture-process': 'server/files/picture-process.js',
          },
          // In one folder: threads and processes find their program next to whichever chunk starts them.
          output: {
            chunkFileNames: '[name]-[hash].js',
            // Comments and spaces are half of what a start has to read. Names stay, for the log.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
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
        // The HTML of a page lists what it needs. The same lists in the scripts would cost every page 2 KB.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: {
          input: 'web/entry-client.tsx',
          // Figures are written where they are read. Otherwise the first load has all of them, with their names.
          optimization: { inlineConst: { mode: 'all' } },
          // Shorter names than usual: they are a good part of the first load, since each script names the others.
          output: {
            entryFileNames: 'assets/app-[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: SHARED_CHUNKS },
            // Chromium then compiles each function while the file arrives, beside the page: docs/decisions/0160.
            postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
          },
        },
      },
}));
