import { defineConfig } from 'vitest/config';
import { slowness } from './scripts/slowness.js';

// The limits only end a test that hangs: the tests really render pages, hash passwords and decode pictures.
const SECOND = 1000 * slowness();
const limits = { testTimeout: 30 * SECOND, hookTimeout: 60 * SECOND };

const withoutDatabase = ['contract/**', 'web/**', 'content/**', 'scripts/**', 'demo/**'];

export default defineConfig({
  test: {
    // Both cores, as in the browser tests. By default one would be idle.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: withoutDatabase.map((folder) => `${folder}/*.test.{ts,tsx}`),
          // Bundled, so that it reads compiled messages as the built program does.
          server: { deps: { inline: [/use-intl/] } },
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{database,server,fixtures}/**/*.test.ts'],
          globalSetup: ['fixtures/database-setup.ts'],
          ...limits,
        },
      },
    ],
  },
});
