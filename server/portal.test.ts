import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findEmbedded, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aRegistration } from '../fixtures/dealers.ts';
import { aDelivery, anUpload, aPicture, aSpec } from '../fixtures/deliveries.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { slowness } from '../scripts/slowness.js';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { openPasswords } from './accounts/passwords.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db.ts';
import type { Log } from './log.ts';
import { createPortal } from './portal.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long password' };
const testDatabase = await createTestDatabase();

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  // It listens on TCP, not on a pipe.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The configuration of a portal with these variables and without the demo. */
async function aConfig(variables: Record<string, string>): Promise<Config> {
  return readConfig({
    PORT: String(await aFreePort()),
    DATA_DIR: await aFolder(),
    DEMO: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...variables,
  });
}

function aPortal(
  config: Config,
  onProgress: (message: string) => void = () => {},
  log: Log = pino({ level: 'silent' }),
) {
  const portal = createPortal({ config, log, servePages: async () => {}, onProgress });
  onTestFinished(() => portal.stop());
  return portal;
}

const post = (config: Config, path: string, body: unknown) =>
  fetch(`${config.publicUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signIn = async (config: Config): Promise<string> =>
  (await post(config, '/api/login', ADMIN)).headers.get('set-cookie')?.split(';')[0] ?? '';

async function importVehicle(config: Config): Promise<number> {
  const content = await aDelivery(aSpec(), { 'a.jpg': await aPicture() });
  const { payload, headers } = await anUpload('zipFile', [{ name: 'a.zip', content }]);
  const answer = await fetch(`${config.publicUrl}/api/upload/vehicle-zip`, {
    method: 'POST',
    headers: { ...headers, cookie: await signIn(config) },
    body: new Uint8Array(payload),
  });
  return answer.status;
}

test('the portal starts its own database, stores everything in its folder and finds it there again', async () => {
  const config = await aConfig({});
  const portal = aPortal(config);
  await portal.start();
  expect(await importVehicle(config)).toBe(200);
  expect((await post(config, '/api/register', aRegistration())).status).toBe(201);
  const mails = join(config.dataDir, 'mail');
  await vi.waitFor(async () => expect(await readdir(mails)).toHaveLength(2), 10_000 * slowness());
  expect(findEmbedded(config.dataDir)).toMatch(/^postgres:/);
  await portal.stop();
  expect(findEmbedded(config.dataDir)).toBeUndefined();
  expect(await readdir(config.dataDir)).toEqual(expect.arrayContaining(['database', 'mail', 'media']));
  expect(await readdir(join(config.dataDir, 'media', 'images'))).toHaveLength(1);

  // One that is stopped while the database starts leaves none running.
  const interrupted = aPortal(config);
  const started = interrupted.start().catch(() => {});
  const lock = join(config.dataDir, 'database', 'cluster', 'postmaster.pid');
  await vi.waitFor(() => access(lock), { timeout: 10_000 * slowness(), interval: 1 });
  await interrupted.stop();
  await expect(access(lock)).rejects.toThrow('ENOENT');
  await started;

  await aPortal(config).start();
  const answer = await fetch(`${config.publicUrl}/api/vehicles`);
  expect(await answer.json()).toMatchObject({ pagination: { total: 1 } });
});

/** The log of a portal, line by line. */
function aLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }) };
}

/** The roles of the portal's connections that are open on this database. */
async function rolesOn(url: string): Promise<string[]> {
  const database = openDatabase(url);
  const found = await sql<{ role: string }>`
    select distinct usename as role from pg_stat_activity
    where datname = current_database() and application_name = 'forecourt' and pid <> pg_backend_pid()
  `.execute(database.db);
  await database.close();
  return found.rows.map(({ role }) => role);
}

test('an embedded database from before the two roles is upgraded with its data, and the portal serves with a role that owns nothing', async () => {
  const config = await aConfig({});
  const old = await startEmbedded(config.dataDir);
  await migrate(old.url);
  const before = openDatabase(old.url);
  await sql`drop role forecourt_portal`.execute(before.db);
  const kept = await aVehicle(before.db);
  await before.close();
  await old.stop();

  const { lines, log } = aLog();
  await aPortal(config, () => {}, log).start();
  const answer = await fetch(`${config.publicUrl}/api/vehicles`);
  expect(await answer.json()).toMatchObject({ vehicles: [{ id: kept.id }] });
  expect(await importVehicle(config)).toBe(200);
  expect(await rolesOn(findEmbedded(config.dataDir) ?? '')).toEqual(['forecourt_portal']);
  expect(lines).toEqual([]);
});

test('on a server one role migrates and another serves; with one role for both the log warns', async () => {
  const database = await createTestDatabase();
  const { username: serving } = new URL(database.servingUrl);
  const both = aLog();
  const urls = { DATABASE_URL: database.servingUrl, MIGRATION_DATABASE_URL: database.url };
  const config = await aConfig(urls);
  const portal = aPortal(config, () => {}, both.log);
  await portal.start();
  expect(await importVehicle(config)).toBe(200);
  expect(await rolesOn(database.url)).toEqual([serving]);
  await portal.stop();
  expect(both.lines).toEqual([]);

  const one = aLog();
  await aPortal(await aConfig({ DATABASE_URL: database.url }), () => {}, one.log).start();
  expect(one.lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('set MIGRATION_DATABASE_URL'),
  ]);
});

test('the port opens only after database and admin are ready, and progress is reported until then', async () => {
  const config = await aConfig({ DATABASE_URL: testDatabase.url });
  const isOpen = () =>
    fetch(`${config.publicUrl}/api/health`).then(
      () => true,
      () => false,
    );
  const told: { message: string; wasOpen: Promise<boolean> }[] = [];
  await aPortal(config, (message) => told.push({ message, wasOpen: isOpen() })).start();
  expect(told.map(({ message }) => message)).toContain('database: bringing the schema up to date');
  expect(await Promise.all(told.map(({ wasOpen }) => wasOpen))).not.toContain(true);
  expect(await isOpen()).toBe(true);
  expect(await signIn(config)).toMatch(/^sid=/);
  // The portal uses the server that DATABASE_URL names, and no other.
  expect(await readdir(config.dataDir)).not.toContain('database');
  const admins = testDatabase.db.selectFrom('users').select('email').where('role', '=', 'admin');
  expect(await admins.execute()).toEqual([{ email: ADMIN.email }]);
});

/** A database with the demo admin. */
async function aDemoDatabase() {
  const database = await createTestDatabase();
  const passwords = openPasswords();
  onTestFinished(passwords.close);
  await ensureAdmin(
    { db: database.db, passwords },
    { email: 'admin@example.com', password: 'demo-password' },
  );
  return database;
}

test('production does not start on a database with demo accounts', async () => {
  const database = await aDemoDatabase();
  const config = await aConfig({ DATABASE_URL: database.url });
  await expect(aPortal({ ...config, isProduction: true }).start()).rejects.toThrow('demo accounts');
  await aPortal(config).start();
});

test('a portal that is not local does not start on a database whose demo accounts have the known password', async () => {
  const database = await aDemoDatabase();
  const config = await aConfig({ DATABASE_URL: database.url });
  await expect(aPortal({ ...config, isLocal: false }).start()).rejects.toThrow('demo accounts');
});
