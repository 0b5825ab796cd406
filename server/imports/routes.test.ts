import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../contract/upload-figures.ts';
import type { Result } from '../../contract/endpoint.ts';
import type { importVehicleZips } from '../../contract/imports.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aSpec, anUpload, upload, type Upload } from '../../fixtures/deliveries.ts';
import { slowness } from '../../scripts/slowness.js';

const app = await testApp();
const { scratchFolder } = app.deps;
const { cookie } = await anAdmin(app);

type Bulk = Result<typeof importVehicleZips>;

const CHUNK = Buffer.alloc(1024 * 1024);

const send = (url: string, sent: Upload, session = cookie) => upload(app, url, session, sent);

describe('several files in one request', () => {
  test('get one result each', async () => {
    const spec = aSpec();
    const sent = await anUpload('zipFiles', [
      { name: 'C:\\Export\\gut.zip', content: await aDelivery(spec) },
      { name: 'schlecht.zip', content: Buffer.from('kein ZIP') },
    ]);
    const answer = await send('/api/upload/vehicle-zips', sent);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Bulk>()).toMatchObject({
      successful: [
        {
          fileName: 'gut.zip',
          vin: spec['vin'],
          vehicle: { make: 'Volkswagen', model: 'Golf' },
          replaced: false,
          prices: null,
        },
      ],
      failed: [
        {
          fileName: 'schlecht.zip',
          error: 'The file is not a ZIP.',
          reason: 'NOT_A_ZIP',
          entry: null,
          params: {},
        },
      ],
      totalSuccessful: 1,
      totalFailed: 1,
      message: '1 imported, 1 failed.',
    });
  });

  test.each([103, 1203])('are refused with their number if there are more than 100: %i', async (count) => {
    const content = Buffer.from('x');
    const many = Array.from({ length: count }, (_, index) => ({ name: `${index}.zip`, content }));
    const answer = await send('/api/upload/vehicle-zips', await anUpload('zipFiles', many));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'zipFiles', code: 'TOO_MANY_FILES', message: expect.stringContaining(`: ${count},`) }],
    });
    expect(await readdir(scratchFolder)).toEqual([]);
  });
});

describe('an upload that is too large', () => {
  const tooLarge = Buffer.alloc(UPLOAD_MAX_BYTES + 1);

  test('is answered with 413 and leaves nothing behind', async () => {
    const answer = await send(
      '/api/upload/vehicle-zip',
      await anUpload('zipFile', [{ name: 'gross.zip', content: tooLarge }]),
    );
    expect(answer.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  test('does not stop the other files', async () => {
    const sent = await anUpload('zipFiles', [
      { name: 'gross.zip', content: tooLarge },
      { name: 'gut.zip', content: await aDelivery() },
    ]);
    const answer = (await send('/api/upload/vehicle-zips', sent)).json<Bulk>();
    expect(answer.failed).toMatchObject([{ fileName: 'gross.zip', reason: 'TOO_LARGE' }]);
    expect(answer.successful).toMatchObject([{ fileName: 'gut.zip' }]);
  });
});

/** The port of the app, which listens on TCP and not on a pipe. */
async function portOfApp(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
  return (app.server.address() as AddressInfo).port;
}

test('an upload is refused if its session ends while it arrives', async () => {
  const { cookie: ending } = await anAdmin(app);
  const spec = aSpec();
  const { payload, headers } = await anUpload('zipFile', [{ name: 'a.zip', content: await aDelivery(spec) }]);
  const sent = request({
    port: await portOfApp(),
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload/vehicle-zip',
    headers: { ...headers, cookie: ending, 'content-length': payload.length },
  });
  sent.write(payload.subarray(0, -100));
  await vi.waitFor(async () => expect(await readdir(scratchFolder)).not.toEqual([]), 10_000 * slowness());
  expect((await call(app, 'POST /api/logout', { cookie: ending })).status).toBe(204);
  sent.end(payload.subarray(-100));
  // Its parameter is the response.
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(401);
  const imported = app.deps.db.selectFrom('vehicles').select('id').where('vin', '=', String(spec['vin']));
  expect(await imported.execute()).toEqual([]);
});

describe('a request that is larger than all its files may be', () => {
  test('is refused before it arrives if it announces its size', async () => {
    const { payload, headers } = await anUpload('zipFiles', [{ name: 'a.zip', content: await aDelivery() }]);
    const sent = { ...headers, 'content-length': String(101 * UPLOAD_MAX_BYTES + 1) };
    const answer = await send('/api/upload/vehicle-zips', { payload, headers: sent });
    expect(answer.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  test.each([
    ['in one file', 'filename="a.zip"; name="zipFile"'],
    ['in a file of another field', 'filename="a.zip"; name="other"'],
  ])('is cut off as soon as it exceeds it: %s', async (_, disposition) => {
    const endless = request({
      port: await portOfApp(),
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/upload/vehicle-zip',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
    });
    endless.on('error', () => {});
    endless.write(
      `--x\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: application/zip\r\n\r\n`,
    );
    Readable.from(
      (function* () {
        for (;;) yield CHUNK;
      })(),
    ).pipe(endless);
    // Its parameter is the response.
    const [answer] = (await once(endless, 'response')) as [IncomingMessage];
    endless.destroy();
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    await vi.waitFor(async () => expect(await readdir(scratchFolder)).toEqual([]), 10_000 * slowness());
  });

  test('is refused if it has more fields than any form', async () => {
    const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
    const payload = Buffer.from(`${field.repeat(50)}--x--\r\n`);
    const answer = await send('/api/upload/vehicle-zip', {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: '', code: 'INVALID' }] });
  });
});

describe('a malformed upload request', () => {
  const url = '/api/upload/vehicle-zip';

  test('is answered with 415 if it is not multipart', async () => {
    for (const type of ['application/json', 'application/zip']) {
      const headers = { cookie, 'content-type': type };
      const answer = await app.inject({ method: 'POST', url, headers, payload: '{}' });
      expect(answer.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' });
    }
  });

  test('is refused if the field has another name', async () => {
    const answer = await send(url, await anUpload('file', [{ name: 'a.zip', content: await aDelivery() }]));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'file', code: 'UNKNOWN_KEY' }] });
  });

  test('is refused without a file', async () => {
    const answer = await send(url, await anUpload('zipFile', []));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'zipFile' }] });
  });

  test('is refused with two files if one is expected', async () => {
    const zips = [await aDelivery(), await aDelivery()].map((content) => ({ name: 'a.zip', content }));
    const answer = await send(url, await anUpload('zipFile', zips));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ code: 'TOO_MANY_FILES' }] });
  });

  test('is refused if it is cut off, and leaves nothing behind', async () => {
    const { payload, headers } = await anUpload('zipFile', [{ name: 'a.zip', content: await aDelivery() }]);
    for (const cut of [20, 120, payload.length - 10]) {
      const answer = await send(url, { headers, payload: payload.subarray(0, cut) });
      expect(answer.statusCode).toBe(400);
    }
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  test('is refused without a boundary', async () => {
    const strange = { headers: { 'content-type': 'multipart/form-data' }, payload: Buffer.from('x') };
    expect((await send(url, strange)).statusCode).toBe(400);
  });

  test('is refused for dealers', async () => {
    const dealer = await aDealer(app);
    const sent = await anUpload('zipFile', [{ name: 'a.zip', content: await aDelivery() }]);
    expect((await send(url, sent, dealer.cookie)).json()).toMatchObject({
      status: 403,
      code: 'ADMIN_ONLY',
    });
  });
});
