import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { filledFolder } from '../e2e/filled-folder.ts';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { buildRelease, lastRelease } from '../scripts/last-release.ts';
import { findBrowser } from '../scripts/browser.js';
import type { Measured } from './figures.ts';
import { median } from './portal.ts';

const RUNS = 5;
/** How often a run is made in which the browser gave no figure. */
const ATTEMPTS = 3;
/**
 * How many times slower than this machine the processor of the phone may be. Lighthouse takes 4 on every machine, but on a fast one
 * nothing blocks such a phone, and a share of nothing says nothing.
 */
const SLOWDOWNS = [4, 6, 8, 10, 12, 14, 16, 20, 24];
/** As long the last release blocked the phone where its scores were 83 to 87: the median of its pages, in milliseconds. */
const RELEASE_BLOCKING_MS = 480;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** The medians of some runs on a page. */
interface Audited {
  path: string;
  /** Of 100. */
  score: number;
  blockingMs: number;
  shift: number;
  /** What Lighthouse says of the speed of this machine. */
  benchmarkIndex: number;
}

interface Pages {
  slowdown: number;
  now: Audited[];
  /** Of the release in deploy/last-release, with its own demo. */
  before: Audited[];
}

/** The lowest score of home, list and vehicle on Lighthouse's phone. */
export async function lowestScore(): Promise<Measured> {
  const { now, before, slowdown } = await auditedPages();
  const index = median(now.map(({ benchmarkIndex }) => benchmarkIndex));
  return {
    figure: Math.min(...now.map(({ score }) => score)),
    bare: `last release: ${before.map(({ score }) => score).join(', ')}`,
    portal: `${now.map(({ path, score }) => `${path} ${score}`).join(', ')} (benchmarkIndex ${index}, phone ${slowdown} times as slow)`,
  };
}

/** The largest share of the total blocking time of the last release that a page still has. */
export async function blockingShare(): Promise<Measured> {
  const { now, before } = await auditedPages();
  // Nothing is no share, also of nothing.
  const shares = now.map(({ blockingMs }, at) => blockingMs && blockingMs / (before[at]?.blockingMs ?? 0));
  return {
    figure: Math.max(...shares),
    bare: `last release ${before.map(({ blockingMs }) => blockingMs.toFixed(0)).join(', ')} ms`,
    portal: `${now.map(({ blockingMs }) => blockingMs.toFixed(0)).join(', ')} ms`,
  };
}

/** The largest layout shift of a page. */
export async function largestShift(): Promise<Measured> {
  const { now } = await auditedPages();
  return {
    // To three decimals, as Lighthouse shows it.
    figure: Number(Math.max(...now.map(({ shift }) => shift)).toFixed(3)),
    bare: '',
    portal: now.map(({ shift }) => shift.toFixed(3)).join(', '),
  };
}

let audited: Promise<Pages> | undefined;
const auditedPages = () => (audited ??= auditBoth());

async function auditBoth(): Promise<Pages> {
  const portal = await startPortal({ filled: await filledFolder() });
  const release = await buildRelease(lastRelease());
  try {
    // The last release does not start on a newer schema, so it imports its own demo.
    const old = await startPortal({ folder: release.folder });
    try {
      return await auditPages(portal, old);
    } finally {
      await old.stop();
    }
  } finally {
    await portal.stop();
    await release.remove();
  }
}

/** Both in turn, so that a machine that grows slow slows both. */
async function auditPages(now: Portal, before: Portal): Promise<Pages> {
  const paths = { now: await pathsOf(now), before: await pathsOf(before) };
  const slowdown = await slowdownFor(before, paths.before);
  const pages: Pages = { slowdown, now: [], before: [] };
  for (const at of paths.now.keys()) {
    const runs = { now: [] as Audited[], before: [] as Audited[] };
    for (let run = 0; run < RUNS; run += 1) {
      runs.now.push(await audit(now, paths.now[at] ?? '', slowdown));
      runs.before.push(await audit(before, paths.before[at] ?? '', slowdown));
    }
    pages.now.push(medianOf(runs.now));
    pages.before.push(medianOf(runs.before));
  }
  return pages;
}

/** The least slowdown with which the pages of the last release block the phone as long as they once did. */
async function slowdownFor(before: Portal, paths: readonly string[]): Promise<number> {
  for (const slowdown of SLOWDOWNS) {
    const blocking: number[] = [];
    for (const path of paths) blocking.push((await audit(before, path, slowdown)).blockingMs);
    if (median(blocking) >= RELEASE_BLOCKING_MS) return slowdown;
  }
  throw new Error('This machine is too fast for a slow phone.');
}

/** Home, list and the first vehicle. */
async function pathsOf({ url }: Portal): Promise<string[]> {
  const list = await (await fetch(`${url}/api/vehicles`)).text();
  const [, id = ''] = /"id":"([\da-f-]{36})"/.exec(list) ?? [];
  return ['/', '/vehicles', `/vehicles/${id}`];
}

async function audit(portal: Portal, path: string, slowdown: number): Promise<Audited> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await auditOnce(portal, path, slowdown);
    if (!Number.isNaN(run.blockingMs + run.shift)) return run;
  }
  throw new Error(`Lighthouse has no figures for ${path}`);
}

/** One run in a new browser with an empty cache. */
async function auditOnce({ url }: Portal, path: string, slowdown: number): Promise<Audited> {
  const chrome = await launch({
    chromePath: await findBrowser({ isWhole: true }),
    chromeFlags: FLAGS,
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(url + path, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!run) throw new Error(`Lighthouse has no result for ${path}`);
    const { audits, categories, environment } = run.lhr;
    return {
      path: path.replace(/[\da-f-]{36}/, '{id}'),
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

function medianOf(runs: readonly Audited[]): Audited {
  const of = (read: (run: Audited) => number) => median(runs.map(read));
  return {
    path: runs[0]?.path ?? '',
    score: of(({ score }) => score),
    blockingMs: of(({ blockingMs }) => blockingMs),
    shift: of(({ shift }) => shift),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
  };
}
