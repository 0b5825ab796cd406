import { parseArgs } from 'node:util';
import { filledFolder } from '../e2e/filled-folder.ts';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { withBare } from './beside-bare.ts';
import { measureBulk } from './bulk.ts';
import { measureDesk } from './desk.ts';
import { explainQuestions } from './explain.ts';
import { growStock, untilInMemory } from './grow-stock.ts';
import { type Done, writePage } from './performance-page.ts';
import { connectTo } from './portal.ts';
import { ROWS } from './rows.ts';

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
  const portal = await startPortal({ filled });
  const results: boolean[] = [];
  try {
    await grow(portal, Number(values.vehicles));
    results.push(await measureRows(portal, isWanted, { isWhole: !values.only }));
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

async function grow(portal: Portal, vehicles: number): Promise<void> {
  console.log(`growing the stock to ${vehicles} vehicles`);
  const client = await connectTo(portal);
  await growStock(client, vehicles);
  await client.end();
  await untilInMemory(portal);
}

/** Measures the rows of the table, and returns whether each is within what is required. */
async function measureRows(
  portal: Portal,
  isWanted: (name: string) => boolean,
  { isWhole }: { isWhole: boolean },
): Promise<boolean> {
  const wanted = Object.entries(ROWS).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return true;
  const done = await withBare(portal, async (both) => {
    const all: Done[] = [];
    for (const [name, row] of wanted) {
      const measured = await row.measure(both);
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

await main();
