import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { withDatabase } from '../fixtures/database-setup.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, aRegistration } from '../fixtures/dealers.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { slowness } from '../scripts/slowness.js';
import { readConfig } from './config.ts';
import { createPortal } from './portal.ts';
import { sentenceFor } from './sentences.ts';

const PROGRAM = `
  import { runPortal } from './server/lifetime.ts';
  await runPortal(async () => {});
`;

const database = await createTestDatabase();

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port that is free, or that is in use until the end of the test. */
async function aPort(state: 'free' | 'taken'): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = addressOf(server);
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  if (state === 'free') await close();
  else onTestFinished(close);
  return port;
}

// It listens on TCP, not on a pipe.
const addressOf = (server: Server) => server.address() as AddressInfo;

type Variables = Record<string, string>;

const variablesOf = async (variables: Variables): Promise<Variables> => ({
  PORT: String(await aPort('free')),
  DATA_DIR: await aFolder(),
  DATABASE_URL: database.url,
  DEMO: '0',
  ...variables,
});

/** The message of a start that fails with these variables. */
async function sentenceOfStart(variables: Variables): Promise<string | undefined> {
  const config = readConfig(await variablesOf(variables));
  const portal = createPortal({
    config,
    log: pino({ level: 'silent' }),
    servePages: async () => {},
    onProgress: () => {},
  });
  onTestFinished(() => portal.stop());
  return portal.start().then(
    () => 'it started',
    (error: unknown) => sentenceFor(error, config),
  );
}

/** The whole program in its own process. */
async function run(variables: Variables) {
  const all = await variablesOf(variables);
  const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, NODE_ENV: '', ...all },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const said = { out: '', err: '' };
  program.stdout.on('data', (words) => (said.out += String(words)));
  program.stderr.on('data', (words) => (said.err += String(words)));
  const ended = once(program, 'close');
  return { port: Number(all['PORT']), program, said, ended };
}

describe('a failed start is explained in one sentence', () => {
  test.each<[string, () => Promise<Variables>, RegExp]>([
    [
      'a port in use',
      async () => ({ PORT: String(await aPort('taken')) }),
      /^Port \d+ on 127\.0\.0\.1 is in use,/,
    ],
    ['a foreign address', async () => ({ HOST: '192.0.2.1' }), /^192\.0\.2\.1 is no address of this machine/],
    [
      'a missing database server',
      async () => ({ DATABASE_URL: `postgres://a:b@127.0.0.1:${await aPort('free')}/c` }),
      /^The database cannot be reached: .*ECONNREFUSED/,
    ],
    [
      'a missing database',
      async () => ({ DATABASE_URL: withDatabase(database.url, 'nowhere') }),
      /^The database cannot be reached: .*"nowhere" does not exist/,
    ],
    [
      'a file in the place of a folder',
      async () => ({ DATA_DIR: '/dev/null/data' }),
      /^\/dev\/null\/data is not a folder: set another DATA_DIR\.$/,
    ],
    [
      'an admin address that belongs to a dealer',
      async () => ({
        ADMIN_EMAIL: (await aDealer({ deps: database })).user.email,
        ADMIN_PASSWORD: 'a long password',
      }),
      /^ADMIN_EMAIL .* belongs to a dealer/,
    ],
  ])('%s', async (_, variables, sentence) => {
    const said = await sentenceOfStart(await variables());
    expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
  });

  test.each([
    [
      'a missing permission',
      'EACCES',
      'mkdir',
      {},
      /^This user may not write \/srv\/data: give the right to it/,
    ],
    ['a privileged port', 'EACCES', 'listen', {}, /^This user may not open port 80: set a PORT/],
    ['a read-only disk', 'EROFS', 'mkdir', {}, /^The file system is read-only, \/srv\/data cannot/],
    ['a full disk', 'ENOSPC', 'write', {}, /^The disk is full: make room under DATA_DIR \/srv\/data\.$/],
    [
      'a full disk of the embedded database',
      '53100',
      undefined,
      {},
      /^The disk is full: make room under DATA_DIR/,
    ],
    [
      'a full disk of the database server',
      '53100',
      undefined,
      { DATABASE_URL: database.url },
      /^The disk of the database server is full\.$/,
    ],
  ])('%s', (_, code, syscall, variables, sentence) => {
    const config = readConfig({ PORT: '80', DATA_DIR: '/srv/data', ...variables });
    const error = Object.assign(new Error('as the system says it'), { code, syscall, path: '/srv/data' });
    expect(sentenceFor(error, config)).toMatch(sentence);
  });

  test('an unexpected error is shown with its stack', () => {
    expect(sentenceFor(new TypeError('x is not a function'), undefined)).toBeUndefined();
    expect(sentenceFor(new CannotStart('A sentence.'), undefined)).toBe('A sentence.');
  });

  test('as the only line on stderr, with an exit code other than 0', async () => {
    const { said, ended } = await run({ PORT: String(await aPort('taken')) });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use, .*\n$/);
  });
});

/** A slow mail server: it accepts a mail when the test tells it to. */
async function aSlowPeer() {
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, answer) => {
      stream.resume();
      stream.on('end', () => waiting.push(() => answer()));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  return { url: `smtp://127.0.0.1:${addressOf(server.server).port}`, waiting };
}

/** A sign-in of which half is sent; `finish` sends the rest and returns the response. */
async function halfARequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  return async () => {
    const answered = once(socket, 'data');
    socket.write(body.slice(10));
    const [answer] = await answered;
    socket.destroy();
    return String(answer);
  };
}

const isRefused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => false,
    () => true,
  );

test('SIGTERM lets running requests and mails finish, and accepts no new connection', async () => {
  const peer = await aSlowPeer();
  const { port, program, said, ended } = await run({ SMTP_URL: peer.url });
  await vi.waitFor(() => expect(said.out).toContain('is open'), 25_000 * slowness());
  const finish = await halfARequest(port);
  await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRegistration()),
  });
  // To the dealer and to the provider, in parallel.
  await vi.waitFor(() => expect(peer.waiting).toHaveLength(2), 10_000 * slowness());

  program.kill('SIGTERM');
  await vi.waitFor(async () => expect(await isRefused(port)).toBe(true), 10_000 * slowness());
  expect(program.exitCode).toBeNull();
  expect(await finish()).toMatch(/^HTTP\/1\.1 401 /);
  for (const answer of peer.waiting) answer();
  expect(await ended).toEqual([0, null]);
  expect(said.err).toBe('');
  const sent = database.db.selectFrom('mail_outbox').select('id').where('sent_at', 'is not', null);
  expect(await sent.execute()).toHaveLength(2);
});
