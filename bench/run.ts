import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type Portal, startPortal } from '../e2e/start-portal.ts';
import { measureBulk } from './bulk.ts';
import { measureDesk } from './desk.ts';
import { explainQuestions } from './explain.ts';

/** Seconds and connections of one measurement: short enough to run often, long enough for a stable p99. */
const SECONDS = 8;
const CONNECTIONS = 10;

interface Measured {
  requestsPerSecond: number;
  p99: number;
  failed: number;
}

/**
 * Prints the speed of the portal beside a bare node:http server that sends the same bytes, bulk changes beside one
 * statement, the query plans of the inventory, and the back office with many rows beside itself with few.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { vehicles: { type: 'string', default: '50000' } } });
  const portal = await startPortal();
  try {
    const measureDeskAgain = await measureDesk(portal);
    await growStock(portal, values.vehicles);
    await measureAll(portal);
    if (!(await measureBulk(portal))) process.exitCode = 1;
    if ((await explainQuestions(portal)) > 0) process.exitCode = 1;
    if (!(await measureDeskAgain())) process.exitCode = 1;
  } finally {
    await portal.stop();
  }
}

async function growStock({ dataDir }: Portal, vehicles: string): Promise<void> {
  console.log(`importing ${vehicles} vehicles, which takes a few minutes`);
  const filling = spawn(process.execPath, ['--import', 'tsx', 'server/demo-cli.ts', '--vehicles', vehicles], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the vehicles could not be imported');
}

async function measureAll({ url }: Portal): Promise<void> {
  const list = `${url}/api/vehicles`;
  const answer = await fetch(list);
  const { vehicles } = (await answer.json()) as { vehicles: { id: string }[] };
  const first = vehicles[0];
  if (!first) throw new Error('the demo has no vehicles');
  console.log(row(['', 'requests/s', 'p99 ms', 'bare/s', 'bare p99', 'ratio']));
  await compare('the list', list);
  await compare('the list, unchanged', list, { 'if-none-match': answer.headers.get('etag') ?? '' });
  await compare('the list, filtered', `${list}?make=Volkswagen&priceMax=40000&sortBy=priceAsc`);
  await compare('the list, searched', `${list}?q=navi`);
  await compare("a vehicle's data", `${list}/${first.id}`);
  const [script] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(url)).text()) ?? [];
  if (!script) throw new Error('the home page has no script');
  await compare('a script of the home page', `${url}${script}`);
}

async function compare(name: string, url: string, headers: Record<string, string> = {}): Promise<void> {
  const body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const portal = await measure(url, headers);
  const bare = await withBareServer(body, measure);
  const failed = portal.failed + bare.failed;
  console.log(
    row([
      `${name} (${(body.length / 1024).toFixed(1)} KB)`,
      portal.requestsPerSecond.toFixed(0),
      String(portal.p99),
      bare.requestsPerSecond.toFixed(0),
      String(bare.p99),
      (portal.requestsPerSecond / bare.requestsPerSecond).toFixed(3),
    ]) + (failed > 0 ? `  ${failed} failed` : ''),
  );
}

async function withBareServer<T>(body: Buffer, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  try {
    return await use(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function measure(url: string, headers: Record<string, string> = {}): Promise<Measured> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    // autocannon counts 304 as a failure because it is not 2xx.
    failed: result.errors + result['4xx'] + result['5xx'],
  };
}

const row = (cells: string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(11))).join('');

await main();
