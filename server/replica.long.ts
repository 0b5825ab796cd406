import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { DB } from '../database/schema.ts';
import { call, type Sent, testApp } from '../fixtures/app.ts';
import { anAdmin } from '../fixtures/dealers.ts';
import { startReplicated } from '../fixtures/replica.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import type { EndpointName } from '../web/api/call.ts';
import { openDatabase } from './db.ts';
import { Replica } from './replica.ts';

const replicated = await startReplicated();
const primary = openDatabase(replicated.url, { max: 10 });
const replica = openDatabase(replicated.replicaUrl, { max: 5, connectTimeoutMs: 1_000 });
afterAll(async () => {
  await Promise.all([primary.close(), replica.close()]);
  await replicated.stop();
});
/** The statements of the replica that read rows. */
const readByReplica: string[] = [];
const app = await testApp({
  db: primary.db,
  replica: new Kysely<DB>({
    dialect: new PostgresDialect({ pool: replica.pool }),
    log: ({ query }) => {
      if (/\bfrom\b/.test(query.sql)) readByReplica.push(query.sql);
    },
  }),
});
const admin = await anAdmin(app);
const warn = vi.fn<FastifyBaseLogger['warn']>();
let reads: Replica;
beforeEach(() => {
  warn.mockClear();
  // A replica that rests after a test is asked again in the next.
  reads = new Replica({ primary: primary.db, replica: replica.db, log: { warn } });
});

const vinsOf = (db: typeof primary.db) => db.selectFrom('vehicles').select('vin').execute();
const nameOf = (db: unknown) => (db === replica.db ? 'replica' : 'primary');
const whoReads = () => reads.read(async (db) => nameOf(db));

test('a long read goes to the replica, and finds what was committed just before', async () => {
  for (let each = 0; each < 20; each += 1) {
    const { vin } = await aVehicle(primary.db);
    const found = await reads.read(async (db) => ({ by: nameOf(db), vins: await vinsOf(db) }));
    expect(found.by).toBe('replica');
    expect(found.vins.map((row) => row.vin)).toContain(vin);
  }
  expect(warn).not.toHaveBeenCalled();
});

test('history, lists as files, reports, own data and vehicles as a file are read from the replica', async () => {
  const vehicle = await aVehicle(primary.db);
  const { cookie } = admin;
  const asked: [EndpointName, Sent?][] = [
    ['GET /api/admin/audit'],
    ['GET /api/admin/audit.csv'],
    ['GET /api/admin/dealers.csv'],
    ['GET /api/admin/mails.csv'],
    ['GET /api/admin/orders.csv'],
    ['GET /api/admin/reservations.csv'],
    ['GET /api/admin/invoices.csv'],
    ['GET /api/admin/intra-community-supplies.csv'],
    ['POST /api/admin/vehicles/export', { body: { ids: [vehicle.id], format: 'csv' } }],
    ['GET /api/user/data'],
  ];
  for (const [name, sent] of asked) {
    readByReplica.length = 0;
    expect((await call(app, name, { cookie, ...sent })).status).toBe(200);
    expect({ name, reads: readByReplica.length > 0 }).toEqual({ name, reads: true });
  }
});

test('a replica that is late is not waited for: the primary answers', async () => {
  await replicated.pause();
  const { vin } = await aVehicle(primary.db);
  const found = await reads.read(async (db) => ({ by: nameOf(db), vins: await vinsOf(db) }));
  expect(found.by).toBe('primary');
  expect(found.vins.map((row) => row.vin)).toContain(vin);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'it is late' }), expect.any(String));
  await replicated.resume();
});

test('a database that follows no primary is not used', async () => {
  const wrong = new Replica({ primary: primary.db, replica: primary.db, log: { warn } });
  expect(await wrong.read(async () => 'read')).toBe('read');
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'it follows no primary' }),
    expect.any(String),
  );
});

test('a read that the replica cannot end is made by the primary', async () => {
  expect(await whoReads()).toBe('replica');
  const by = await reads.read(async (db) => {
    if (db === replica.db) throw new Error('canceling statement due to conflict with recovery');
    return nameOf(db);
  });
  expect(by).toBe('primary');
  // It rests for a while.
  expect(await whoReads()).toBe('primary');
});

test('when the replica is away the primary answers, and the call does not fail', async () => {
  expect(await whoReads()).toBe('replica');
  await replicated.stopReplica();
  expect(await whoReads()).toBe('primary');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'it is away' }), expect.any(String));
  expect((await call(app, 'GET /api/admin/audit', { cookie: admin.cookie })).status).toBe(200);
});
