// What `npm test`, `npm run test:long` and `npm run check` share: steps in turn, their reports and the closing line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { ensureBuilt } from './build.js';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { root, runProgram, runTool } from './process.js';
import { slowness } from './slowness.js';

/** @typedef {(report: string) => Promise<number>} Step does its work, may write a report of its tests, answers its exit code */

/** @satisfies {Record<string, Step>} */
export const steps = {
  packages: () => underLock(ensureInstalled).then(() => 0),
  types: () => runTool('typescript/bin/tsc', ['-p', '.', '--noEmit']),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { quiet: true }),
  format: () => runTool('oxfmt/bin/oxfmt', ['--check'], { quiet: true }),
  deadCode: () => runTool('knip/bin/knip.js', [], { quiet: true }),
  schema: () => runProgram(process.execPath, ['--import', 'tsx', 'database/codegen.ts', '--check']),
  build: () => underLock(ensureBuilt).then(() => 0),
};

/**
 * Unit and server tests.
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Step}
 */
export function vitest({ args = [], env = {} } = {}) {
  return (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    return runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], { env });
  };
}

/**
 * Browser tests of these projects of playwright.config.ts.
 * @param {string[]} projects
 * @returns {Step}
 */
export function journeys(...projects) {
  return async (report) => {
    const args = ['test', '--reporter=dot,json', ...projects.map((project) => `--project=${project}`)];
    const env = { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runTool('@playwright/test/cli.js', args, { env });
  };
}

/**
 * Runs the steps in turn, ends at the first that fails, and says how many tests passed and failed.
 * @param {string} name of the command
 * @param {Record<string, Step>} table
 */
export async function runGate(name, table) {
  checkNode();
  process.chdir(root);
  const startedAt = Date.now();
  // Measured once, while nothing else of the gate runs; every step takes its time limits from it.
  process.env.SLOWNESS = String(slowness());
  const folder = join(root, '.build', 'reports', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const reports = Object.keys(table).map((_, at) => join(folder, `${at}.json`));
  for (const [at, [title, step]] of Object.entries(table).entries()) {
    const from = Date.now();
    console.log(`▸ ${title}`);
    const code = await step(reports[at] ?? '');
    console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds(from)} s)`);
    process.exitCode = code === 0 ? 0 : 1;
    if (code !== 0) break;
  }
  const counts = reports.map(countTests);
  console.log(`${seconds(startedAt)} s`);
  console.log(
    `${sum(counts.map(({ passed }) => passed))} passed, ${sum(counts.map(({ failed }) => failed))} failed`,
  );
}

/**
 * How many tests passed and failed by a report of vitest or Playwright, if the step has written one.
 * @param {string} path
 */
function countTests(path) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected, failed: report.stats.unexpected };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {number} from */
function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1);
}
