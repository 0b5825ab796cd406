import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aRegistration, PASSWORD } from '../fixtures/dealers.ts';
import { slowness } from '../scripts/slowness.js';
import { serve } from './http/serve.ts';
import { startWorker } from './jobs/worker.ts';
import { openLog } from './log.ts';
import { smtpTransport } from './mail/transport.ts';
import { fictitiousProvider } from './provider.ts';
import { listTasks } from './tasks.ts';

const written: string[] = [];
const log = openLog({ write: (line) => void written.push(line) });
const { db, pool } = await createTestDatabase();

const fault = endpoint({ method: 'POST', path: '/api/fault', summary: 'Fails', access: 'public' });
const dealer = { company: 'Karosserie Krüger KG', email: 'k.krueger@example.com' };
const app = await testApp({
  db,
  log,
  servePages: async (served) => {
    serve(served, fault, async () => {
      await sql`
        insert into dealers (company_name, email, status) values (${dealer.company}, ${dealer.email}, 'GONE')
      `.execute(db);
      return undefined;
    });
  },
});

/** The log lines since the last call, parsed. */
function linesSince(): Record<string, unknown>[] {
  return written.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A mail server that refuses all recipients and names them. */
async function aPeerThatKnowsNobody(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 })),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  // It listens on TCP, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}

test('a request is logged in one line with its id and route, without its content and its user', async () => {
  const registration = aRegistration({ companyName: dealer.company });
  const { headers, cookie } = await call(app, 'POST /api/register', { body: registration });
  await call(app, 'POST /api/login', { body: { email: registration.email, password: 'wrong' } });
  await call(app, 'GET /api/vehicles', { cookie, query: { q: 'WVWZZZ1JZXW000001' } });
  await call(app, 'GET /api/vehicles/{id}', { params: { id: 'unknown' } });
  const lines = linesSince();
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/register', 201],
    ['POST', '/api/login', 401],
    ['GET', '/api/vehicles', 200],
    ['GET', '/api/vehicles/:id', 404],
  ]);
  expect(lines[0]).toMatchObject({ reqId: headers['x-request-id'], ms: expect.any(Number) });
  expect(JSON.stringify(lines)).not.toMatch(
    new RegExp(`${registration.email}|Krüger|Erika|${PASSWORD}|WVWZZZ|127\\.0\\.0\\.1|sid=`),
  );
});

test('a database error is logged with its position, without the row', async () => {
  const { problem } = await call(app, 'POST /api/fault' as 'POST /api/logout');
  const lines = linesSince();
  const [told] = lines;
  expect(told).toMatchObject({
    msg: 'unexpected error',
    reqId: problem.requestId,
    err: {
      code: '23514',
      constraint: 'dealers_status_is_known',
      stack: expect.stringContaining('log.test.ts'),
    },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Krüger|krueger/);
});

test.each([
  ['after a line break', 'rejected:\nk.krueger@example.com', 'rejected:\n<address>'],
  ['after a path and a tab', 'C:\\mail\tk.krueger@example.com\r\n', 'C:\\mail\t<address>\r\n'],
  ['after a control character', '\u001bkrueger@mail.example.com,', '\u001b<address>,'],
  ['of letters beyond ASCII', 'jörg.krüger@example.com no user', '<address> no user'],
  ['in brackets and quotes', '"<k+1@example.com>": k_2@example.com', '"<<address>>": <address>'],
])('an address %s is removed from the log line, which stays valid JSON', (_, said, logged) => {
  log.error({ err: new Error(said), reason: said }, said);
  const [line] = linesSince();
  expect(line).toMatchObject({ msg: logged, reason: logged, err: { message: logged } });
  expect(JSON.stringify(line)).not.toContain('example.com');
});

test('a long word that is not an address is logged unchanged and quickly', () => {
  const word = 'k.krueger-'.repeat(50_000);
  log.error(word);
  expect(linesSince()).toMatchObject([{ msg: word }]);
});

test('a refused mail is logged with the reason, without the address', async () => {
  const transport = smtpTransport(await aPeerThatKnowsNobody());
  onTestFinished(() => transport.close());
  await call(app, 'POST /api/register', { body: aRegistration({ email: 'nobody.known@example.com' }) });
  linesSince();
  const worker = await startWorker({
    pool,
    tasks: listTasks({
      db,
      networkKey: app.deps.networkKey,
      files: app.deps.files,
      scratchFolder: '/dev/null',
      transport,
      log,
      provider: fictitiousProvider,
      publicUrl: 'https://portal.example',
    }),
    timetable: [],
    log,
  });
  onTestFinished(() => worker.stop());
  const refused = () => written.filter((line) => line.includes('is unknown here'));
  await vi.waitFor(() => expect(refused().length).toBeGreaterThan(0), 10_000 * slowness());
  expect(written.join('')).not.toContain('@example.com');
});

test('a line of a program that goes on and has nothing else to say is written', async () => {
  const program = `
    import { openLog } from './server/log.ts';
    openLog().info('the only line');
    setInterval(() => undefined, 1_000);
  `;
  const running = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  onTestFinished(() => void running.kill());
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  expect(JSON.parse(line.toString())).toMatchObject({ msg: 'the only line' });
});

const LINES = 20_000;

test.each(['process.exit(1)', "throw new Error('the end')"])(
  'lines that wait for the output are written before the program ends with %s',
  async (end) => {
    const program = `
      import { openLog } from './server/log.ts';
      const log = openLog();
      for (let line = 1; line <= ${LINES}; line += 1) log.info({ line });
      ${end};
    `;
    const output = await new Promise<string>((resolve) => {
      const options = { encoding: 'utf8' as const, maxBuffer: 16_000_000 };
      execFile(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', program],
        options,
        (_, all) => resolve(all),
      );
    });
    const lines = output.trimEnd().split('\n');
    expect(lines).toHaveLength(LINES);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: LINES });
  },
);
