import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import type { AdminUser } from '../actor.ts';
import { repriceVehicles, setStatuses } from './bulk.ts';
import { BulkCalls, inParts, type Log } from './bulk-progress.ts';
import { exportVehicleTable } from './export.ts';

const app = await testApp();
const { db } = app.deps;
/** Another server on the same database. */
const otherApp = await testApp({ db });
const { cookie, user } = await anAdmin(app);
const other = await anAdmin(app);
const admin: AdminUser = {
  id: user.id,
  email: user.email,
  role: 'admin',
  rights: 'FULL',
  dealer: null,
  emailConfirmed: true,
  locale: 'de',
  watchMails: 'OFF',
  listView: null,
  lastVisitAt: null,
  needsSecondFactor: false,
};

const progressOf = async (id: string, asAdmin = cookie, server = app) =>
  (await call(server, 'GET /api/admin/vehicles/progress/{id}', { cookie: asAdmin, params: { id } })).result
    .progress;

test('the clerk who changes prices reads on any server how far that is, and nobody else does', async () => {
  const vehicles = [await aVehicle(db), await aVehicle(db)];
  const body = {
    vehicles: vehicles.map(({ id, priceNet }) => ({ id, priceNet })),
    by: 'PERCENT',
    value: '-10',
    rounding: 0,
    progressId: randomUUID(),
  };
  expect(await progressOf(body.progressId)).toBeNull();
  let answer: ReturnType<typeof call> | undefined;
  await db.transaction().execute(async (tx) => {
    const [held] = vehicles;
    await sql`select from vehicles where id = ${held?.id ?? ''} for update`.execute(tx);
    answer = call(app, 'PATCH /api/admin/vehicles/prices', { cookie, body });
    await untilOneWaits(db);
    // It is written beside the transaction, which does not wait for it.
    await expect.poll(() => progressOf(body.progressId)).toEqual({ done: 0, total: 2 });
    expect(await progressOf(body.progressId, cookie, otherApp)).toEqual({ done: 0, total: 2 });
    expect(await progressOf(body.progressId, other.cookie)).toBeNull();
    expect(await progressOf(randomUUID())).toBeNull();
  });
  expect((await answer)?.status).toBe(200);
  expect(await progressOf(body.progressId)).toBeNull();
});

test('a bulk call that fails leaves no progress behind', async () => {
  const progressId = randomUUID();
  const calls = new BulkCalls(db, app.log);
  const failing = calls.run(admin, progressId, async (onProgress) => {
    onProgress(1, 2);
    await expect.poll(() => calls.progressOf(admin, progressId)).toEqual({ done: 1, total: 2 });
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(await calls.progressOf(admin, progressId)).toBeNull();
});

test('a bulk call does not fail with its progress', async () => {
  const away = await createTestDatabase();
  await away.cutOff();
  const warn = vi.fn<Log['warn']>();
  const calls = new BulkCalls(away.db, { warn });
  const done = calls.run(admin, randomUUID(), async (onProgress) => {
    onProgress(1, 1);
    return 'done';
  });
  expect(await done).toBe('done');
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'the progress of a bulk call cannot be written');
});

test('the end of a bulk call removes what killed servers have left', async () => {
  await sql`
    insert into bulk_calls (admin_id, id, done, total, changed_at)
    values
      (${other.user.id}, gen_random_uuid(), 1, 2, now() - interval '61 minutes'),
      (${other.user.id}, gen_random_uuid(), 3, 4, now() - interval '59 minutes')
  `.execute(db);
  await new BulkCalls(db, app.log).run(admin, randomUUID(), async () => {});
  const left = await db.selectFrom('bulk_calls').select('done').execute();
  expect(left).toEqual([{ done: 3 }]);
});

test('price, status and export of many vehicles count those that are done', async () => {
  const vehicles = await Promise.all(Array.from({ length: 260 }, () => aVehicle(db)));
  const ids = vehicles.map(({ id }) => id);
  const counts: string[] = [];
  const onProgress = (done: number, total: number) => void counts.push(`${done}/${total}`);
  const steps = ['0/260', '250/260', '260/260'];
  const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));
  const change = { by: 'AMOUNT' as const, value: '5', rounding: 0 as const };
  const repriced = await db
    .transaction()
    .execute((tx) => repriceVehicles(tx, admin, { vehicles: prices, ...change, onProgress }));
  expect([repriced.changed, counts.splice(0)]).toEqual([260, steps]);
  const statuses = vehicles.map(({ id }) => ({ id, status: 'AVAILABLE' as const }));
  const set = await db
    .transaction()
    .execute((tx) => setStatuses(tx, admin, { vehicles: statuses, status: 'SOLD', onProgress }));
  expect([set.changed, counts.splice(0)]).toEqual([260, steps]);
  const file = await exportVehicleTable(db, { ids, format: 'csv', locale: 'de', onProgress });
  expect(file.toString().trimEnd().split('\r\n')).toHaveLength(261);
  expect(counts).toEqual(steps);
});

test('the parts of a bulk call are done one after the other, and each row once', async () => {
  const rows = Array.from({ length: 501 }, (_, place) => place);
  const seen: number[] = [];
  let done = 0;
  await inParts(
    rows,
    (count) => {
      // A part is counted when it is done, not before.
      expect(seen).toHaveLength(count);
      done = count;
    },
    async (part) => {
      await Promise.resolve();
      seen.push(...part);
    },
  );
  expect([done, seen]).toEqual([501, rows]);
});
