// `npm test`: everything that must pass before a change lands.
import { checkCommitSubjects } from './commit-subjects.js';
import { journeys, runGate, sideBySide, steps, vitest } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('test', {
  'commit subjects': checkCommitSubjects,
  packages: steps.packages,
  format: steps.format,
  // Side by side: tests wait for the database, and most checks use one core.
  'checks beside tests': sideBySide(
    {
      types: steps.types,
      lint: steps.lint,
      'dead code': steps.deadCode,
      schema: steps.schema,
      build: steps.build,
      'demo of the browser tests': steps.demo,
    },
    { 'unit and server tests': vitest({ args: ['--project=!long'] }) },
  ),
  'browser tests': journeys('phone', 'desktop'),
});
