import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aDocument, anUpload, aPicture, aSpec, aVin, upload } from '../../fixtures/deliveries.ts';
import { runImports, sendZips } from '../../fixtures/imports.ts';
import { startObjectStore } from '../../fixtures/object-store.ts';
import { importFileTask } from './run-file.ts';
import { bucketStorage } from '../files/bucket-storage.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
const store = await startObjectStore(folder);
const files = await bucketStorage(store.settings);
const app = await testApp({ files });
const { db } = app.deps;
const { cookie } = await anAdmin(app);
afterAll(async () => {
  files.close();
  await store.stop();
  await rm(folder, { recursive: true });
});

const send = (zip: Buffer) => sendZips(app, cookie, { 'a.zip': zip });
const read = async (id: string) =>
  (await call(app, 'GET /api/imports/{id}', { cookie, params: { id } })).result;
const runTask = (id: unknown, attempts: number) =>
  importFileTask({ db, files, scratchFolder: app.deps.scratchFolder, log: { error: () => {} } })(
    { id },
    { job: { attempts, max_attempts: 5 } },
  );

async function jobs() {
  const found = await sql`
    select attempts, run_at > now() as "isLater" from graphile_worker.jobs where task_identifier = 'import_file'
  `.execute(db);
  return found.rows;
}

/** A vehicle with a picture and a document, imported through the bucket. */
async function anImported() {
  const vin = aVin();
  await send(await aDelivery(aSpec({ vin }), { 'a.jpg': await aPicture(), 'a.pdf': aDocument() }));
  await runImports(app);
  const media = await db
    .selectFrom('vehicle_media')
    .innerJoin('vehicles', 'vehicles.id', 'vehicle_media.vehicle_id')
    .select(['vehicle_media.id', 'media_type as type', 'vehicle_id as vehicleId'])
    .where('vin', '=', vin)
    .execute();
  const idOf = (type: string) => media.find((each) => each.type === type)?.id ?? '';
  return { vehicleId: media[0]?.vehicleId ?? '', picture: idOf('image'), document: idOf('pdf') };
}

test('an import stores its files in the bucket, the portal serves them from there, and the job removes them', async () => {
  const { vehicleId, picture, document } = await anImported();
  const served = await app.inject(`/media/${picture}/320.webp`);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(served.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  expect((await app.inject(`/media/${document}`)).rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
  const stored = async () => [...(await files.list('images')), ...(await files.list('documents'))].length;
  expect(await stored()).toBe(5);
  await call(app, 'DELETE /api/vehicles/{id}', { params: { id: vehicleId }, cookie });
  await removeUnusedFiles(db, files);
  expect(await stored()).toBe(0);
});

describe('while the store is away', () => {
  test('pictures and documents are answered 503 with a sentence, and are there again afterwards', async () => {
    const { picture, document } = await anImported();
    await store.stop();
    for (const url of [`/media/${picture}/320.webp`, `/media/${document}`]) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
      expect(answer.json()).toMatchObject({
        code: 'UNAVAILABLE',
        detail: 'The storage of pictures and documents cannot be reached at the moment.',
      });
    }
    await store.start();
    expect((await app.inject(`/media/${picture}/320.webp`)).statusCode).toBe(200);
  });

  test('an upload is answered 503, and leaves nothing', async () => {
    await store.stop();
    const zip = { name: 'a.zip', content: await aDelivery(aSpec()) };
    const answer = await upload(app, '/api/imports', cookie, await anUpload('files', [zip]));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    await store.start();
    expect((await sql`select from import_files where state <> 'done'`.execute(db)).rows).toEqual([]);
  });

  test('an import that was uploaded waits, however long it takes, and is done afterwards', async () => {
    const vin = aVin();
    const sent = await send(await aDelivery(aSpec({ vin }), { 'a.jpg': await aPicture() }));
    await store.stop();
    // The last attempt that an import has: a ZIP that cannot be imported would fail now.
    await runTask(sent.rows[0]?.id, 5);
    expect(await read(sent.id)).toMatchObject({ state: 'running', finished: 0 });
    expect(await jobs()).toEqual([{ attempts: 0, isLater: true }]);
    await store.start();
    await runImports(app);
    expect(await read(sent.id)).toMatchObject({ state: 'done', failed: 0 });
    const { rows } = await sql`select id from vehicles where vin = ${vin}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('a removal stays planned', async () => {
    const { vehicleId } = await anImported();
    await call(app, 'DELETE /api/vehicles/{id}', { params: { id: vehicleId }, cookie });
    await store.stop();
    await expect(removeUnusedFiles(db, files)).rejects.toThrow('the storage kept');
    await store.start();
    const before = (await files.list('documents')).length;
    await sql`update file_removals set due_at = now() where kind <> 'import' or decided_at is not null`.execute(
      db,
    );
    await removeUnusedFiles(db, files);
    expect((await files.list('documents')).length).toBe(before - 1);
  });
});

test('browsers load pictures from a public store by signed addresses, and documents from the portal', async () => {
  const { picture, document } = await anImported();
  const shared = await bucketStorage({ ...store.settings, isPublic: true });
  const publicApp = await testApp({ db, files: shared });
  const answer = await publicApp.inject(`/media/${picture}/320.webp`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, max-age=3600']);
  const loaded = await fetch(String(answer.headers.location));
  expect([loaded.status, loaded.headers.get('content-type'), loaded.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect((await publicApp.inject(`/media/${document}`)).statusCode).toBe(200);
  shared.close();
});
