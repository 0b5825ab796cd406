// `npm start`: on a bare clone it installs and builds first; later it does so only when something has changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, isBuilt } from './build.js';
import { checkNode, ensureInstalled, isInstalled } from './install.js';
import { underLock } from './lock.js';
import { root } from './process.js';
import { stopWithParent } from './stop-with-parent.js';

checkNode();
process.chdir(root);
stopWithParent();
// A program that is complete may lie where this user cannot write.
if (!isInstalled() || !isBuilt()) {
  await underLock(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
