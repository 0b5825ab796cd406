// What `npm test`, `npm run test:long` and `npm run check` share: they run steps in order, read the test
// reports and print the closing line.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { ensureBuilt } from './build.js';
import { failuresIn } from './failures.js';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { root, runProgram, runTool } from './process.js';
import { slowness } from './slowness.js';

/**
 * The portal converts pictures at the lowest priority. If the other tests ran at the usual one, tests that import would wait for
 * them. This priority is higher than that of the portal's workers, because a process without rights can only lower its own.
 */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL - 1;

/** @typedef {(report: string) => Promise<number>} Step may write a test report to `report`, returns its exit code */

/** @satisfies {Record<string, Step>} */
export const steps = {
  packages: () => underLock(ensureInstalled).then(() => 0),
  types: () => runTool('typescript/bin/tsc', ['-p', '.', '--noEmit']),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { quiet: true }),
  format: () => runTool('oxfmt/bin/oxfmt', ['--check'], { quiet: true }),
  deadCode: () => runTool('knip/bin/knip.js', [], { quiet: true }),
  schema: () => runProgram(process.execPath, ['--import', 'tsx', 'database/codegen.ts', '--check']),
  build: () => underLock(ensureBuilt).then(() => 0),
  demo: () => runProgram(process.execPath, ['--import', 'tsx', 'e2e/fill-folder.ts']),
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
  return browserTests(projects, { isWhole: false });
}

/**
 * Browser tests of these projects that measure what people see.
 * @param {string[]} projects
 * @returns {Step}
 */
export function walks(...projects) {
  return browserTests(projects, { isWhole: true });
}

/**
 * @param {string[]} projects
 * @param {{ isWhole: boolean }} wanted
 * @returns {Step}
 */
function browserTests(projects, wanted) {
  return async (report) => {
    const args = ['test', '--reporter=dot,json', ...projects.map((project) => `--project=${project}`)];
    const env = { CHROMIUM: await findBrowser(wanted), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runTool('@playwright/test/cli.js', args, { env });
  };
}

/**
 * Runs several tables of steps side by side, each in its own order. At most one of their steps writes a report.
 * @param {Record<string, Step>[]} tables
 * @returns {Step}
 */
export function sideBySide(...tables) {
  return async (report) => {
    const codes = await Promise.all(tables.map((table) => inOrder(table, () => report)));
    return codes.find((code) => code !== 0) ?? 0;
  };
}

/**
 * Runs steps in order up to the first that fails, and returns its exit code.
 * @param {Record<string, Step>} table
 * @param {(at: number) => string} reportOf
 */
async function inOrder(table, reportOf) {
  for (const [at, [title, step]] of Object.entries(table).entries()) {
    const from = Date.now();
    console.log(`▸ ${title}`);
    const code = await step(reportOf(at));
    console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds(from)} s)`);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Runs the steps in order, stops at the first failure, and prints how many tests passed and failed.
 * @param {string} name of the command
 * @param {Record<string, Step>} table
 */
export async function runGate(name, table) {
  checkNode();
  process.chdir(root);
  setPriority(PRIORITY);
  const startedAt = Date.now();
  // Measured once, before the steps load the machine. Every step derives its time limits from it.
  process.env.SLOWNESS = String(slowness());
  const folder = join(root, '.build', 'reports', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const reports = Object.keys(table).map((_, at) => join(folder, `${at}.json`));
  const code = await inOrder(table, (at) => reports[at] ?? '');
  process.exitCode = code === 0 ? 0 : 1;
  const counts = reports.map(countTests);
  const summary = [
    ...reports.flatMap(failuresIn),
    `${seconds(startedAt)} s`,
    `${sum(counts.map(({ passed }) => passed))} passed, ${sum(counts.map(({ failed }) => failed))} failed`,
  ].join('\n');
  writeFileSync(join(folder, 'summary.txt'), `${summary}\n`);
  console.log(summary);
}

/**
 * Reads the numbers of passed and failed tests from a report of vitest or Playwright, if the step wrote one.
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
