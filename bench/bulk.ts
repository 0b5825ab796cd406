import type { Portal } from '../e2e/start-portal.ts';
import { connectTo, median, msOf, signIn } from './portal.ts';

const VEHICLES = 5000;
/** A bulk change may take so many times as long as one update of the same rows. */
const BUDGET = 5;
const ROUNDS = 5;

interface Selected {
  id: string;
  priceNet: string;
  status: string;
}

/**
 * Changes the prices of many vehicles through the portal, and the same rows by one statement. Prints both times, and the
 * slowest answer that other readers of the list get meanwhile.
 */
export async function measureBulk(portal: Portal): Promise<boolean> {
  const { url } = portal;
  const headers = { cookie: await signIn(url, 'admin@example.com'), 'content-type': 'application/json' };
  const client = await connectTo(portal);
  const bulk: number[] = [];
  const plain: number[] = [];
  let changed = 0;
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const vehicles = await select(url, headers);
    const ids = vehicles.map(({ id }) => id);
    plain.push(
      await msOf(() =>
        client.query(
          'update vehicles set price_net = price_net + 1, updated_at = now() where id = any($1::uuid[])',
          [ids],
        ),
      ),
    );
    const seen = await select(url, headers);
    const body = JSON.stringify({
      vehicles: seen.map(({ id, priceNet }) => ({ id, priceNet })),
      by: 'PERCENT',
      value: round % 2 === 0 ? '-2' : '2.05',
      rounding: 0,
    });
    let isDone = false;
    const changing = msOf(async () => {
      const answer = await fetch(`${url}/api/admin/vehicles/prices`, { method: 'PATCH', headers, body });
      if (!answer.ok) throw new Error(`the bulk change answered ${answer.status} ${await answer.text()}`);
      changed = ((await answer.json()) as { changed: number }).changed;
      isDone = true;
    });
    while (!isDone) slowest = Math.max(slowest, await msOf(() => read(`${url}/api/vehicles?limit=24`)));
    bulk.push(await changing);
  }
  await client.end();
  const ratio = median(bulk) / median(plain);
  console.log(
    `\n${changed} prices at once: ${median(bulk).toFixed(0)} ms, one update of the same rows: ` +
      `${median(plain).toFixed(0)} ms, ratio ${ratio.toFixed(1)} (budget ${BUDGET}); ` +
      `the slowest list meanwhile: ${slowest.toFixed(0)} ms`,
  );
  return ratio <= BUDGET;
}

async function select(url: string, headers: Record<string, string>): Promise<Selected[]> {
  const answer = await fetch(`${url}/api/admin/vehicles/selection?status=AVAILABLE`, { headers });
  if (!answer.ok) throw new Error(`the selection answered ${answer.status}`);
  return ((await answer.json()) as { vehicles: Selected[] }).vehicles.slice(0, VEHICLES);
}

async function read(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
}
