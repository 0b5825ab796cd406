// `npm start`: installs and builds on a bare clone, later only after changes.
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
// An installed and built program may be in a folder that this user cannot write to: then no lock is taken.
if (!isInstalled() || !isBuilt()) {
  await underLock(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
