import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { startPortal } from '../e2e/start-portal.ts';

/** Seconds and connections of one measurement; short enough to be run often, long enough for a stable p99. */
const SECONDS = 8;
const CONNECTIONS = 10;

interface Measured {
  requestsPerSecond: number;
  p99: number;
  failed: number;
}

/** What is measured, each next to a bare node:http server that sends the same bytes in the same run. */
async function main(): Promise<void> {
  const portal = await startPortal();
  try {
    const list = `${portal.url}/api/vehicles`;
    const { vehicles } = (await (await fetch(list)).json()) as { vehicles: { id: string }[] };
    const first = vehicles[0];
    if (!first) throw new Error('the demo has no vehicles');
    console.log(row(['', 'requests/s', 'p99 ms', 'bare/s', 'bare p99', 'ratio']));
    await compare('the list', list);
    await compare('the list, filtered', `${list}?make=Volkswagen&priceMax=40000&sortBy=priceAsc`);
    await compare('the list, searched', `${list}?q=navi`);
    await compare("a vehicle's data", `${list}/${first.id}`);
  } finally {
    await portal.stop();
  }
}

async function compare(name: string, url: string): Promise<void> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  const portal = await measure(url);
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

async function measure(url: string): Promise<Measured> {
  await autocannon({ url, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

const row = (cells: string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(11))).join('');

await main();
