import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowness } from './scripts/slowness.js';

// The limits only end a test that hangs: the tests really render pages, hash passwords and decode pictures.
const SECOND = 1000 * slowness();
// Other work slows the machine further: a test that needs nine seconds alone has taken more than 120.
const limits = { testTimeout: 240 * SECOND, hookTimeout: 240 * SECOND };

const withoutDatabase = ['contract/**', 'web/**', 'content/**', 'scripts/**', 'demo/**'];
/** These replace a module, or read the warnings of React, so each needs modules of its own. All others share what they import. */
const ALONE = [
  'content/changed-figures.test.ts',
  'content/terms-versions.test.ts',
  'web/texts/words.test.ts',
  'web/ui/kit.test.tsx',
];
// Bundled, so that it reads compiled messages as the built program does.
const bundled = { deps: { inline: [/use-intl/] } };

/** The longest files, longest first. If one began late, it would run alone at the end, on one of two cores. */
const LONGEST = [
  'server/fuzz.test.ts',
  'server/fuzz-again.long.ts',
  'server/model.test.ts',
  'server/stock/same-as-database.long.ts',
  'server/demo.test.ts',
  'database/embedded.test.ts',
  'server/imports/refusals.test.ts',
  'server/http/limits.test.ts',
];
const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** As in the built program: React is three times as fast without its checks. */
const asBuilt = {
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  env: { NODE_ENV: 'production' },
};

const withDatabase = (name: string, files: string) => ({
  oxc: asBuilt.oxc,
  test: {
    name,
    include: [`{database,server,fixtures}/**/${files}`],
    globalSetup: ['fixtures/database-setup.ts'],
    isolate: false,
    env: asBuilt.env,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    ...limits,
  },
});

export default defineConfig({
  test: {
    // A test waits a third of its time for the database, so three workers keep two cores busy, as in the browser tests.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        oxc: asBuilt.oxc,
        test: {
          name: 'unit',
          include: withoutDatabase.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: ALONE,
          isolate: false,
          env: asBuilt.env,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          server: bundled,
          ...limits,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'alone', include: ALONE, server: bundled, ...limits },
      },
      // `npm test` runs the first, `npm run test:long` the second.
      withDatabase('server', '*.test.ts'),
      withDatabase('long', '*.long.ts'),
    ],
  },
});
