// `npm test`: the one gate. Everything that must hold before a change lands, the quickest first.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { ensureBuilt } from './build.js';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { root, runProgram, runTool } from './process.js';

checkNode();
process.chdir(root);
const startedAt = Date.now();
const reports = join(root, '.build', 'reports');
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'browser.json');

const STEPS = {
  packages: async () => {
    await underLock(ensureInstalled);
    return 0;
  },
  types: () => runTool('typescript/bin/tsc', ['-p', '.', '--noEmit']),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { quiet: true }),
  format: () => runTool('oxfmt/bin/oxfmt', ['--check'], { quiet: true }),
  'dead code': () => runTool('knip/bin/knip.js', [], { quiet: true }),
  schema: () => runProgram(process.execPath, ['--import', 'tsx', 'database/codegen.ts', '--check']),
  'unit and server tests': () =>
    runTool('vitest/vitest.mjs', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
  build: async () => {
    await underLock(ensureBuilt);
    return 0;
  },
  'browser tests': async () =>
    runTool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
      env: { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    }),
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const [name, step] of Object.entries(STEPS)) {
  const from = Date.now();
  console.log(`▸ ${name}`);
  const code = await step();
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(from)} s)`);
  if (code === 0) continue;
  summarize();
  process.exit(1);
}
summarize();

function summarize() {
  const unit = readReport(vitestReport);
  const browser = readReport(browserReport);
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
  console.log(`${seconds(startedAt)} s`);
  console.log(`${passed} passed, ${failed} failed`);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1);
}
