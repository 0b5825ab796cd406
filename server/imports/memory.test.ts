import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';

const MEGABYTE = 1024 * 1024;
const FILES = 4;
const FILE_BYTES = 90 * MEGABYTE;

const app = await testApp();
const { cookie } = await anAdmin(app);

/** Streams files that are not ZIPs, so that all memory used is the server's. */
async function sendFiles(url: string): Promise<unknown> {
  const sent = request(`${url}/api/upload/vehicle-zips`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answered = once(sent, 'response');
  const piece = Buffer.alloc(256 * 1024, 'x');
  for (let file = 0; file < FILES; file += 1) {
    sent.write(
      `--x\r\ncontent-disposition: form-data; name="zipFiles"; filename="${file}.zip"\r\ncontent-type: application/zip\r\n\r\n`,
    );
    for (let bytes = 0; bytes < FILE_BYTES; bytes += piece.length) {
      if (!sent.write(piece)) await once(sent, 'drain');
    }
    sent.write('\r\n');
  }
  sent.end('--x--\r\n');
  const [answer] = await answered;
  return json(answer);
}

test('memory does not grow with the size of an upload', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const before = process.memoryUsage().rss;
  let highest = before;
  let isSending = true;
  const watch = async () => {
    while (isSending) {
      highest = Math.max(highest, process.memoryUsage().rss);
      await sleep(10);
    }
  };
  const watched = watch();
  const answer = await sendFiles(url);
  isSending = false;
  await watched;
  expect(answer).toMatchObject({ totalSuccessful: 0, totalFailed: FILES });
  // Room for garbage that is not yet collected. The four files together are 360 MB.
  expect((highest - before) / MEGABYTE).toBeLessThan(150);
});
