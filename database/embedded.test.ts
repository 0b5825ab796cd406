import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { PATIENCE } from '../fixtures/patience.ts';

async function aDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-embedded-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function start(dataDir: string, owner = ''): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, { owner });
  onTestFinished(() => database.stop().catch(() => {}));
  return database;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(query)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const lock = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}

/** Another process that owns the database until it is killed. */
async function anotherProgram(dataDir: string): Promise<ChildProcess> {
  const program = `import('./database/embedded.ts').then(({ startEmbedded }) => startEmbedded(${JSON.stringify(dataDir)}))
    .then(() => { console.log('started'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('data survives a restart, and only the owner of the folder can read the password', async () => {
  const dataDir = await aDataDir();
  const first = await start(dataDir);
  await ask(first.url, 'create table kept as select 1 as number');
  await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  await first.stop();

  const second = await start(dataDir);
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 1 }]);
  expect((await stat(join(dataDir, 'database', 'password'))).mode & 0o077).toBe(0);
});

test('a second program on the same folder is refused and told who owns it', async () => {
  const dataDir = await aDataDir();
  await start(dataDir, 'http://localhost:3000');
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    `The portal already runs on ${dataDir}/database (process ${process.pid} http://localhost:3000)`,
  );
});

test('a database server that outlives its program serves the next one', async () => {
  const dataDir = await aDataDir();
  const killed = await anotherProgram(dataDir);
  const postmaster = await postmasterOf(dataDir);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const database = await start(dataDir);
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database that was killed together with its program restarts with all committed data', async () => {
  const dataDir = await aDataDir();
  const killed = await anotherProgram(dataDir);
  const postmaster = await postmasterOf(dataDir);
  // The program first: it would restart the server, which removes the lock that this test rewrites.
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  process.kill(postmaster, 'SIGKILL');
  // After a reboot the process id may belong to any other program.
  const lock = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  const lines = (await readFile(lock, 'utf8')).split('\n');
  await writeFile(lock, [String(process.pid), ...lines.slice(1)].join('\n'));

  const database = await start(dataDir);
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that is killed while the program runs is restarted at the same address', async () => {
  const dataDir = await aDataDir();
  const { url } = await start(dataDir);
  await ask(url, 'create table kept as select 1 as number');
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await vi.waitFor(
    async () => expect(await ask(url, 'select number from kept')).toEqual([{ number: 1 }]),
    PATIENCE,
  );
});

test('a server that cannot be restarted at once is restarted as soon as possible', async () => {
  const dataDir = await aDataDir();
  let hasFailed = false;
  const database = await startEmbedded(dataDir, { onLost: () => (hasFailed = true) });
  onTestFinished(() => database.stop().catch(() => {}));
  const settings = join(dataDir, 'database', 'cluster', 'postgresql.conf');
  await rename(settings, `${settings}.away`);
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(hasFailed).toBe(true), PATIENCE);
  await rename(`${settings}.away`, settings);
  await vi.waitFor(
    async () => expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]),
    PATIENCE,
  );
});
