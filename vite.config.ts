import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './web/build/subset-fonts.ts';
import { precompress } from './web/build/precompress.ts';
import { compiledTexts } from './web/build/compiled-texts.ts';
import { contentFiles } from './web/build/content-files.ts';

/** What nearly every page needs of the kit, in one file: few files of a good size compress better than fifty small. */
const KIT =
  /\/web\/ui\/(Badge|EmptyState|ErrorPanel|Field|PageTitle|Pagination|SelectField|Skeleton|Spinner|StateBadge|control|format|pages-to-show)\.tsx?$|\/web\/stock\/(Picture|VehicleBadge|facts|use-words)\.tsx?$|\/web\/vehicles\/use-fetched\.ts$|\/lucide-react\/.*\/(sliders-horizontal|car-front|file-question-mark|fuel|refresh-cw|triangle-exclamation-point|circle-exclamation-point|zap|calendar|search-x|route|search|x|chevron-left|chevron-down|chevron-right|check)\.mjs$/;

const SHARED_CHUNKS = [
  { name: 'common', tags: ['$initial' as const] },
  { name: 'kit', test: KIT, minShareCount: 2 },
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
  /^lucide-react($|\/)/,
  /^use-intl($|\/)/,
  /^icu-minify($|\/)/,
  /^react-hook-form($|\/)/,
  /^@hookform\//,
  /^react-remove-scroll/,
  /^aria-hidden$/,
];

// Two builds: `vite build` makes the browser's half in dist/client, `vite build --ssr` the server in dist/server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compiledTexts(), contentFiles(), react(), tailwindcss(), subsetFonts(), precompress()],
  publicDir: isSsrBuild ? false : 'web/public',
  // Messages are compiled when the program is built: their parser stays out of the browser.
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
      // React itself has had since 18 what the shim brings.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  ssr: { noExternal: isSsrBuild ? WEB_PACKAGES : [/^use-intl($|\/)/] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: 'server/main.ts',
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
