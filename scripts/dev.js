// `npm run dev`: the server restarts when its sources change; the pages reload on their own.
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { runTool } from './process.js';
import { stopWithParent } from './stop-with-parent.js';

checkNode();
stopWithParent();
await underLock(ensureInstalled);
process.exitCode = await runTool('tsx/dist/cli.mjs', [
  'watch',
  '--clear-screen=false',
  '--exclude=web/**',
  'server/dev.ts',
]);
