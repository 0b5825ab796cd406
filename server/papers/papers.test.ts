import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PAPER_MAX_BYTES, PAPERS_MAX } from '../../contract/paper-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aPicture, anUpload, upload } from '../../fixtures/deliveries.ts';
import { aPdf } from '../../fixtures/documents.ts';
import { aPaper, sendPaper } from '../../fixtures/papers.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { paperKey } from '../files/stored-files.ts';
import { applyRetention } from '../retention.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const admin = await anAdmin(app);

const list = async (cookie: string, query: Record<string, string> = {}) =>
  (await call(app, 'GET /api/dealer/papers', { cookie, query })).result;
const read = (cookie: string, id: string) =>
  app.inject({ url: `/api/dealer/papers/${id}`, headers: { cookie } });
const remove = (cookie: string, id: string) =>
  call(app, 'DELETE /api/dealer/papers/{id}', { cookie, params: { id } });
const keyOf = async (id: string) => {
  const paper = await db
    .selectFrom('dealer_papers')
    .select('storage_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return paperKey(paper.storage_id);
};
const entriesOf = (dealerId: string) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', dealerId)
    .orderBy('id')
    .execute();

describe('a paper', () => {
  test.each(['PENDING', 'ACTIVE', 'SUSPENDED'] as const)(
    'is added and read by a %s dealer',
    async (status) => {
      const dealer = await aDealer(app, { status });
      const content = aPdf();
      const { status: answered, paper } = await sendPaper(app, dealer.cookie, { content });
      expect(answered).toBe(201);
      expect(paper).toMatchObject({
        fileName: 'Gewerbeanmeldung.pdf',
        kind: 'pdf',
        byteSize: content.length,
      });
      expect(await list(dealer.cookie)).toEqual({ papers: [paper], total: 1 });
      expect(await list(admin.cookie, { dealerId: dealer.dealer.id })).toEqual({ papers: [paper], total: 1 });
      const file = await read(dealer.cookie, paper.id);
      expect([file.statusCode, file.rawPayload.equals(content)]).toEqual([200, true]);
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Gewerbeanmeldung.pdf"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(await readdir(scratchFolder)).toEqual([]);
    },
  );

  test('that is a picture is stored as WebP without its metadata', async () => {
    const dealer = await aDealer(app);
    const exif = { IFD0: { Artist: 'Erika Muster' } };
    const content = await sharp(await aPicture())
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const { id } = await aPaper(app, dealer, { name: 'Registerauszug Größe.JPG', content });
    const file = await read(admin.cookie, id);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''Registerauszug%20Gr%C3%B6%C3%9Fe.webp",
    );
    const { format, exif: left } = await sharp(file.rawPayload).metadata();
    expect([format, left]).toEqual(['webp', undefined]);
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['of another type', 'a.docx', () => Buffer.from('PK'), 'FILE_KIND_UNKNOWN'],
    ['without an extension', 'paper', () => aPdf(), 'FILE_KIND_UNKNOWN'],
    ['that is a page of HTML named PDF', 'a.pdf', () => Buffer.from('<html>%PDF-1.7'), 'FILE_KIND_UNKNOWN'],
    ['that is a PDF named JPEG', 'a.jpg', () => aPdf(), 'FILE_KIND_UNKNOWN'],
    ['that is cut off', 'a.jpg', async () => (await aPicture()).subarray(0, 600), 'FILE_DAMAGED'],
    ['that is damaged', 'a.pdf', () => Buffer.from('%PDF-1.7\nnothing'), 'FILE_DAMAGED'],
    ['with a script', 'a.pdf', () => aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(x)>>' }), 'FILE_ACTIVE'],
    ['that is encrypted', 'a.pdf', () => aPdf({ trailer: '/Encrypt 9 0 R' }), 'FILE_ENCRYPTED'],
  ])('%s is refused', async (_, name, content, code) => {
    const dealer = await aDealer(app);
    const before = await files.list('papers');
    const { status, problem } = await sendPaper(app, dealer.cookie, { name, content: await content() });
    expect([status, problem.errors]).toEqual([400, [expect.objectContaining({ path: 'file', code })]]);
    expect([await files.list('papers'), await readdir(scratchFolder)]).toEqual([before, []]);
  });

  test('that is too large, one of several or missing is refused', async () => {
    const { cookie } = await aDealer(app);
    const large = await sendPaper(app, cookie, { content: Buffer.alloc(PAPER_MAX_BYTES + 1) });
    expect([large.status, large.problem.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const two = [1, 2].map((each) => ({ name: `${each}.pdf`, content: aPdf() }));
    for (const [sent, code] of [
      [await anUpload('file', two), 'TOO_MANY_FILES'],
      [await anUpload('file', []), 'FILE_MISSING'],
      [await anUpload('paper', two.slice(0, 1)), 'UNKNOWN_KEY'],
    ] as const) {
      const answer = await upload(app, '/api/dealer/papers', cookie, sent);
      expect([answer.statusCode, answer.json().errors?.[0].code]).toEqual([400, code]);
    }
  });

  test('of another dealer does not exist', async () => {
    const owner = await aDealer(app, { status: 'PENDING' });
    const other = await aDealer(app, { status: 'PENDING' });
    const { id } = await aPaper(app, owner);
    expect([
      (await read(other.cookie, id)).statusCode,
      (await remove(other.cookie, id)).problem.code,
      (
        await call(app, 'GET /api/dealer/papers', {
          cookie: other.cookie,
          query: { dealerId: owner.dealer.id },
        })
      ).status,
      (await read('', id)).statusCode,
    ]).toEqual([404, 'NOT_FOUND', 404, 401]);
    expect((await list(other.cookie, { dealerId: other.dealer.id })).total).toBe(0);
    for (const path of [`/media/${id}`, `/media/${id}/1440.webp`])
      expect((await app.inject(path)).statusCode).toBe(404);
  });

  test('is deleted by its dealer while PENDING, and by a clerk at any time', async () => {
    const pending = await aDealer(app, { status: 'PENDING' });
    expect((await remove(pending.cookie, (await aPaper(app, pending)).id)).status).toBe(204);
    const active = await aDealer(app);
    const paper = await aPaper(app, active);
    expect((await remove(active.cookie, paper.id)).problem.code).toBe('ADMIN_ONLY');
    expect((await list(active.cookie)).total).toBe(1);
    expect((await remove(admin.cookie, paper.id)).status).toBe(204);
    expect((await list(active.cookie)).total).toBe(0);
    expect(await entriesOf(active.dealer.id)).toEqual([
      { action: 'PAPER_ADDED', actor_role: 'dealer' },
      { action: 'PAPER_DELETED', actor_role: 'admin' },
    ]);
  });
});

describe('a dealer has at most five papers', () => {
  test('even when eight are sent at the same time', async () => {
    const dealer = await aDealer(app);
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendPaper(app, dealer.cookie)));
    const refused = sent.filter(({ status }) => status !== 201);
    expect(refused.map(({ problem }) => problem.errors?.[0]?.code)).toEqual(
      Array.from({ length: 3 }, () => 'TOO_MANY_PAPERS'),
    );
    expect((await list(dealer.cookie)).total).toBe(PAPERS_MAX);
    const { id } = (await list(dealer.cookie)).papers[2] ?? { id: '' };
    await remove(admin.cookie, id);
    expect((await sendPaper(app, dealer.cookie)).status).toBe(201);
  });

  test('and the database takes no sixth, whatever a program does', async () => {
    const { dealer } = await aDealer(app);
    const insert = (place: number) =>
      sql`
        insert into dealer_papers (dealer_id, place, file_name, kind, byte_size, storage_id)
        values (${dealer.id}, ${place}, 'a.pdf', 'pdf', 1, gen_random_uuid())
      `.execute(db);
    await insert(PAPERS_MAX);
    await expect(insert(PAPERS_MAX + 1)).rejects.toThrow('dealer_papers_are_at_most_five');
    await expect(insert(PAPERS_MAX)).rejects.toThrow('dealer_papers_take_a_place_each');
    await sql`delete from dealer_papers where dealer_id = ${dealer.id}`.execute(db);
  });
});

describe('the file of a paper', () => {
  const runJob = async () => {
    await sql`update file_removals set due_at = now()`.execute(db);
    await removeUnusedFiles(db, files);
  };

  test('stays while the paper exists, and goes with the paper or its dealer', async () => {
    const dealer = await aDealer(app, { status: 'PENDING' });
    const [first, second] = [await aPaper(app, dealer), await aPaper(app, dealer)];
    const [one, other] = [await keyOf(first.id), await keyOf(second.id)];
    await runJob();
    expect([await files.sizeOf(one), await files.sizeOf(other)]).toEqual([first.byteSize, second.byteSize]);
    await remove(dealer.cookie, first.id);
    await runJob();
    expect([await files.sizeOf(one), await files.sizeOf(other)]).toEqual([undefined, second.byteSize]);
    await call(app, 'DELETE /api/admin/dealers/{id}', {
      cookie: admin.cookie,
      params: { id: dealer.dealer.id },
    });
    await runJob();
    expect(await files.sizeOf(other)).toBeUndefined();
  });

  test('of a refused upload is removed', async () => {
    const dealer = await aDealer(app);
    await Promise.all(Array.from({ length: 8 }, () => sendPaper(app, dealer.cookie)));
    await runJob();
    const { papers } = await list(dealer.cookie);
    const keys = await Promise.all(papers.map(({ id }) => keyOf(id)));
    const named = await db.selectFrom('dealer_papers').select('storage_id').execute();
    expect(await files.list('papers')).toEqual(
      named.map(({ storage_id }) => paperKey(storage_id)).toSorted(),
    );
    expect(await files.list('papers')).toEqual(expect.arrayContaining(keys));
  });
});

test('papers are deleted 90 days after the decision on the account', async () => {
  const decided = async (
    status: 'ACTIVE' | 'SUSPENDED' | 'PENDING',
    daysAgo: number,
    uploadedDaysAgo = 100,
  ) => {
    const dealer = await aDealer(app, { status });
    const { id } = await aPaper(app, dealer);
    await sql`
      update dealer_papers set created_at = now() - make_interval(days => ${uploadedDaysAgo}) where id = ${id}
    `.execute(db);
    await sql`
      insert into audit_events (actor_role, action, subject, subject_id, after, at)
      values (
        'system', 'DEALER_STATUS_CHANGED', 'dealer', ${dealer.dealer.id},
        ${JSON.stringify({ status })}::jsonb, now() - make_interval(days => ${daysAgo})
      )
    `.execute(db);
    return dealer.cookie;
  };
  const cookies = [
    await decided('ACTIVE', 91),
    await decided('SUSPENDED', 91),
    await decided('ACTIVE', 89),
    await decided('ACTIVE', 91, 89),
    await decided('PENDING', 91),
  ];
  await applyRetention(db);
  const left = await Promise.all(cookies.map(async (cookie) => (await list(cookie)).total));
  expect(left).toEqual([0, 0, 1, 1, 1]);
});
