import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf } from '../../fixtures/orders.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { documentKey, imageKey } from '../files/stored-files.ts';

const app = await testApp();
const { db, files } = app.deps;
const { cookie } = await anAdmin(app);

const fetchFile = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const removeVehicle = (id: string) => call(app, 'DELETE /api/vehicles/{id}', { params: { id }, cookie });
const removeMedium = (id: string, mediaId: string) =>
  call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', { params: { id, mediaId }, cookie });

test('a picture is served in each of its widths with an immutable cache header, and by default in the usual width', async () => {
  const vehicle = await aVehicle(db);
  const { id } = await aPicture(app, vehicle.id, { content: 'front' });
  for (const width of IMAGE_WIDTHS) {
    const answer = await fetchFile(`/media/${id}/${width}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`${width} front`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
  }
  expect((await fetchFile(`/media/${id}`)).body).toBe('960 front');
});

test('a width or an id that does not exist is answered 404', async () => {
  const vehicle = await aVehicle(db);
  const picture = await aPicture(app, vehicle.id);
  const document = await aDocument(app, vehicle.id);
  for (const path of [
    `${picture.id}/321.webp`,
    `${picture.id}/640.png`,
    `${picture.id}/0640.webp`,
    `${picture.id}/`,
    `${document.id}/640.webp`,
    '00000000-0000-4000-8000-000000000000',
    'nonsense',
    'nonsense/640.webp',
    '..%2f..%2fetc%2fpasswd',
  ]) {
    const answer = await fetchFile(`/media/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('a visitor reads a document in the browser or downloads it under its title', async () => {
  const vehicle = await aVehicle(db);
  const { id } = await aDocument(app, vehicle.id, { title: 'Übergabe "A" (neu)', content: 'paper' });
  const inline = await fetchFile(`/media/${id}`);
  expect(inline.body).toBe('%PDF-1.7 paper');
  expect(inline.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'inline; filename="_bergabe \\"A\\" (neu).pdf"; filename*=UTF-8\'\'%C3%9Cbergabe%20%22A%22%20%28neu%29.pdf',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-length': String(inline.rawPayload.length),
  });
  expect(inline.headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const download = await fetchFile(`/media/${id}?download`);
  expect(download.headers['content-disposition']).toMatch(/^attachment; /);
  expect(download.body).toBe(inline.body);
});

test('an unchanged file is answered 304 without a body, and HEAD gives its size', async () => {
  const vehicle = await aVehicle(db);
  const { id } = await aDocument(app, vehicle.id);
  const first = await fetchFile(`/media/${id}`);
  const again = await fetchFile(`/media/${id}`, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url: `/media/${id}` });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(first.headers['content-length']);
});

test('a part of a document is sent to a reader that wants it, while the document is the same', async () => {
  const vehicle = await aVehicle(db);
  const { id } = await aDocument(app, vehicle.id, { content: '0123456789' });
  const whole = await fetchFile(`/media/${id}`);
  const size = whole.rawPayload.length;
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const tag = String(whole.headers.etag);
  const part = async (headers: Record<string, string>) => {
    const answer = await fetchFile(`/media/${id}`, headers);
    return [answer.statusCode, answer.headers['content-range'], answer.body];
  };
  const [first, last] = [whole.body.slice(0, 4), whole.body.slice(-3)];
  expect(await part({ range: 'bytes=0-3' })).toEqual([206, `bytes 0-3/${size}`, first]);
  expect(await part({ range: 'bytes=0-3', 'if-range': tag })).toEqual([206, `bytes 0-3/${size}`, first]);
  expect(await part({ range: 'bytes=-3' })).toEqual([206, `bytes ${size - 3}-${size - 1}/${size}`, last]);
  expect(await part({ range: 'bytes=0-3', 'if-range': '"other"' })).toEqual([200, undefined, whole.body]);
  expect(await part({ range: 'bytes=0-1,3-4' })).toEqual([200, undefined, whole.body]);
  expect(await part({ range: 'lines=1-2' })).toEqual([200, undefined, whole.body]);
  expect(await part({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, '']);
});

test('a deleted medium is answered 404 at once, also to browsers that have cached it', async () => {
  const vehicle = await aVehicle(db);
  const document = await aDocument(app, vehicle.id, { title: 'Gutachten' });
  const picture = await aPicture(app, vehicle.id);
  const tag = String((await fetchFile(`/media/${document.id}`)).headers['etag']);
  expect((await removeMedium(vehicle.id, document.id)).status).toBe(204);
  expect((await fetchFile(`/media/${document.id}`, { 'if-none-match': tag })).statusCode).toBe(404);
  const { result } = await call(app, 'GET /api/vehicles/{id}/media', { params: { id: vehicle.id } });
  expect(result.map(({ id }) => id)).toEqual([picture.id]);
  expect(await auditEntriesOf(app, vehicle.id)).toMatchObject([
    {
      action: 'VEHICLE_MEDIUM_DELETED',
      before: { id: document.id, mediaType: 'pdf', title: 'Gutachten' },
      after: null,
    },
  ]);
  expect((await removeMedium(vehicle.id, document.id)).problem.code).toBe('NOT_FOUND');
});

test('a medium can be deleted only through its own vehicle', async () => {
  const [one, two] = [await aVehicle(db), await aVehicle(db)];
  const { id } = await aDocument(app, one.id);
  expect((await removeMedium(two.id, id)).problem.code).toBe('NOT_FOUND');
  expect((await fetchFile(`/media/${id}`)).statusCode).toBe(200);
});

test('a deletion keeps files that another vehicle shows and removes files that no vehicle shows', async () => {
  const [one, two] = [await aVehicle(db), await aVehicle(db)];
  const shared = await aPicture(app, one.id, { content: 'shared' });
  const sharedToo = await aPicture(app, two.id, { content: 'shared' });
  const alone = await aDocument(app, one.id);
  await removeMedium(one.id, shared.id);
  await removeMedium(one.id, alone.id);
  await removeUnusedFiles(db, files);
  expect(await files.sizeOf(documentKey(alone.sha256))).toBeUndefined();
  expect(await files.sizeOf(imageKey(shared.sha256, 640))).toBeGreaterThan(0);
  expect((await fetchFile(`/media/${sharedToo.id}/640.webp`)).statusCode).toBe(200);
});

test('deleting a vehicle deletes its media and marks, and keeps its audit entries', async () => {
  const vehicle = await aVehicle(db);
  const picture = await aPicture(app, vehicle.id);
  const { dealer } = await aDealer(app);
  await db
    .insertInto('dealer_vehicle_statuses')
    .values({
      vehicle_id: vehicle.id,
      dealer_id: dealer.id,
      status: 'WATCHED',
      price_at_mark: vehicle.priceNet,
    })
    .execute();
  expect((await removeVehicle(vehicle.id)).status).toBe(204);
  expect((await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicle.id } })).status).toBe(404);
  expect((await fetchFile(`/media/${picture.id}/640.webp`)).statusCode).toBe(404);
  expect(await auditEntriesOf(app, vehicle.id)).toMatchObject([
    { action: 'VEHICLE_DELETED', before: { vin: vehicle.vin } },
  ]);
  await removeUnusedFiles(db, files);
  expect(await files.sizeOf(imageKey(picture.sha256, 640))).toBeUndefined();
  expect((await removeVehicle(vehicle.id)).problem.code).toBe('NOT_FOUND');
});

test('a vehicle of any order, even a cancelled one, cannot be deleted', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer);
  const id = vehicles[0]?.id ?? '';
  expect((await removeVehicle(id)).problem.code).toBe('VEHICLE_IN_USE');
  await call(app, 'POST /api/orders/{id}/cancel', { params: { id: order.id }, cookie: dealer.cookie });
  const refused = await removeVehicle(id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'VEHICLE_IN_USE']);
  expect((await auditEntriesOf(app, id)).map(({ action }) => action)).not.toContain('VEHICLE_DELETED');
});

test('the deletion of a medium waits for an import of its vehicle, without a deadlock', async () => {
  const { id } = await aVehicle(db);
  const { id: mediaId } = await aDocument(app, id);
  const importing = await db.startTransaction().execute();
  await sql`select id from vehicles where id = ${id} for update`.execute(importing);
  const removal = removeMedium(id, mediaId);
  await vi.waitFor(async () => {
    const waiting = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    expect(waiting.rows).toHaveLength(1);
  }, PATIENCE);
  // The import deletes the media as well.
  await sql`delete from vehicle_media where vehicle_id = ${id}`.execute(importing);
  await importing.commit().execute();
  expect((await removal).status).toBe(404);
});
