// `npm run model -- --minutes 60`: the model test of selling for as long as wanted. `--seed` begins with another run.
import { parseArgs } from 'node:util';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { giveUp, runTool } from './process.js';
import { stopWithParent } from './stop-with-parent.js';

checkNode();
stopWithParent();
const { minutes, seed } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
}).values;
if (!(Number(minutes) > 0)) giveUp('Say how many minutes the test runs: npm run model -- --minutes 60');
await underLock(ensureInstalled);
process.exitCode = await runTool(
  'vitest/vitest.mjs',
  ['run', '--project', 'server', 'server/model.test.ts'],
  { env: { MODEL_MINUTES: minutes, ...(seed === undefined ? {} : { MODEL_SEED: seed }) } },
);
