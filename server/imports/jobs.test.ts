import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { IMPORT_DAYS, IMPORT_FILES_MAX, UPLOAD_MAX_BYTES } from '../../contract/upload-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, anUpload, aPicture, aSpec, aVin, upload } from '../../fixtures/deliveries.ts';
import { anImport, rowOf, runImports, sendZips, type Zips } from '../../fixtures/imports.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { applyRetention } from '../retention.ts';
import { importFileTask } from './run-file.ts';
import { failStuckFiles } from './stuck.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const { cookie } = await anAdmin(app);

const send = (zips: Zips, url?: string) => sendZips(app, cookie, zips, url);
const read = async (id: string) =>
  (await call(app, 'GET /api/imports/{id}', { cookie, params: { id } })).result;
const vehiclesOf = (vin: string) =>
  db.selectFrom('vehicles').select(['id', 'price_net as priceNet']).where('vin', '=', vin).execute();

describe('an import', () => {
  test('waits after its upload, and its jobs import each file once', async () => {
    const vin = aVin();
    const sent = await send({ 'gut.zip': await aDelivery(aSpec({ vin })), 'schlecht.zip': Buffer.from('x') });
    expect(sent).toMatchObject({
      state: 'waiting',
      total: 2,
      finished: 0,
      rows: [
        { fileName: 'gut.zip', state: 'waiting' },
        { fileName: 'schlecht.zip', state: 'waiting' },
      ],
    });
    expect(await vehiclesOf(vin)).toEqual([]);
    expect(await readdir(scratchFolder)).toEqual([]);
    const jobs = await sql`select from graphile_worker.jobs where task_identifier = 'import_file'`.execute(
      db,
    );
    expect(jobs.rows).toHaveLength(2);

    await runImports(app);
    const [vehicle] = await vehiclesOf(vin);
    expect(await read(sent.id)).toMatchObject({
      state: 'done',
      finished: 2,
      failed: 1,
      rows: [
        {
          state: 'done',
          vin,
          vehicleId: vehicle?.id,
          name: 'Volkswagen Golf',
          replaced: false,
          reason: null,
        },
        { state: 'failed', vin: null, vehicleId: null, reason: 'NOT_A_ZIP', entry: null, params: {} },
      ],
    });
    expect((await auditEntriesOf(app, vehicle?.id ?? '')).map(({ action }) => action)).toEqual([
      'VEHICLE_IMPORTED',
    ]);
    await removeUnusedFiles(db, files);
    expect(await files.list('imports')).toEqual([]);
  });

  test('has a file once that is sent again because its answer was lost, and takes a failed one again', async () => {
    const { id } = await send({ 'a.zip': await aDelivery() });
    const url = `/api/imports/${id}/files?sentAs=${randomUUID()}`;
    const zip = { 'b.zip': await aDelivery() };
    expect((await send(zip, url)).total).toBe(2);
    expect((await send(zip, url)).total).toBe(2);
    await runImports(app);
    expect(await send(zip, url)).toMatchObject({ state: 'done', total: 2, finished: 2 });
    expect((await send(zip, `/api/imports/${id}/files?sentAs=${randomUUID()}`)).total).toBe(3);
    const broken = `/api/imports/${id}/files?sentAs=${randomUUID()}`;
    await send({ 'c.zip': Buffer.from('x') }, broken);
    await runImports(app);
    expect((await read(id)).rows.at(-1)?.state).toBe('failed');
    expect((await send({ 'c.zip': Buffer.from('x') }, broken)).rows.at(-1)?.state).toBe('waiting');
  });

  test('is done by one of two servers that take the same file at the same time', async () => {
    const vin = aVin();
    const { rows } = await send({ 'a.zip': await aDelivery(aSpec({ vin })) });
    const task = importFileTask({ db, files, scratchFolder, log: { error: () => {} } });
    const job = { job: { attempts: 1, max_attempts: 5 } };
    await Promise.all([1, 2, 3].map(() => task({ id: rows[0]?.id }, job)));
    const [vehicle] = await vehiclesOf(vin);
    expect((await auditEntriesOf(app, vehicle?.id ?? '')).map(({ action }) => action)).toEqual([
      'VEHICLE_IMPORTED',
    ]);
  });

  test('of one VIN at the same time as another makes one vehicle', async () => {
    const vin = aVin();
    const zip = await aDelivery(aSpec({ vin }));
    const sent = await Promise.all([send({ 'a.zip': zip }), send({ 'b.zip': zip })]);
    const task = importFileTask({ db, files, scratchFolder, log: { error: () => {} } });
    const job = { job: { attempts: 1, max_attempts: 5 } };
    await Promise.all(sent.map(({ rows }) => task({ id: rows[0]?.id }, job)));
    expect(await vehiclesOf(vin)).toHaveLength(1);
    const [first, second] = await Promise.all(sent.map(({ id }) => read(id)));
    expect([first?.rows[0]?.replaced, second?.rows[0]?.replaced].toSorted()).toEqual([false, true]);
  });

  test('says field by field what was created and changed, and keeps the price of a clerk', async () => {
    const vin = aVin();
    const spec = aSpec({ vin, priceNet: 20_000, Kilometerstand: '10.000', colour: 'Rot', Werkstatt: 'Nord' });
    const created = await send({ 'a.zip': await aDelivery(spec, { 'a.jpg': await aPicture() }) });
    await runImports(app);
    expect((await rowOf(app, cookie, created.id, 'a.zip'))?.changes).toEqual([
      { field: 'make', outcome: 'created', before: null, after: 'Volkswagen' },
      { field: 'model', outcome: 'created', before: null, after: 'Golf' },
      { field: 'mileageKm', outcome: 'created', before: null, after: 10_000 },
      { field: 'colour', outcome: 'created', before: null, after: 'Rot' },
      { field: 'priceNet', outcome: 'created', before: null, after: '20000.00' },
      { field: 'pictures', outcome: 'created', before: null, after: 1 },
      { field: 'otherData', outcome: 'created', before: null, after: 1 },
    ]);
    const [vehicle] = await vehiclesOf(vin);
    const params = { id: vehicle?.id ?? '' };
    await call(app, 'PATCH /api/vehicles/{id}', { cookie, params, body: { priceNet: '21000.00' } });
    const again = { ...spec, Kilometerstand: '10.500', colour: undefined, Werkstatt: 'Süd' };
    const changed = await send({
      'b.zip': await aDelivery(again, { 'a.jpg': await aPicture(), 'equipment.txt': 'Klima' }),
    });
    await runImports(app);
    expect((await rowOf(app, cookie, changed.id, 'b.zip'))?.changes).toEqual([
      { field: 'mileageKm', outcome: 'changed', before: 10_000, after: 10_500 },
      { field: 'colour', outcome: 'changed', before: 'Rot', after: null },
      { field: 'priceNet', outcome: 'kept', before: '21000.00', after: '20000.00' },
      { field: 'equipmentText', outcome: 'created', before: null, after: 'Klima' },
      { field: 'pictures', outcome: 'changed', before: 1, after: 1 },
      { field: 'otherData', outcome: 'changed', before: 1, after: 1 },
    ]);
    expect((await vehiclesOf(vin))[0]?.priceNet).toBe('21000.00');
  });

  test('says in the history of the vehicle what a repeated delivery changed, also after the import is gone', async () => {
    const vin = aVin();
    const damage = { part: 'Dach', kind: 'Delle', photo: 'a.jpg' };
    const spec = aSpec({
      vin,
      Kilometerstand: 10_000,
      accidentFree: true,
      Werkstatt: 'Nord',
      damages: [damage],
    });
    const files = { 'a.jpg': await aPicture(), 'equipment.txt': 'Klima' };
    await send({ 'a.zip': await aDelivery(spec, files) });
    await runImports(app);
    const [vehicle] = await vehiclesOf(vin);
    const id = vehicle?.id ?? '';
    const body = { mileageKm: 12_000, priceNet: '17900.00' };
    await call(app, 'PATCH /api/vehicles/{id}', { cookie, params: { id }, body });
    const equipment = 'K'.repeat(300);
    const again = {
      ...spec,
      make: 'Audi',
      accidentFree: undefined,
      Werkstatt: 'Süd',
      damages: [{ part: 'Motorhaube' }],
    };
    const sent = await send({
      'b.zip': await aDelivery(again, { 'b.jpg': await aPicture(), 'equipment.txt': equipment }),
    });
    await runImports(app);
    await sql`update imports set started_at = now() - interval '91 days' where id = ${sent.id}`.execute(db);
    await sql`update import_files set finished_at = now() - interval '91 days' where import_id = ${sent.id}`.execute(
      db,
    );
    await applyRetention(db);
    const gone = await call(app, 'GET /api/imports/{id}', { cookie, params: { id: sent.id } });
    expect(gone.status).toBe(404);
    expect((await auditEntriesOf(app, id)).at(-1)).toMatchObject({
      action: 'VEHICLE_REPLACED',
      before: {
        make: 'Volkswagen',
        mileageKm: 12_000,
        accidentFree: true,
        priceNet: '17900.00',
        equipmentText: 'Klima',
        damages: [{ part: 'ROOF', kind: 'DENT', photo: 'a' }],
      },
      after: {
        vin,
        make: 'Audi',
        mileageKm: 10_000,
        accidentFree: null,
        priceNet: '17900.00',
        equipmentText: equipment,
        damages: [{ part: 'BONNET', kind: null, photo: null }],
        pictures: 'OTHER_CONTENT',
        otherData: 'OTHER_CONTENT',
        media: 1,
      },
    });
    await send({ 'c.zip': await aDelivery(again, { 'b.jpg': await aPicture(), 'c.jpg': await aPicture() }) });
    await runImports(app);
    const { before, after } = (await auditEntriesOf(app, id)).at(-1) ?? {};
    expect(before).toEqual({ equipmentText: equipment, titles: 'b', pictures: 1, priceNet: '17900.00' });
    expect(after).toMatchObject({ equipmentText: null, pictures: 2 });
    expect(after).not.toHaveProperty('mileageKm');
  });

  test('imports and refuses texts whose beginning ends within an emoji', async () => {
    const vin = aVin();
    const equipment = { 'equipment.txt': `${'K'.repeat(199)}🚗 Klima` };
    const sent = await send({
      'a.zip': await aDelivery(aSpec({ vin }), equipment),
      'b.zip': await aDelivery(aSpec({ vin: `${'x'.repeat(59)}🚗` })),
    });
    await runImports(app);
    expect((await read(sent.id)).rows).toMatchObject([
      { state: 'done', vin },
      {
        state: 'failed',
        reason: 'FIELDS_INVALID',
        params: { fields: [{ field: 'vin', value: 'x'.repeat(59) }] },
      },
    ]);
    expect((await rowOf(app, cookie, sent.id, 'a.zip'))?.changes).toContainEqual(
      expect.objectContaining({ field: 'equipmentText', after: `${'K'.repeat(199)}…` }),
    );
  });

  test('names every field that was refused', async () => {
    const sent = await send({ 'a.zip': await aDelivery(aSpec({ vin: 'KURZ', priceNet: 'viel' })) });
    await runImports(app);
    expect((await read(sent.id)).rows).toMatchObject([
      {
        reason: 'FIELDS_INVALID',
        entry: 'spec.json',
        params: {
          fields: [
            { field: 'vin', code: 'VIN_INVALID', value: 'KURZ' },
            { field: 'priceNet', code: 'AMOUNT_INVALID', value: 'viel' },
          ],
        },
      },
    ]);
  });
});

describe('a dry run', () => {
  test('says what would happen and changes nothing', async () => {
    const vin = aVin();
    const zip = await aDelivery(aSpec({ vin }), { 'a.jpg': await aPicture() });
    const stored = await files.list('images');
    const tried = await send({ 'a.zip': zip, 'b.zip': Buffer.from('x') }, '/api/imports?dryRun=true');
    await runImports(app);
    expect(await read(tried.id)).toMatchObject({
      isDryRun: true,
      rows: [
        { state: 'done', vin, vehicleId: null, replaced: false },
        { state: 'failed', reason: 'NOT_A_ZIP' },
      ],
    });
    expect(await vehiclesOf(vin)).toEqual([]);
    expect(await files.list('images')).toEqual(stored);

    await send({ 'a.zip': zip });
    await runImports(app);
    const [vehicle] = await vehiclesOf(vin);
    const again = await send(
      { 'a.zip': await aDelivery(aSpec({ vin, priceNet: 1 })) },
      '/api/imports?dryRun=true',
    );
    await runImports(app);
    expect((await read(again.id)).rows[0]).toMatchObject({ vehicleId: vehicle?.id, replaced: true });
    expect(await vehiclesOf(vin)).toEqual([vehicle]);
  });
});

describe('files that are added to an import', () => {
  test('replace the failed row of the same name, at its place, and no other', async () => {
    const sent = await send({
      'a.zip': Buffer.from('x'),
      'b.zip': await aDelivery(),
      'c.zip': Buffer.from('y'),
    });
    await runImports(app);
    const url = `/api/imports/${sent.id}/files`;
    const added = await send({ 'a.zip': await aDelivery(), 'b.zip': await aDelivery() }, url);
    expect(added).toMatchObject({ state: 'running', total: 4 });
    await runImports(app);
    const { rows, state, failed } = await read(sent.id);
    expect(rows.map(({ fileName, state: ofRow }) => [fileName, ofRow])).toEqual([
      ['a.zip', 'done'],
      ['b.zip', 'done'],
      ['c.zip', 'failed'],
      ['b.zip', 'done'],
    ]);
    expect([state, failed, rows[0]?.reason]).toEqual(['done', 1, null]);
  });

  test('replace a failed row once when they are sent twice at the same time', async () => {
    const sent = await send({ 'a.zip': Buffer.from('x') });
    await runImports(app);
    const url = `/api/imports/${sent.id}/files`;
    const zip = await aDelivery();
    await Promise.all([send({ 'a.zip': zip }, url), send({ 'a.zip': zip }, url)]);
    await runImports(app);
    expect((await read(sent.id)).rows.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('are refused if the import does not exist or has no room, and leave no ZIP', async () => {
    const zips = [{ name: 'a.zip', content: Buffer.from('x') }];
    const unknown = await upload(
      app,
      '/api/imports/7c9e1b3d-5f8a-4c02-9d4e-6a8b0c2d4f6e/files',
      cookie,
      await anUpload('files', zips),
    );
    expect(unknown.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const { id } = await anImport(app, cookie);
    await sql`
      insert into import_files (import_id, file_name, state, finished_at)
      select ${id}, n || '.zip', 'done', now() from generate_series(1, ${IMPORT_FILES_MAX - 1}::int) as n
    `.execute(db);
    const full = await upload(app, `/api/imports/${id}/files`, cookie, await anUpload('files', zips));
    expect(full.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'files', code: 'TOO_MANY_FILES' }],
    });
    await runImports(app);
    await sql`update file_removals set due_at = now()`.execute(db);
    await removeUnusedFiles(db, files);
    expect(await files.list('imports')).toEqual([]);
  });

  test('fail at once if they are too large', async () => {
    const sent = await send({ 'a.zip': Buffer.alloc(UPLOAD_MAX_BYTES + 1) });
    expect(sent).toMatchObject({
      state: 'done',
      rows: [{ state: 'failed', reason: 'TOO_LARGE', params: { maxBytes: UPLOAD_MAX_BYTES } }],
    });
  });
});

describe('a file whose import fails for a reason of ours', () => {
  test('is retried, and fails after the last attempt', async () => {
    const sent = await anImport(app, cookie);
    await sql`update import_files set storage_id = 'gone' where import_id = ${sent.id}`.execute(db);
    await expect(runImports(app, 4)).rejects.toThrow('not in the storage');
    expect((await read(sent.id)).state).toBe('running');
    await runImports(app, 5);
    expect((await read(sent.id)).rows).toMatchObject([{ state: 'failed', reason: 'INTERNAL' }]);
  });

  test('fails if each attempt has killed its server', async () => {
    const sent = await anImport(app, cookie);
    await failStuckFiles(db);
    expect((await read(sent.id)).state).toBe('waiting');
    await sql`
      update graphile_worker._private_jobs set attempts = max_attempts where key = ${`import ${sent.rows[0]?.id}`}
    `.execute(db);
    await failStuckFiles(db);
    expect((await read(sent.id)).rows).toMatchObject([{ state: 'failed', reason: 'INTERNAL' }]);
  });
});

describe('the list of imports', () => {
  test('has the latest first, page by page, with who started it', async () => {
    const clerk = await anAdmin(app);
    const older = await anImport(app, clerk.cookie);
    const newer = await anImport(app, cookie);
    const first = (await call(app, 'GET /api/imports', { cookie, query: { limit: '1' } })).result;
    const second = (await call(app, 'GET /api/imports', { cookie, query: { limit: '1', page: '2' } })).result;
    expect([first.imports[0]?.id, second.imports[0]?.id]).toEqual([newer.id, older.id]);
    expect(second.imports[0]).toMatchObject({ startedBy: clerk.user.email, state: 'waiting', total: 1 });
    expect(first.total).toBe(second.total);
    await runImports(app);
  });

  test('loses an import after its time, but none whose files wait', async () => {
    const done = await anImport(app, cookie);
    await runImports(app);
    const waiting = await anImport(app, cookie);
    const age = (days: number) =>
      sql`with files as (
          update import_files set finished_at = now() - make_interval(days => ${days}) where import_id = ${done.id})
        update imports set started_at = now() - make_interval(days => ${days}) where id in (${done.id}, ${waiting.id})
      `.execute(db);
    await age(IMPORT_DAYS - 1);
    await applyRetention(db);
    expect((await read(done.id)).state).toBe('done');
    await age(IMPORT_DAYS + 1);
    await applyRetention(db);
    const gone = await call(app, 'GET /api/imports/{id}', { cookie, params: { id: done.id } });
    expect([gone.status, (await read(waiting.id)).state]).toEqual([404, 'waiting']);
    await runImports(app);
  });
});
