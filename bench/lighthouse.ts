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
/** With a phone that is slow in truth a run takes half a minute. */
const RUNS_IN_TRUTH = 3;
/** How often a run is made in which the browser gave no figure. */
const ATTEMPTS = 3;
/** As many times slower than the machine Lighthouse makes the processor of its phone, unless told otherwise. */
const USUAL_SLOWDOWN = 4;
/** What Lighthouse said of the speed of the machine on which the last release scored 83 to 87 and blocked for 480 to 650 ms. */
const RELEASE_INDEX = 1090;
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
  /** As Lighthouse does it unless told otherwise. */
  scored: Audited[];
  /** With a processor that is in truth as slow as it says. */
  blocked: { slowdown: number; now: Audited[]; before: Audited[] };
}

/** The lowest score of home, list and vehicle on Lighthouse's phone. */
export async function lowestScore(): Promise<Measured> {
  const { scored } = await auditedPages();
  const index = median(scored.map(({ benchmarkIndex }) => benchmarkIndex));
  return {
    figure: Math.min(...scored.map(({ score }) => score)),
    bare: '',
    portal: `${scored.map(({ path, score }) => `${path} ${score}`).join(', ')} (benchmarkIndex ${index})`,
  };
}

/** The largest share of the total blocking time of the last release that a page still has. */
export async function blockingShare(): Promise<Measured> {
  const { slowdown, now, before } = (await auditedPages()).blocked;
  // Nothing is no share, also of nothing.
  const shares = now.map(({ blockingMs }, at) => blockingMs && blockingMs / (before[at]?.blockingMs ?? 0));
  return {
    figure: Math.max(...shares),
    bare: `last release ${before.map(({ blockingMs }) => blockingMs.toFixed(0)).join(', ')} ms`,
    portal: `${now.map(({ blockingMs }) => blockingMs.toFixed(0)).join(', ')} ms, phone ${slowdown} times as slow`,
  };
}

/** The largest layout shift of a page. */
export async function largestShift(): Promise<Measured> {
  const { scored } = await auditedPages();
  return {
    // To three decimals, as Lighthouse shows it.
    figure: Number(Math.max(...scored.map(({ shift }) => shift)).toFixed(3)),
    bare: '',
    portal: scored.map(({ shift }) => shift.toFixed(3)).join(', '),
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

async function auditPages(now: Portal, before: Portal): Promise<Pages> {
  const paths = { now: await pathsOf(now), before: await pathsOf(before) };
  const scored: Audited[] = [];
  for (const path of paths.now) {
    const runs: Audited[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(now, path));
    scored.push(medianOf(runs));
  }
  const slowdown = slowdownFor(median(scored.map(({ benchmarkIndex }) => benchmarkIndex)));
  const blocked: Pages['blocked'] = { slowdown, now: [], before: [] };
  for (const at of paths.now.keys()) {
    const runs = { now: [] as Audited[], before: [] as Audited[] };
    // Both in turn, so that a machine that grows slow slows both.
    for (let run = 0; run < RUNS_IN_TRUTH; run += 1) {
      runs.now.push(await audit(now, paths.now[at] ?? '', slowdown));
      runs.before.push(await audit(before, paths.before[at] ?? '', slowdown));
    }
    blocked.now.push(medianOf(runs.now));
    blocked.before.push(medianOf(runs.before));
  }
  return { scored, blocked };
}

/**
 * How many times slower than this machine the phone is to be: as slow as Lighthouse's was on the machine of the last release. On a fast
 * one nothing blocks the usual phone, and a share of nothing says nothing.
 */
const slowdownFor = (benchmarkIndex: number) =>
  Math.max(USUAL_SLOWDOWN, Math.round((USUAL_SLOWDOWN * benchmarkIndex) / RELEASE_INDEX));

/** Home, list and the first vehicle. */
async function pathsOf({ url }: Portal): Promise<string[]> {
  const list = await (await fetch(`${url}/api/vehicles`)).text();
  const [, id = ''] = /"id":"([\da-f-]{36})"/.exec(list) ?? [];
  return ['/', '/vehicles', `/vehicles/${id}`];
}

async function audit(portal: Portal, path: string, slowdown?: number): Promise<Audited> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await auditOnce(portal, path, slowdown);
    if (!Number.isNaN(run.blockingMs + run.shift)) return run;
  }
  throw new Error(`Lighthouse has no figures for ${path}`);
}

/**
 * One run in a new browser with an empty cache. With a `slowdown` the processor and the line are slow in truth: Lighthouse otherwise
 * multiplies each task of a fast run, and a slice of 5 ms, after which React would have yielded, becomes one that blocks.
 */
async function auditOnce({ url }: Portal, path: string, slowdown?: number): Promise<Audited> {
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
      ...(slowdown && {
        throttlingMethod: 'devtools' as const,
        throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      }),
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
