import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { filledFolder } from '../e2e/filled-folder.ts';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { type Both, withBare } from './beside-bare.ts';
import { measureBulk } from './bulk.ts';
import { measureDesk } from './desk.ts';
import { explainQuestions } from './explain.ts';
import type { Measured } from './figures.ts';
import { startGrown, untilInMemory } from './grow-stock.ts';
import { type Done, writePage } from './performance-page.ts';
import { megabytesOf } from './process.ts';
import { type Row, ROWS } from './rows.ts';

/** A server collects what its start left behind when it has been idle for some seconds. */
const UNTIL_IDLE_MS = 20_000;

const OPTIONS = {
  vehicles: { type: 'string', default: '50000' },
  only: { type: 'string', multiple: true },
} as const;

/**
 * Measures the portal: beside the bare program, bulk changes beside one statement, the query plans of the inventory, and the
 * back office with many rows beside itself with few. `--only NAME` measures one row of the table, or `desk`, `bulk`, `plans`.
 * A whole run writes docs/performance.md.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  const filled = await filledFolder();
  const portal = await startGrown(filled, { vehicles: Number(values.vehicles) });
  const results: boolean[] = [];
  try {
    const idle =
      isWanted('memory-idle') || isWanted('memory-stock') ? await idleMemory(filled, portal) : NONE;
    results.push(await measureRows({ portal, idle }, isWanted, { isWhole: !values.only }));
    if (isWanted('bulk')) results.push(await measureBulk(portal));
    if (isWanted('plans')) results.push((await explainQuestions(portal)) === 0);
    if (isWanted('desk')) results.push(await besideDemo(filled, (demo) => measureDesk(demo, portal)));
  } finally {
    await portal.stop();
  }
  if (results.includes(false)) process.exitCode = 1;
}

/** Runs a second portal, with the rows of the demo alone, while something is measured. */
async function besideDemo<T>(filled: string, measure: (demo: Portal) => Promise<T>): Promise<T> {
  const demo = await startPortal({ filled });
  try {
    return await measure(demo);
  } finally {
    await demo.stop();
  }
}

const NONE = { demo: 0, grown: 0 };

/** The memory of a server with the demo and of one with this stock, which have done nothing for a while. */
async function idleMemory(filled: string, grown: Portal): Promise<typeof NONE> {
  return besideDemo(filled, async (demo) => {
    await untilInMemory(demo);
    await setTimeout(UNTIL_IDLE_MS);
    return { demo: await megabytesOf(demo.pid), grown: await megabytesOf(grown.pid) };
  });
}

/** Measures the rows of the table, and returns whether each is within what is required. */
async function measureRows(
  { portal, idle }: Pick<Both, 'portal' | 'idle'>,
  isWanted: (name: string) => boolean,
  { isWhole }: { isWhole: boolean },
): Promise<boolean> {
  const wanted = Object.entries(ROWS).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return true;
  const done = await withBare({ portal, idle }, async (both) => {
    const all: Done[] = [];
    for (const [name, row] of wanted) {
      const measured = await measuredOf(row, both);
      const isWithin = row.isLimit ? measured.figure <= row.required : measured.figure >= row.required;
      console.log(
        `${name.padEnd(20)}${measured.figure.toFixed(3).padStart(8)}  required ${row.isLimit ? '≤' : '≥'} ${row.required}` +
          `  bare ${measured.bare}  portal ${measured.portal}${isWithin ? '' : '  MISSED'}`,
      );
      all.push({ row, measured, isWithin });
    }
    return all;
  });
  if (isWhole) await writePage(done);
  return done.every(({ isWithin }) => isWithin);
}

/** A row that fails is missed, and does not end the others. */
async function measuredOf(row: Row, both: Both): Promise<Measured> {
  try {
    return await row.measure(both);
  } catch (error) {
    console.error(error);
    return { figure: Number.NaN, bare: '', portal: 'failed' };
  }
}

await main();
