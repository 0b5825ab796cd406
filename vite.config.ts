import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './web/build/subset-fonts.ts';
import { precompress } from './web/build/precompress.ts';
import { compiledTexts } from './web/build/compiled-texts.ts';
import { contentFiles } from './web/build/content-files.ts';

/** Few files of a good size instead of fifty small ones: they compress better, and each costs a request. */
const SHARED_CHUNKS = [
  { name: 'common', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
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
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
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
        rollupOptions: {
          input: 'web/entry-client.tsx',
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
}));
