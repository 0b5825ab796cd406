// `npm run test:long`: what takes too long to run for each change. `.ci/run` calls it after `npm test`. Each
// row is a step.
import { journeys, runGate, steps, vitest, walks } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('test-long', {
  packages: steps.packages,
  // Side by side: each waits for the database half of its time.
  '150,000 hostile requests, five minutes of selling, what is killed, and 1 MB in every field': vitest({
    args: ['--project=server', '--project=long', 'server/fuzz.test.ts', 'server/model.test.ts', '.long.ts'],
    // Of each of two fuzzers.
    env: { FUZZ_REQUESTS: '75000', MODEL_MINUTES: '5' },
  }),
  build: steps.build,
  'journeys in the other window, secondary functions of the back office, and all texts': journeys(
    'other-phone',
    'other-desktop',
  ),
  "every page in every width, language and theme, then a clerk's hour": walks('hour'),
});
