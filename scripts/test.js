// `npm test`: everything that must pass before a change lands, the fastest steps first.
import { checkCommitSubjects } from './commit-subjects.js';
import { journeys, runGate, steps, vitest } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('test', {
  'commit subjects': checkCommitSubjects,
  packages: steps.packages,
  types: steps.types,
  lint: steps.lint,
  format: steps.format,
  'dead code': steps.deadCode,
  schema: steps.schema,
  'unit and server tests': vitest({ args: ['--project=!long'] }),
  build: steps.build,
  'browser tests': journeys('phone', 'desktop'),
});
