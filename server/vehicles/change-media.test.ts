import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../contract/errors.ts';
import type { Medium } from '../../contract/vehicles.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import * as deliveries from '../../fixtures/deliveries.ts';
import { aPdf } from '../../fixtures/documents.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';

const app = await testApp();
const { db, files } = app.deps;
const { cookie } = await anAdmin(app);

async function add(id: string, sent: Record<string, Buffer>) {
  const parts = Object.entries(sent).map(([name, content]) => ({ name, content }));
  const upload = await deliveries.anUpload('files', parts);
  const answer = await deliveries.upload(app, `/api/vehicles/${id}/media`, cookie, upload);
  return { ...answer.json<{ media: Medium[] } & Problem>(), status: answer.statusCode };
}
const seen = async (id: string) => {
  const answer = await app.inject({ url: `/api/vehicles/${id}`, headers: { cookie } });
  return { etag: String(answer.headers['etag']), media: answer.json<{ media: Medium[] }>().media };
};
const titlesOf = async (id: string) => (await seen(id)).media.map(({ title }) => title);
const order = (id: string, ids: string[], etag?: string) =>
  call(app, 'PUT /api/vehicles/{id}/media/order', {
    params: { id },
    cookie,
    body: { ids },
    ...(etag ? { headers: { 'if-match': etag } } : {}),
  });
const change = (id: string, mediaId: string, body: object, etag?: string) =>
  call(app, 'PATCH /api/vehicles/{id}/media/{mediaId}', {
    params: { id, mediaId },
    cookie,
    body,
    ...(etag ? { headers: { 'if-match': etag } } : {}),
  });
const changedAt = async (id: string) =>
  (
    await sql<{ at: Date }>`select updated_at as at from vehicles where id = ${id}`.execute(db)
  ).rows[0]?.at.valueOf() ?? 0;
const actionsOf = async (id: string) => (await auditEntriesOf(app, id)).map(({ action }) => action);
const rowsOf = async (table: 'stored_files' | 'file_removals') =>
  (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length;

/** A vehicle with two pictures and a document: front, rear, report. */
async function aVehicleWithMedia() {
  const vehicle = await aVehicle(db);
  const front = await aPicture(app, vehicle.id, { title: 'front', isCover: true });
  const rear = await aPicture(app, vehicle.id, { title: 'rear' });
  const report = await aDocument(app, vehicle.id, { title: 'report' });
  return { id: vehicle.id, front: front.id, rear: rear.id, report: report.id };
}

describe('uploaded pictures and documents', () => {
  test('are added behind the others, converted as by an import, and recorded', async () => {
    const { id } = await aVehicleWithMedia();
    const before = await changedAt(id);
    const picture = await deliveries.aPicture({ width: 800, height: 600 });
    const { status, media } = await add(id, { 'Seite links.JPG': picture, 'Gutachten.pdf': aPdf() });
    expect(status).toBe(201);
    expect(media).toMatchObject([
      { mediaType: 'image', title: 'Seite links', ordinal: 4, isCover: false, width: 800, height: 600 },
      { mediaType: 'pdf', title: 'Gutachten', ordinal: 5, width: null },
    ]);
    expect(await titlesOf(id)).toEqual(['front', 'rear', 'report', 'Seite links', 'Gutachten']);
    const shown = await app.inject(`${media[0]?.url}/320.webp`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await auditEntriesOf(app, id)).toMatchObject([
      { action: 'VEHICLE_MEDIUM_ADDED', after: { mediaType: 'image', title: 'Seite links' } },
      { action: 'VEHICLE_MEDIUM_ADDED', after: { mediaType: 'pdf', title: 'Gutachten' } },
    ]);
    expect(await changedAt(id)).toBeGreaterThan(before);
  });

  test.each([
    ['a text', 'notes.txt', async () => Buffer.from('text'), 'FILE_KIND_UNKNOWN'],
    ['a picture with the name of a PDF', 'a.pdf', () => deliveries.aPicture(), 'FILE_KIND_UNKNOWN'],
    [
      'half a picture',
      'a.png',
      async () => half(await deliveries.aPicture({ format: 'png' })),
      'FILE_DAMAGED',
    ],
    [
      'a PDF with scripts',
      'a.pdf',
      async () => aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(a)>>' }),
      'FILE_ACTIVE',
    ],
    ['too many pixels', 'a.png', aVastPicture, 'PICTURE_TOO_LARGE'],
  ])('are refused together with one that is refused, and leave nothing: %s', async (_, name, made, code) => {
    const { id } = await aVehicleWithMedia();
    const before = await rowsOf('stored_files');
    const refused = await add(id, { 'good.jpg': await deliveries.aPicture(), [name]: await made() });
    expect([refused.status, refused.errors?.map((each) => each.code)]).toEqual([400, [code]]);
    expect(refused.detail).toContain(name);
    expect(await titlesOf(id)).toEqual(['front', 'rear', 'report']);
    expect(await rowsOf('stored_files')).toBe(before);
    expect(await actionsOf(id)).toEqual([]);
  });

  test('are refused beyond the number that a delivery can bring, and for a vehicle that does not exist', async () => {
    const { id } = await aVehicle(db);
    const { sha256 } = await aPicture(app, id);
    await sql`
      insert into vehicle_media (vehicle_id, sha256, media_type, title, ordinal)
      select ${id}, ${sha256}, 'image', 'Ansicht', place
      from generate_series(2, 300) as place
    `.execute(db);
    const one = { 'good.jpg': await deliveries.aPicture() };
    expect((await add(id, one)).errors?.[0]?.code).toBe('TOO_MANY_MEDIA');
    expect((await add('00000000-0000-4000-8000-000000000000', one)).status).toBe(404);
  });

  test('that come at the same moment all get a place of their own', async () => {
    const { id } = await aVehicle(db);
    const pictures = await Promise.all(Array.from({ length: 4 }, () => deliveries.aPicture()));
    const answers = await Promise.all(pictures.map((picture, at) => add(id, { [`${at}.jpg`]: picture })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await seen(id)).media.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4]);
  });

  test('are replaced with the others by the next import of the vehicle, and their files are removed', async () => {
    const spec = deliveries.aSpec();
    const { vehicle } = await deliveries.importOne(app, cookie, await deliveries.aDelivery(spec));
    const { media } = await add(vehicle.id, { 'mine.jpg': await deliveries.aPicture() });
    const delivered = { 'theirs.jpg': await deliveries.aPicture() };
    await deliveries.importOne(app, cookie, await deliveries.aDelivery(spec, delivered));
    expect(await titlesOf(vehicle.id)).toEqual(['theirs']);
    expect((await app.inject(media[0]?.url ?? '')).statusCode).toBe(404);
    const before = await rowsOf('stored_files');
    await removeUnusedFiles(db, files);
    expect(await rowsOf('stored_files')).toBe(before - 1);
  });
});

const aVastPicture = () =>
  sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const half = (file: Buffer) => file.subarray(0, file.length / 2);

describe('the order of the media', () => {
  test('is set for all of them at once, and the same order again leaves no trace', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    const before = await changedAt(id);
    const { status, result } = await order(id, [report, rear, front]);
    expect([status, result.media.map(({ title }) => title)]).toEqual([200, ['report', 'rear', 'front']]);
    expect(await changedAt(id)).toBeGreaterThan(before);
    expect((await order(id, [report, rear, front])).status).toBe(200);
    expect(await auditEntriesOf(app, id)).toMatchObject([
      {
        action: 'VEHICLE_MEDIA_ORDERED',
        before: { pictures: 'front, rear', documents: 'report' },
        after: { pictures: 'rear, front', documents: 'report' },
      },
    ]);
  });

  test('and a title are set by ids in upper case as well', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    const { status } = await order(
      id,
      [report, rear, front].map((each) => each.toUpperCase()),
    );
    expect([status, await titlesOf(id)]).toEqual([200, ['report', 'rear', 'front']]);
    expect((await change(id.toUpperCase(), rear.toUpperCase(), { title: 'back' })).status).toBe(200);
    expect(await titlesOf(id)).toEqual(['report', 'back', 'front']);
  });

  test('is refused if it does not name each of them once', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    const other = await aVehicleWithMedia();
    for (const ids of [
      [],
      [front, rear],
      [front, rear, rear],
      [front, rear, report, report],
      [front, rear, other.report],
      [front, rear, report, other.report],
    ]) {
      const { status, problem } = await order(id, ids);
      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['ids']]);
    }
    expect(await titlesOf(id)).toEqual(['front', 'rear', 'report']);
  });

  test('and a title are refused if somebody has changed the media meanwhile', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    const { etag } = await seen(id);
    expect((await change(id, rear, { title: 'back' })).status).toBe(200);
    expect((await order(id, [report, rear, front], etag)).problem.code).toBe('EDITED_MEANWHILE');
    expect((await change(id, front, { title: 'nose' }, etag)).problem.code).toBe('EDITED_MEANWHILE');
    expect((await order(id, [report, rear, front], (await seen(id)).etag)).status).toBe(200);
    expect(await titlesOf(id)).toEqual(['report', 'back', 'front']);
  });
});

describe('a picture or document', () => {
  test('is renamed, and the same title again leaves no trace', async () => {
    const { id, report } = await aVehicleWithMedia();
    const { result } = await change(id, report, { title: ' Übergabe ' });
    expect(result.media.at(-1)?.title).toBe('Übergabe');
    await change(id, report, { title: 'Übergabe' });
    expect(await auditEntriesOf(app, id)).toMatchObject([
      { action: 'VEHICLE_MEDIUM_CHANGED', before: { title: 'report' }, after: { title: 'Übergabe' } },
    ]);
  });

  test('a document has the type that its name says, and a clerk changes it; a picture has none', async () => {
    const files = { 'front.jpg': await deliveries.aPicture(), 'Serviceheft.pdf': aPdf() };
    const delivery = await deliveries.aDelivery(deliveries.aSpec(), files);
    const { vehicle } = await deliveries.importOne(app, cookie, delivery);
    await add(vehicle.id, { 'scan.pdf': aPdf(), 'Fahrzeugschein.pdf': aPdf() });
    const typesOf = async () => (await seen(vehicle.id)).media.map((each) => [each.title, each.documentType]);
    expect(await typesOf()).toEqual([
      ['front', null],
      ['Serviceheft', 'SERVICE_HISTORY'],
      ['scan', 'OTHER'],
      ['Fahrzeugschein', 'REGISTRATION'],
    ]);
    const { media, etag } = await seen(vehicle.id);
    const [picture = '', , scan = ''] = media.map(({ id }) => id);
    await change(vehicle.id, scan, { documentType: 'COC' }, etag);
    await change(vehicle.id, scan, { documentType: 'COC' });
    expect((await typesOf())[2]).toEqual(['scan', 'COC']);
    expect((await auditEntriesOf(app, vehicle.id)).slice(1)).toMatchObject([
      { action: 'VEHICLE_MEDIUM_ADDED', after: { title: 'scan', documentType: 'OTHER' } },
      { action: 'VEHICLE_MEDIUM_ADDED', after: { title: 'Fahrzeugschein', documentType: 'REGISTRATION' } },
      {
        action: 'VEHICLE_MEDIUM_CHANGED',
        before: { documentType: 'OTHER' },
        after: { title: 'scan', documentType: 'COC' },
      },
    ]);
    expect((await change(vehicle.id, scan, { documentType: 'OTHER' }, etag)).problem.code).toBe(
      'EDITED_MEANWHILE',
    );
    for (const [mediaId, documentType] of [
      [picture, 'OTHER'],
      [scan, 'INVOICE'],
    ] as const) {
      const refused = await change(vehicle.id, mediaId, { documentType });
      expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'documentType']);
    }
  });

  test('the type that a clerk has given to a document stays when a delivery brings the same file', async () => {
    const [renamed, changed] = [deliveries.aDocument(), deliveries.aDocument()];
    const spec = deliveries.aSpec();
    const deliver = async (files: Record<string, Buffer>) =>
      (await deliveries.importOne(app, cookie, await deliveries.aDelivery(spec, files))).vehicle.id;
    const id = await deliver({
      'papers/scan.pdf': changed,
      'scan-2.pdf': renamed,
      'Gutachten.pdf': deliveries.aDocument(),
      'a.pdf': deliveries.aDocument(),
    });
    const typesOf = async () => (await seen(id)).media.map((each) => [each.title, each.documentType]);
    for (const { id: mediaId, title } of (await seen(id)).media)
      if (title.startsWith('scan')) await change(id, mediaId, { documentType: 'COC' });
    await deliver({
      'papers/scan.pdf': deliveries.aDocument(),
      'Serviceheft.pdf': renamed,
      'Gutachten.pdf': deliveries.aDocument(),
      'scan.pdf': deliveries.aDocument(),
    });
    expect(new Set(await typesOf())).toEqual(
      new Set([
        ['scan', 'COC'],
        ['Serviceheft', 'COC'],
        ['Gutachten', 'CONDITION_REPORT'],
        ['scan', 'OTHER'],
      ]),
    );
    expect((await auditEntriesOf(app, id)).at(-1)).toMatchObject({
      action: 'VEHICLE_REPLACED',
      after: { typesKept: 'scan, Serviceheft' },
    });
    // It stays with every further delivery.
    await deliver({ 'Serviceheft.pdf': deliveries.aDocument() });
    expect(await typesOf()).toEqual([['Serviceheft', 'COC']]);
  });

  test('a chosen type is found by the name of the file first, then by the content', async () => {
    const [first, second] = [deliveries.aDocument(), deliveries.aDocument()];
    const spec = deliveries.aSpec();
    const deliver = async (files: Record<string, Buffer>) =>
      (await deliveries.importOne(app, cookie, await deliveries.aDelivery(spec, files))).vehicle.id;
    const id = await deliver({ 'a.pdf': first, 'b.pdf': second });
    for (const { id: mediaId, title } of (await seen(id)).media)
      await change(id, mediaId, { documentType: title === 'a' ? 'COC' : 'REGISTRATION' });
    await deliver({ 'a.pdf': second, 'b.pdf': first });
    const typesOf = async () =>
      Object.fromEntries((await seen(id)).media.map((each) => [each.title, each.documentType]));
    expect(await typesOf()).toEqual({ a: 'COC', b: 'REGISTRATION' });
    // A clerk may also have added the file, and given it another title.
    const { media } = await add(id, { 'c.pdf': aPdf() });
    await change(id, media.at(-1)?.id ?? '', { title: 'Papiere', documentType: 'CONDITION_REPORT' });
    await deliver({ 'c.pdf': deliveries.aDocument(), 'Papiere.pdf': deliveries.aDocument() });
    expect(await typesOf()).toEqual({ c: 'CONDITION_REPORT', Papiere: 'OTHER' });
  });

  test('a document of before has no type and no name: it counts as another one, and is found by its title', async () => {
    const spec = deliveries.aSpec();
    const deliver = async (files: Record<string, Buffer>) =>
      (await deliveries.importOne(app, cookie, await deliveries.aDelivery(spec, files))).vehicle.id;
    const id = await deliver({ 'scan.pdf': deliveries.aDocument() });
    const forget = () =>
      sql`update vehicle_media set document_type = null, file_name = null where vehicle_id = ${id}`.execute(
        db,
      );
    await forget();
    const [scan] = (await seen(id)).media;
    expect(scan?.documentType).toBe('OTHER');
    await change(id, scan?.id ?? '', { documentType: 'COC' });
    // A picture of that title is no document.
    await deliver({ 'scan.jpg': await deliveries.aPicture(), 'scan.pdf': deliveries.aDocument() });
    const typesOf = async () => (await seen(id)).media.map((each) => each.documentType);
    expect((await typesOf()).toSorted()).toEqual(['COC', null]);
    expect((await auditEntriesOf(app, id)).at(-1)).toMatchObject({ after: { typesKept: 'scan' } });
  });

  test('becomes the cover, and the old cover loses it; a document cannot be the cover', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    const covers = async () => (await seen(id)).media.filter(({ isCover }) => isCover).map((each) => each.id);
    expect((await change(id, rear, { isCover: true })).status).toBe(200);
    expect(await covers()).toEqual([rear]);
    const refused = await change(id, report, { isCover: true });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'isCover']);
    expect(await covers()).toEqual([rear]);
    await change(id, front, { isCover: false });
    expect(await covers()).toEqual([rear]);
    await change(id, rear, { isCover: false });
    expect(await covers()).toEqual([]);
    expect(await auditEntriesOf(app, id)).toMatchObject([
      { before: { cover: 'front' }, after: { cover: 'rear' } },
      // Without a chosen cover a vehicle shows its first picture.
      { before: { cover: 'rear' }, after: { cover: 'front' } },
    ]);
  });

  test('that was the cover is deleted, and the history says which picture is the cover now', async () => {
    const { id, front, rear, report } = await aVehicleWithMedia();
    for (const mediaId of [report, front, rear])
      await call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', { params: { id, mediaId }, cookie });
    expect(await auditEntriesOf(app, id)).toMatchObject([
      { action: 'VEHICLE_MEDIUM_DELETED', before: { title: 'report' } },
      { action: 'VEHICLE_MEDIUM_DELETED', before: { title: 'front' } },
      { action: 'VEHICLE_MEDIUM_CHANGED', before: { cover: 'front' }, after: { cover: 'rear' } },
      { action: 'VEHICLE_MEDIUM_DELETED', before: { title: 'rear' } },
      { action: 'VEHICLE_MEDIUM_CHANGED', before: { cover: 'rear' }, after: { cover: null } },
    ]);
  });

  test('of another vehicle cannot be changed, and a title has one to 200 characters', async () => {
    const { id, front } = await aVehicleWithMedia();
    const other = await aVehicleWithMedia();
    expect((await change(other.id, front, { title: 'x' })).problem.code).toBe('NOT_FOUND');
    for (const title of ['', ' ', 'x'.repeat(201)])
      expect((await change(id, front, { title })).status).toBe(400);
    expect(await titlesOf(id)).toEqual(['front', 'rear', 'report']);
  });
});
