import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UPLOAD_TIMEOUT_MINUTES } from '../../contract/upload-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery } from '../../fixtures/deliveries.ts';
import { runImports, sendZips } from '../../fixtures/imports.ts';
import { importFileTask } from '../imports/run-file.ts';
import { failStuckFiles } from '../imports/stuck.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const worklist = async () => (await call(app, 'GET /api/admin/worklist', { cookie })).result.worklist;
const rowOf = async (id: string) =>
  (await worklist()).find(({ kind }) => kind === 'FAILED_IMPORT')?.rows.find((row) => row.id === id);
/** The kinds of work that this import makes. */
const kindsOf = async (id: string) =>
  (await worklist()).filter(({ rows }) => rows.some((row) => row.id === id)).map(({ kind }) => kind);

test('an import with failed files is on the work list until they are replaced or settled', async () => {
  const { id } = await sendZips(app, cookie, { 'b.zip': Buffer.from('x'), 'a.zip': await aDelivery() });
  expect(await kindsOf(id)).toEqual([]);
  await runImports(app);
  expect(await rowOf(id)).toMatchObject({
    subject: 'vehicleImport',
    name: 'b.zip',
    deadline: null,
  });
  const settle = (isSettled: boolean) =>
    call(app, 'PATCH /api/imports/{id}', { cookie, params: { id }, body: { isSettled } });
  expect((await settle(true)).result).toMatchObject({ isSettled: true, failed: 1 });
  expect(await kindsOf(id)).toEqual([]);
  await settle(false);
  expect(await kindsOf(id)).toEqual(['FAILED_IMPORT']);
  await sendZips(app, cookie, { 'b.zip': await aDelivery() }, `/api/imports/${id}/files`);
  await runImports(app);
  expect(await kindsOf(id)).toEqual([]);
});

test('an import with missing files is on the work list when no more can be on their way, until they are sent or settled', async () => {
  const params = { id: randomUUID() };
  const announce = () =>
    call(app, 'PUT /api/imports/{id}', {
      cookie,
      params,
      body: { isDryRun: false, fileNames: ['a.zip', 'c.zip', 'b.zip'] },
    });
  const settle = () => call(app, 'PATCH /api/imports/{id}', { cookie, params, body: { isSettled: true } });
  const passMinutes = async (minutes: number) => {
    const ago = sql`make_interval(mins => ${minutes})`;
    await sql`update import_expected_files set announced_at = announced_at - ${ago}`.execute(db);
    await sql`update import_files set finished_at = finished_at - ${ago}`.execute(db);
  };
  const addFile = async (name: string) => {
    await sendZips(app, cookie, { [name]: await aDelivery() }, `/api/imports/${params.id}/files`);
    const beforeItsJob = await kindsOf(params.id);
    await runImports(app);
    return beforeItsJob;
  };

  await announce();
  await passMinutes(UPLOAD_TIMEOUT_MINUTES - 1);
  await announce();
  await passMinutes(UPLOAD_TIMEOUT_MINUTES - 1);
  expect(await kindsOf(params.id)).toEqual([]);
  await passMinutes(2);
  expect(await rowOf(params.id)).toMatchObject({
    subject: 'vehicleImport',
    name: 'a.zip',
    deadline: null,
  });
  expect(await addFile('a.zip')).toEqual([]);
  await passMinutes(UPLOAD_TIMEOUT_MINUTES - 1);
  expect(await kindsOf(params.id)).toEqual([]);
  await passMinutes(2);
  expect(await rowOf(params.id)).toMatchObject({ name: 'b.zip' });
  await settle();
  expect(await kindsOf(params.id)).toEqual([]);
  await announce();
  await passMinutes(UPLOAD_TIMEOUT_MINUTES + 1);
  expect(await kindsOf(params.id)).toEqual(['FAILED_IMPORT']);
  for (const name of ['a.zip', 'b.zip', 'c.zip']) await addFile(name);
  await passMinutes(UPLOAD_TIMEOUT_MINUTES + 1);
  expect(await kindsOf(params.id)).toEqual([]);
});

test('a clerk does not settle files of an import that failed after they looked', async () => {
  const { id } = await sendZips(app, cookie, { 'a.zip': Buffer.from('x') });
  await runImports(app);
  const settle = (isSettled: boolean, failed: number) =>
    call(app, 'PATCH /api/imports/{id}', { cookie, params: { id }, body: { isSettled, from: { failed } } });
  await sendZips(app, cookie, { 'b.zip': Buffer.from('x') }, `/api/imports/${id}/files`);
  await runImports(app);
  const { status, problem } = await settle(true, 1);
  expect([status, problem.code, problem['current']]).toEqual([
    412,
    'EDITED_MEANWHILE',
    { isSettled: false, failed: 2, missing: 0 },
  ]);
  expect(await kindsOf(id)).toEqual(['FAILED_IMPORT']);
  expect((await settle(true, 2)).result).toMatchObject({ isSettled: true });
  // Another clerk has done the same.
  expect((await settle(true, 1)).result).toMatchObject({ isSettled: true });
});

test('an import that a clerk has settled while it runs is on the work list again when another file fails', async () => {
  const { id, rows } = await sendZips(app, cookie, { 'a.zip': Buffer.from('x'), 'b.zip': Buffer.from('x') });
  const { files, scratchFolder } = app.deps;
  const task = importFileTask({ db, files, scratchFolder, log: { error: () => {} } });
  await task({ id: rows[0]?.id }, { job: { attempts: 1, max_attempts: 5 } });
  const settle = (failed: number) =>
    call(app, 'PATCH /api/imports/{id}', {
      cookie,
      params: { id },
      body: { isSettled: true, from: { failed } },
    });
  expect((await settle(1)).result).toMatchObject({ isSettled: true, state: 'running' });
  expect(await kindsOf(id)).toEqual([]);
  await runImports(app);
  expect(await kindsOf(id)).toEqual(['FAILED_IMPORT']);
  expect((await settle(2)).result).toMatchObject({ isSettled: true, state: 'done' });
});

test('an import that a clerk has settled is on the work list again when a file has killed its servers', async () => {
  const { id, rows } = await sendZips(app, cookie, { 'a.zip': Buffer.from('x') });
  await call(app, 'PATCH /api/imports/{id}', { cookie, params: { id }, body: { isSettled: true } });
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts where key = ${`import ${rows[0]?.id}`}
  `.execute(db);
  await failStuckFiles(db);
  expect(await kindsOf(id)).toEqual(['FAILED_IMPORT']);
});

test('a clerk does not settle an import of which files were announced after they looked', async () => {
  const params = { id: randomUUID() };
  const announce = (fileNames: string[]) =>
    call(app, 'PUT /api/imports/{id}', { cookie, params, body: { isDryRun: false, fileNames } });
  const settle = (missing: number) =>
    call(app, 'PATCH /api/imports/{id}', {
      cookie,
      params,
      body: { isSettled: true, from: { failed: 0, missing } },
    });
  await announce(['a.zip']);
  await announce(['a.zip', 'b.zip']);
  const { status, problem } = await settle(1);
  expect([status, problem['current']]).toEqual([412, { isSettled: false, failed: 0, missing: 2 }]);
  expect((await settle(2)).result).toMatchObject({ isSettled: true });
});
