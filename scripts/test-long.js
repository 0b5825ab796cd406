// `npm run test:long`: what takes too long for each change. `.ci/run` calls it after `npm test`. A step is a row.
import { journeys, runGate, steps } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('test-long', {
  packages: steps.packages,
  build: steps.build,
  'every page in every width, language and theme': journeys('long'),
});
