import { defineConfig } from 'vitest/config';

const withoutDatabase = ['contract/**', 'web/**', 'content/**', 'scripts/**', 'demo/**'];

export default defineConfig({
  test: {
    // Both cores, as the browser tests: by itself it would leave one idle.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: withoutDatabase.map((folder) => `${folder}/*.test.{ts,tsx}`),
          // Taken in, so that it reads compiled messages as the built program does.
          server: { deps: { inline: [/use-intl/] } },
          // Whole pages are rendered, the first of them with all their modules, on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{database,server,fixtures}/**/*.test.ts'],
          globalSetup: ['fixtures/database-setup.ts'],
          // Passwords are hashed for real and pictures decoded for real, on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
