// Runs a tool that is written in TypeScript: `node scripts/run.js bench/run.ts --fast`.
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { giveUp, runProgram } from './process.js';

checkNode();
const [tool, ...args] = process.argv.slice(2);
if (tool === undefined) giveUp('Say which tool to run: node scripts/run.js <file.ts>');
await underLock(ensureInstalled);
process.exitCode = await runProgram(process.execPath, ['--import', 'tsx', tool, ...args]);
