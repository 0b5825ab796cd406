import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ORDER_DOCUMENTS_MAX } from '../../contract/arrival-proof.ts';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { dayFromToday } from '../../contract/german-day.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aPicture, anUpload, upload } from '../../fixtures/deliveries.ts';
import { aPdf } from '../../fixtures/documents.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder, auditEntriesOf } from '../../fixtures/orders.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const admin = await anAdmin(app);
const dealer = await aDealerAbroad(app);

const newOrder = async () => (await anExemptOrder(app, admin, dealer)).id;
const list = async (cookie: string, id: string) =>
  (await call(app, 'GET /api/orders/{id}/documents', { cookie, params: { id } })).result;
const read = (cookie: string, id: string, documentId: string) =>
  app.inject({ url: `/api/orders/${id}/documents/${documentId}`, headers: { cookie } });
const remove = (cookie: string, id: string, documentId: string) =>
  call(app, 'DELETE /api/orders/{id}/documents/{documentId}', { cookie, params: { id, documentId } });
const proofOf = async (id: string) => {
  const { arrival_proof_id: proof } = await db
    .selectFrom('orders')
    .select('arrival_proof_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return proof;
};
const entriesOf = async (id: string) =>
  (await auditEntriesOf(app, id)).filter(({ action }) => action.startsWith('ORDER_DOCUMENT'));

/** The job that removes unused files. */
const runJob = async () => {
  await sql`update file_removals set due_at = now()`.execute(db);
  await removeUnusedFiles(db, files);
};

/** Each test sends its own bytes. */
let made = 0;
const aProof = () => Buffer.concat([aPdf(), Buffer.from(`% ${(made += 1)}\n`)]);

/** Orders of a week ago. */
const letBeOlder = (id: string) =>
  sql`update orders set order_date = order_date - interval '7 days' where id = ${id}`.execute(db);

describe('a proof of arrival', () => {
  test('is added by the dealer of the order, and read by both with day, name and author', async () => {
    const id = await newOrder();
    const content = aProof();
    const { status, document } = await sendDocument(app, dealer.cookie, id, { content });
    expect(status).toBe(201);
    expect(document).toMatchObject({
      kind: 'ARRIVAL_PROOF',
      date: dayFromToday(),
      fileName: 'Gelangensbestätigung.pdf',
      mediaType: 'pdf',
      byteSize: content.length,
      addedBy: { role: 'dealer', email: null },
    });
    expect(await list(dealer.cookie, id)).toEqual({ documents: [document], total: 1 });
    const { documents } = await list(admin.cookie, id);
    expect(documents[0]?.addedBy).toEqual({ role: 'dealer', email: dealer.user.email });
    const file = await read(admin.cookie, id, document.id);
    expect([file.statusCode, file.rawPayload.equals(content)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await entriesOf(id)).toMatchObject([
      {
        action: 'ORDER_DOCUMENT_ADDED',
        order_id: id,
        actor_email: dealer.user.email,
        after: { documentId: document.id, fileName: 'Gelangensbestätigung.pdf', date: dayFromToday() },
      },
    ]);
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  test('is added by a clerk, whom the dealer does not read by name', async () => {
    const id = await newOrder();
    const content = await aPicture();
    const { document } = await sendDocument(app, admin.cookie, id, { name: 'CMR.JPG', content });
    expect(document).toMatchObject({
      mediaType: 'image',
      addedBy: { role: 'admin', email: admin.user.email },
    });
    expect((await list(dealer.cookie, id)).documents[0]?.addedBy).toEqual({ role: 'admin', email: null });
    const file = await read(dealer.cookie, id, document.id);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="CMR.webp"',
    });
  });

  test('is stored once when it is sent twice, also at the same time', async () => {
    const id = await newOrder();
    const content = aProof();
    await runJob();
    const before = (await files.list('papers')).length;
    const sent = await Promise.all([1, 2, 3].map(() => sendDocument(app, dealer.cookie, id, { content })));
    const again = await sendDocument(app, dealer.cookie, id, { content });
    expect(new Set([...sent, again].map(({ status, document }) => `${status} ${document.id}`)).size).toBe(1);
    expect((await list(dealer.cookie, id)).total).toBe(1);
    expect(await entriesOf(id)).toHaveLength(1);
    await runJob();
    expect((await files.list('papers')).length).toBe(before + 1);
    expect((await read(dealer.cookie, id, again.document.id)).statusCode).toBe(200);
  });

  test('of another dealer does not exist', async () => {
    const id = await newOrder();
    const { document } = await sendDocument(app, dealer.cookie, id, { content: aProof() });
    const { cookie } = await aDealerAbroad(app);
    const other = await newOrder();
    expect([
      (await read(cookie, id, document.id)).statusCode,
      (await call(app, 'GET /api/orders/{id}/documents', { cookie, params: { id } })).status,
      (await sendDocument(app, cookie, id)).status,
      (await remove(cookie, id, document.id)).problem.code,
      // The document of one order is not that of another.
      (await read(dealer.cookie, other, document.id)).statusCode,
      (await remove(admin.cookie, other, document.id)).status,
    ]).toEqual([404, 404, 404, 'ADMIN_ONLY', 404, 404]);
    expect((await list(dealer.cookie, id)).total).toBe(1);
  });

  test('is not taken by an order with VAT, nor by one that is open or cancelled', async () => {
    const german = await aDealer(app);
    const { id: taxed } = (await anOrder(app, german)).order;
    await anInvoiceOf(app, admin, taxed);
    const { id: open } = (await anOrder(app, dealer)).order;
    const cancelled = await newOrder();
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params: { id: cancelled },
      body: { status: 'CANCELLED' },
    });
    for (const id of [taxed, open, cancelled]) {
      const { status, problem } = await sendDocument(app, admin.cookie, id);
      expect([status, problem.errors]).toEqual([
        400,
        [expect.objectContaining({ path: 'kind', code: 'PROOF_NOT_NEEDED' })],
      ]);
    }
  });

  test.each<[string, { kind?: string; date?: string }, string, string]>([
    ['a day to come', { date: dayFromToday(1) }, 'date', 'DATE_IN_FUTURE'],
    ['a day before the order', { date: dayFromToday(-1) }, 'date', 'OUT_OF_RANGE'],
    ['no day', { date: '31.12.2026' }, 'date', 'DATE_INVALID'],
    ['another kind', { kind: 'INVOICE' }, 'kind', 'NOT_A_CHOICE'],
  ])('with %s is refused', async (_, sent, path, code) => {
    const { status, problem } = await sendDocument(app, dealer.cookie, await newOrder(), sent);
    expect([status, problem.errors]).toEqual([400, [expect.objectContaining({ path, code })]]);
  });

  test.each<[string, string, () => Buffer, string]>([
    ['another type of file', 'a.docx', () => Buffer.from('PK'), 'FILE_KIND_UNKNOWN'],
    ['a damaged PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nnothing'), 'FILE_DAMAGED'],
    [
      'a PDF with a script',
      'a.pdf',
      () => aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(x)>>' }),
      'FILE_ACTIVE',
    ],
  ])('that is %s is refused', async (_, name, content, code) => {
    const before = await files.list('papers');
    const sent = { name, content: content() };
    const { status, problem } = await sendDocument(app, dealer.cookie, await newOrder(), sent);
    expect([status, problem.errors]).toEqual([400, [expect.objectContaining({ path: 'file', code })]]);
    expect([await files.list('papers'), await readdir(scratchFolder)]).toEqual([before, []]);
  });

  test('that is too large, or comes without its day, twice or with other fields is refused', async () => {
    const id = await newOrder();
    const large = await sendDocument(app, dealer.cookie, id, { content: Buffer.alloc(PAPER_MAX_BYTES + 1) });
    expect([large.status, large.problem.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const file = [{ name: 'a.pdf', content: aProof() }];
    const fields = { kind: 'ARRIVAL_PROOF', date: dayFromToday() };
    const twice = [...file, { name: 'b.pdf', content: aProof() }];
    for (const [sent, path, code] of [
      [await anUpload('file', file, { kind: 'ARRIVAL_PROOF' }), 'date', 'DATE_INVALID'],
      [await anUpload('file', twice, fields), 'file', 'TOO_MANY_FILES'],
      [await anUpload('file', file, { ...fields, note: 'x' }), 'note', 'UNKNOWN_KEY'],
      [await anUpload('file', [], fields), 'file', 'FILE_MISSING'],
      [
        await anUpload('file', file, [...Object.entries(fields), ['date', fields.date]]),
        'date',
        'DATE_INVALID',
      ],
    ] as const) {
      const answer = await upload(app, `/api/orders/${id}/documents`, dealer.cookie, sent);
      const [error] = answer.json<{ errors?: { path: string; code: string }[] }>().errors ?? [];
      expect([answer.statusCode, error?.path, error?.code]).toEqual([400, path, code]);
    }
  });

  test('with the latest day is the one that the order names, whatever comes and goes', async () => {
    const id = await newOrder();
    await letBeOlder(id);
    const add = async (days: number) =>
      (await sendDocument(app, dealer.cookie, id, { content: aProof(), date: dayFromToday(days) })).document
        .id;
    const middle = await add(-2);
    const latest = await add(0);
    const earliest = await add(-3);
    expect((await list(admin.cookie, id)).documents.map((each) => each.id)).toEqual([
      latest,
      middle,
      earliest,
    ]);
    expect(await proofOf(id)).toBe(latest);
    for (const [gone, left] of [
      [latest, middle],
      [earliest, middle],
      [middle, null],
    ] as const) {
      expect((await remove(admin.cookie, id, gone)).status).toBe(204);
      expect(await proofOf(id)).toBe(left);
    }
  });

  test('that was added by mistake is deleted by a clerk with its file, and stays in the history', async () => {
    const id = await newOrder();
    const { document } = await sendDocument(app, dealer.cookie, id, { content: aProof() });
    expect((await remove(dealer.cookie, id, document.id)).problem.code).toBe('ADMIN_ONLY');
    await runJob();
    const before = (await files.list('papers')).length;
    expect((await remove(admin.cookie, id, document.id)).status).toBe(204);
    expect((await remove(admin.cookie, id, document.id)).status).toBe(404);
    await runJob();
    expect((await files.list('papers')).length).toBe(before - 1);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      action: 'ORDER_DOCUMENT_DELETED',
      actor_email: admin.user.email,
      before: { documentId: document.id, fileName: 'Gelangensbestätigung.pdf', date: dayFromToday() },
    });
  });
});

test('an order has room for ten documents, also when more are sent at the same time', async () => {
  const id = await newOrder();
  const sent = await Promise.all(
    Array.from({ length: ORDER_DOCUMENTS_MAX + 2 }, () =>
      sendDocument(app, dealer.cookie, id, { content: aProof() }),
    ),
  );
  const refused = sent.filter(({ status }) => status !== 201);
  expect(refused.map(({ problem }) => problem.errors?.[0]?.code)).toEqual([
    'TOO_MANY_DOCUMENTS',
    'TOO_MANY_DOCUMENTS',
  ]);
  expect((await list(dealer.cookie, id)).total).toBe(ORDER_DOCUMENTS_MAX);
});
