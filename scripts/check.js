// `npm run check`: the part of the gate that takes two minutes. Run it before each commit.
import { touchedSince } from './changes.js';
import { runGate, steps, vitest } from './gate.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
await runGate('check', {
  packages: steps.packages,
  types: steps.types,
  lint: steps.lint,
  format: steps.format,
  'unit and server tests touched': vitest({ args: ['--project=!long', ...touchedSince()] }),
});
