import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aDocument, aPicture, aSpec, importOne } from '../../fixtures/deliveries.ts';
import { aDocument as aStoredDocument, aVehicle } from '../../fixtures/vehicles.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { diskStorage, type Storage } from './storage.ts';
import { documentKey, keysOf } from './stored-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const disk = diskStorage(folder);
/** The storage of the app. Tests replace single functions, so that they fail or wait. */
const storage: Storage = { ...disk };
beforeEach(() => void Object.assign(storage, disk));

const app = await testApp({ files: storage });
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const runJob = () => removeUnusedFiles(db, storage);
const makeDue = () => sql`update file_removals set due_at = now() - interval '1 second'`.execute(db);
const planned = () => db.selectFrom('file_removals').select(['storage_id', 'decided_at']).execute();
const deleteVehicle = (id: string) => call(app, 'DELETE /api/vehicles/{id}', { params: { id }, cookie });
const importWith = async (media: Record<string, Buffer>) =>
  (await importOne(app, cookie, await aDelivery(aSpec(), media))).vehicle;

async function contents() {
  return db
    .selectFrom('stored_files')
    .select(['sha256', 'storage_id as storageId', 'kind'])
    .orderBy('sha256')
    .execute();
}

/** Keys that a row names and the storage lacks. */
async function holes(): Promise<string[]> {
  const keys = (await contents()).flatMap(keysOf);
  const sizes = await Promise.all(keys.map((key) => disk.sizeOf(key)));
  return keys.filter((_, index) => sizes[index] === undefined);
}

/** Keys that the storage has and no row names. */
async function leftovers(): Promise<string[]> {
  const named = new Set((await contents()).flatMap(keysOf));
  const stored = [...(await disk.list('images')), ...(await disk.list('documents'))];
  return stored.filter((key) => !named.has(key));
}

async function aVehicleWithDocument() {
  const { id } = await aVehicle(db);
  const { id: mediaId, sha256 } = await aStoredDocument(app, id);
  return { id, mediaId, key: documentKey(sha256) };
}

/** A promise `passed` that resolves when `open` is called. */
function aGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

test('a deletion that is rolled back keeps its files', async () => {
  const { id, mediaId, key } = await aVehicleWithDocument();
  const deletion = await db.startTransaction().execute();
  await deletion.deleteFrom('vehicles').where('id', '=', id).execute();
  expect(await deletion.selectFrom('file_removals').select('id').execute()).toHaveLength(1);
  await runJob();
  await deletion.rollback().execute();
  await runJob();
  expect(await disk.sizeOf(key)).toBeGreaterThan(0);
  expect((await app.inject(`/media/${mediaId}`)).statusCode).toBe(200);
  await deleteVehicle(id);
});

test('a deleted medium answers 404 at once, and its files go with the next job', async () => {
  const { id, mediaId, key } = await aVehicleWithDocument();
  await call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', { params: { id, mediaId }, cookie });
  expect((await app.inject(`/media/${mediaId}`)).statusCode).toBe(404);
  expect(await disk.sizeOf(key)).toBeGreaterThan(0);
  await runJob();
  expect(await disk.sizeOf(key)).toBeUndefined();
  expect([await planned(), await leftovers()]).toEqual([[], []]);
});

test('the widths of a picture are stored in parallel, each file with its content type', async () => {
  const types = new Set<string>();
  const pictures = aGate();
  let begun = 0;
  storage.put = async (key, path, options) => {
    types.add(`${key.split('.').at(-1)} ${options.contentType}`);
    if (key.startsWith('images/') && ++begun === IMAGE_WIDTHS.length) pictures.open();
    // If they were stored one after the other, the first would wait for ever.
    if (key.startsWith('images/')) await pictures.passed;
    return disk.put(key, path, options);
  };
  const { id } = await importWith({ 'a.jpg': await aPicture(), 'a.pdf': aDocument() });
  expect([...types].toSorted()).toEqual(['pdf application/pdf', 'webp image/webp']);
  expect(begun).toBe(IMAGE_WIDTHS.length);
  expect([await holes(), await planned()]).toEqual([[], []]);
  await deleteVehicle(id);
  await runJob();
});

test('HEAD asks the storage only for the size', async () => {
  const { id, mediaId } = await aVehicleWithDocument();
  const { length } = (await app.inject(`/media/${mediaId}`)).rawPayload;
  storage.open = () => Promise.reject(new Error('opened'));
  const head = await app.inject({ method: 'HEAD', url: `/media/${mediaId}` });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, `${length}`]);
  await deleteVehicle(id);
  await runJob();
});

test('no transaction is open during a call of the storage', async () => {
  const open: number[] = [];
  async function countTransactions(): Promise<void> {
    const found = await sql<{ count: number }>`
      select count(*) as count
      from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'
    `.execute(db);
    open.push(found.rows[0]?.count ?? NaN);
  }
  storage.put = (...words) => countTransactions().then(() => disk.put(...words));
  storage.remove = (...words) => countTransactions().then(() => disk.remove(...words));
  const spec = aSpec();
  await importOne(app, cookie, await aDelivery(spec, { 'a.pdf': aDocument() }));
  const { vehicle } = await importOne(app, cookie, await aDelivery(spec, { 'b.pdf': aDocument() }));
  await deleteVehicle(vehicle.id);
  await runJob();
  expect(open).toEqual([0, 0, 0, 0]);
});

test('content that is imported again during its removal keeps its own files', async () => {
  const paper = aDocument();
  const first = await importWith({ 'a.pdf': paper });
  await deleteVehicle(first.id);
  const [begun, slow] = [aGate(), aGate()];
  storage.remove = async (key) => {
    begun.open();
    await slow.passed;
    return disk.remove(key);
  };
  const job = runJob();
  await begun.passed;
  const second = await importWith({ 'a.pdf': paper });
  slow.open();
  await job;
  expect(await holes()).toEqual([]);
  expect(await leftovers()).toEqual([]);
  await deleteVehicle(second.id);
  await runJob();
});

test('a removal that failed is retried, and does not delay other files', async () => {
  const [broken, sound] = [await aVehicleWithDocument(), await aVehicleWithDocument()];
  await Promise.all([deleteVehicle(broken.id), deleteVehicle(sound.id)]);
  storage.remove = (key) =>
    key === broken.key ? Promise.reject(new Error('storage failed')) : disk.remove(key);
  await expect(runJob()).rejects.toThrow('the storage kept 1 unused files');
  expect([await disk.sizeOf(broken.key), await disk.sizeOf(sound.key)]).toEqual([
    expect.any(Number),
    undefined,
  ]);

  storage.remove = (key) => disk.remove(key);
  await runJob();
  expect(await disk.sizeOf(broken.key)).toBeGreaterThan(0);
  await makeDue();
  await runJob();
  expect([await planned(), await leftovers()]).toEqual([[], []]);
});

test('a removal that hangs blocks nothing, and the next job does what a killed job left', async () => {
  const paper = aDocument();
  const first = await importWith({ 'a.pdf': paper });
  await deleteVehicle(first.id);
  const begun = aGate();
  storage.remove = () => {
    begun.open();
    return new Promise(() => {});
  };
  // Never ends, like the job of a killed server.
  void runJob();
  await begun.passed;
  storage.remove = (key) => disk.remove(key);
  const second = await importWith({ 'a.pdf': paper });
  expect((await deleteVehicle(second.id)).status).toBe(204);
  await runJob();
  expect(await leftovers()).toHaveLength(1);
  await makeDue();
  await runJob();
  expect([await contents(), await planned(), await leftovers()]).toEqual([[], [], []]);
});

test('files of an import that failed halfway are removed', async () => {
  storage.put = (key, path, options) =>
    key.endsWith('960.webp') ? Promise.reject(new Error('storage failed')) : disk.put(key, path, options);
  await expect(importWith({ 'a.jpg': await aPicture() })).rejects.toThrow('500');
  await runJob();
  expect(await leftovers()).toHaveLength(IMAGE_WIDTHS.length - 1);
  await makeDue();
  await runJob();
  expect([await contents(), await planned(), await leftovers()]).toEqual([[], [], []]);
});

test('an import whose files are removed because it takes too long stores them again', async () => {
  let puts = 0;
  storage.put = async (key, path, options) => {
    await disk.put(key, path, options);
    puts += 1;
    if (puts > 1) return;
    // The storage removes the file, but its response is lost. The removal stays planned.
    storage.remove = (each) => disk.remove(each).then(() => Promise.reject(new Error('no answer')));
    await makeDue();
    await expect(runJob()).rejects.toThrow('the storage kept 1 unused files');
    storage.remove = (key) => disk.remove(key);
    expect(await leftovers()).toEqual([]);
  };
  const { id } = await importWith({ 'a.pdf': aDocument() });
  expect(puts).toBe(2);
  expect([await contents(), await holes()]).toEqual([[expect.anything()], []]);
  await deleteVehicle(id);
  await makeDue();
  await runJob();
  expect(await planned()).toEqual([]);
});

test('two imports of the same new content leave one copy', async () => {
  const paper = aDocument();
  const both = aGate();
  let begun = 0;
  storage.put = async (...words) => {
    if (++begun === 2) both.open();
    await both.passed;
    return disk.put(...words);
  };
  const vehicles = await Promise.all([importWith({ 'a.pdf': paper }), importWith({ 'a.pdf': paper })]);
  expect([await contents(), await holes()]).toEqual([[expect.anything()], []]);
  await makeDue();
  await runJob();
  expect([await holes(), await leftovers()]).toEqual([[], []]);
  await Promise.all(vehicles.map(({ id }) => deleteVehicle(id)));
  await runJob();
});

test('the job keeps content that an open transaction shows', async () => {
  const one = await aVehicleWithDocument();
  const two = await aVehicle(db);
  const importing = await db.startTransaction().execute();
  await sql`
    insert into vehicle_media (vehicle_id, sha256, media_type, title, ordinal)
    select ${two.id}, sha256, media_type, title, 1 from vehicle_media where id = ${one.mediaId}
  `.execute(importing);
  await deleteVehicle(one.id);
  await runJob();
  await importing.commit().execute();
  await makeDue();
  await runJob();
  expect(await disk.sizeOf(one.key)).toBeGreaterThan(0);
  expect(await planned()).toEqual([]);
  await deleteVehicle(two.id);
  await runJob();
});

test('concurrent imports, deletions and jobs never leave a row without its file, nor a file without its row', async () => {
  const shared = { 'a.jpg': await aPicture(), 'a.pdf': aDocument() };
  let passing = [await importWith(shared), await importWith(shared)];
  for (let round = 0; round < 6; round += 1) {
    let isDone = false;
    const workJobs = async () => {
      while (!isDone) await runJob();
    };
    const jobs = Promise.all([workJobs(), workJobs()]);
    const imports = Promise.all([importWith(shared), importWith(shared)]);
    await Promise.all(passing.map(({ id }) => deleteVehicle(id)));
    passing = await imports;
    isDone = true;
    await jobs;
    expect(await holes()).toEqual([]);
  }
  await Promise.all(passing.map(({ id }) => deleteVehicle(id)));
  await makeDue();
  await runJob();
  expect([await contents(), await planned(), await leftovers()]).toEqual([[], [], []]);
});
