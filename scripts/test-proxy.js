// `npm run test:proxy`: the journeys over two servers behind a proxy, with one PostgreSQL and one store that speaks the S3
// protocol. Words after `--` choose other specs.
import { findBrowser } from './browser.js';
import { ensureBuilt } from './build.js';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { runTool } from './process.js';
import { stopWithParent } from './stop-with-parent.js';

const JOURNEYS = ['journey', 'buying', 'cart', 'clerk', 'upload', 'live'].map(
  (name) => `e2e/${name}.spec.ts`,
);

checkNode();
stopWithParent();
await underLock(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
const chosen = process.argv.slice(2);
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  ['test', '--project=phone', '--project=desktop', ...(chosen.length > 0 ? chosen : JOURNEYS)],
  { env: { SERVERS: '2', CHROMIUM: await findBrowser({ isWhole: false }) } },
);
