import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { layoutShiftOf, watchLayoutShifts } from './layout-shifts.ts';
import { addressOf, becomeReader } from './readers.ts';
import { expect, portalUrl, test } from './vocabulary.ts';

/** Small enough that the parser sees each part of a page before the next one. */
const PIECE_BYTES = 1500;
const PAUSE_MS = 30;

/** Passes requests on to the portal, and sends its pages in pieces, as a slow line does. */
function slowLine() {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${portalUrl()}${request.url}`, {
        headers: { cookie: request.headers.cookie ?? '' },
      });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.startsWith('text/html')) return response.end(body);
      for (let at = 0; at < body.length; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES));
        await setTimeout(PAUSE_MS);
      }
      return response.end();
    })();
  }).listen(0, '127.0.0.1');
}

test('a page that arrives in pieces is painted whole', async ({ browser }) => {
  const context = await browser.newContext();
  const line = slowLine();
  try {
    await once(line, 'listening');
    const { port } = line.address() as AddressInfo;
    await becomeReader(context, { email: 'admin@example.com', pages: [] });
    const page = await context.newPage();
    await watchLayoutShifts(page, context);
    const order = await addressOf(page, '/admin/orders/$id', 'fr');
    expect(await layoutShiftOf(page, `http://localhost:${port}${order}`, 390)).toEqual([]);
  } finally {
    await context.close();
    line.close();
  }
});
