import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { anUpload } from '../../fixtures/deliveries.ts';
import { slowness } from '../../scripts/slowness.js';
import { limitNetwork, NETWORK, type Network, networkOptions } from './network.ts';

async function listening(network: Partial<Network> = {}): Promise<FastifyInstance> {
  const app = await testApp({ network });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A connection that sends only what the test writes. `said` is what the server has answered so far. */
async function connectTo(app: FastifyInstance) {
  // It listens on TCP, not on a pipe.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const connection = { socket, said: '', isClosed: false };
  socket.on('data', (bytes) => (connection.said += String(bytes)));
  socket.on('error', () => {});
  socket.on('close', () => (connection.isClosed = true));
  await once(socket, 'connect');
  return connection;
}

const closed = (connection: { isClosed: boolean }) =>
  vi.waitFor(() => expect(connection.isClosed).toBe(true), 20_000 * slowness());

const HALF_A_CALL =
  'POST /api/contact-form HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name"';

/** An upload as the bytes of a request, cut in two. */
async function halvesOfAnUpload(cookie: string): Promise<[Buffer, Buffer]> {
  const { payload, headers } = await anUpload('zipFile', [{ name: 'a.zip', content: Buffer.alloc(5000) }]);
  const head = [
    'POST /api/upload/vehicle-zip HTTP/1.1',
    'host: localhost',
    `content-type: ${headers['content-type']}`,
    `content-length: ${payload.length}`,
    `cookie: ${cookie}`,
  ].join('\r\n');
  return [Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload.subarray(0, 1000)]), payload.subarray(1000)];
}

describe('a request must arrive in time', () => {
  test('a call that does not is ended with 408, while an upload goes on', async () => {
    const app = await listening({ callMs: 2_000 });
    const [begin, rest] = await halvesOfAnUpload((await anAdmin(app)).cookie);
    const upload = await connectTo(app);
    upload.socket.write(begin);
    const call = await connectTo(app);
    call.socket.write(HALF_A_CALL);
    await closed(call);
    expect(call.said).toMatch(/^HTTP\/1\.1 408 /);
    upload.socket.write(rest);
    await vi.waitFor(() => expect(upload.said).toMatch(/^HTTP\/1\.1 422 .*NOT_A_ZIP/s), 20_000 * slowness());
  });

  test('an upload by somebody without the right to it has only the time of a call', async () => {
    const app = await listening({ callMs: 1_000 });
    const [begin] = await halvesOfAnUpload('sid=unknown');
    const upload = await connectTo(app);
    upload.socket.write(begin);
    await closed(upload);
    expect(upload.said).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('an upload that takes longer than any line needs is ended', async () => {
    const app = await listening({ headersMs: 2_000, uploadMs: 2_000 });
    const [begin] = await halvesOfAnUpload((await anAdmin(app)).cookie);
    const upload = await connectTo(app);
    upload.socket.write(begin);
    await closed(upload);
    expect(upload.said).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a request without the end of its headers is ended', async () => {
    const app = await listening({ headersMs: 1_000 });
    const connection = await connectTo(app);
    connection.socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n');
    await closed(connection);
    expect(connection.said).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a server takes a limited number of connections, and goes on serving those', async () => {
  expect(NETWORK.connections).toBeGreaterThanOrEqual(4_000);
  const app = await listening({ connections: 2 });
  const [first] = [await connectTo(app), await connectTo(app)];
  await closed(await connectTo(app));
  first.socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(first.said).toMatch(/^HTTP\/1\.1 200 /), 20_000 * slowness());
});

test('connections that serve no request end when the app closes', async () => {
  const app = await listening();
  const [used, unused, half] = [await connectTo(app), await connectTo(app), await connectTo(app)];
  half.socket.write('GET /api/health HTTP/1.1\r\nhost:');
  used.socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(used.said).toMatch(/^HTTP\/1\.1 200 /), 20_000 * slowness());
  await app.close();
  for (const connection of [used, unused, half]) await closed(connection);
});

test.each([
  { begins: 'before', head: /^HTTP\/1\.1 200 / },
  { begins: 'after', head: /^HTTP\/1\.1 200 .*connection: close/is },
])(
  'a connection whose answer begins $begins the app closes ends with this answer',
  async ({ begins, head }) => {
    const app = fastify(networkOptions(NETWORK));
    limitNetwork(app, NETWORK);
    const answers: ServerResponse[] = [];
    app.get('/', (_, reply) => {
      reply.hijack();
      answers.push(reply.raw);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = await connectTo(app);
    connection.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000 * slowness());
    if (begins === 'before') answers[0]?.write('first');
    const stopped = app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false), 20_000 * slowness());
    answers[0]?.end('last');
    await closed(connection);
    expect(connection.said).toMatch(head);
    expect(connection.said).toContain('last');
    await stopped;
  },
);
