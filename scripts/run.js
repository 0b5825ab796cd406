// Runs a tool written in TypeScript: `node scripts/run.js bench/run.ts --fast`. With `--built` before its
// name, the program is built first if the sources have changed.
import { ensureBuilt } from './build.js';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { giveUp, runProgram } from './process.js';
import { stopWithParent } from './stop-with-parent.js';

checkNode();
stopWithParent();
const words = process.argv.slice(2);
const needsBuild = words[0] === '--built';
const [tool, ...args] = needsBuild ? words.slice(1) : words;
if (tool === undefined) giveUp('Say which tool to run: node scripts/run.js <file.ts>');
await underLock(async () => {
  await ensureInstalled();
  if (needsBuild) await ensureBuilt();
});
process.exitCode = await runProgram(process.execPath, ['--import', 'tsx', tool, ...args]);
