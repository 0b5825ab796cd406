// `npm run test:long`: what takes too long to run for each change. `.ci/run` calls it after `npm test`. Each
// row is a step.
import { journeys, runGate, steps, vitest, walks } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('test-long', {
  packages: steps.packages,
  '150,000 hostile requests': vitest({
    args: ['--project', 'server', 'server/fuzz.test.ts'],
    env: { FUZZ_REQUESTS: '150000' },
  }),
  'five minutes of selling': vitest({
    args: ['--project', 'server', 'server/model.test.ts'],
    env: { MODEL_MINUTES: '5' },
  }),
  'two hundred invoices under kill -9': vitest({
    args: ['--project', 'server', 'server/kill-invoices.test.ts'],
    env: { KILL_ORDERS: '200' },
  }),
  build: steps.build,
  'journeys in the other window': journeys('other-phone', 'other-desktop'),
  'every page in every width, language and theme': walks('long'),
});
