import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { COMPLAINT_PHOTOS_MAX, COMPLAINT_TEXT_MAX, COMPLAINTS_MAX } from '../../contract/complaint-rules.ts';
import { call, testApp } from '../../fixtures/app.ts';
import {
  aComplaint,
  aCompletedOrder,
  ANSWER_TEXT,
  answerTo,
  completeEarlier,
  COMPLAINT_TEXT,
  sendComplaint,
} from '../../fixtures/complaints.ts';
import { aColleague, aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aPicture } from '../../fixtures/deliveries.ts';
import { aPdf } from '../../fixtures/documents.ts';
import { anOrder, auditEntriesOf, mailsAbout } from '../../fixtures/orders.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import type { PayloadOf } from '../mail/kinds.ts';
import { applyRetention } from '../retention.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const admin = await anAdmin(app);
const dealer = await aDealer(app);

const newOrder = (wishes = {}) => aCompletedOrder(app, admin, dealer, wishes);
const list = async (cookie: string, id: string) =>
  (await call(app, 'GET /api/orders/{id}/complaints', { cookie, params: { id } })).result;
const read = (cookie: string, id: string, complaintId: string, photoId = '') =>
  app.inject({ url: `/api/orders/${id}/complaints/${complaintId}/photos/${photoId}`, headers: { cookie } });
const complaintMailsOf = async (id: string) =>
  (await mailsAbout(app, id)).filter(({ kind }) => kind.startsWith('complaint'));
const entriesOf = async (id: string) =>
  (await auditEntriesOf(app, id)).filter(({ action }) => action.startsWith('COMPLAINT'));

const setStatus = (id: string, status: 'PROCESSED' | 'COMPLETED' | 'CANCELLED') =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });

/** The job that removes unused files. */
const runJob = async () => {
  await sql`update file_removals set due_at = now()`.execute(db);
  await removeUnusedFiles(db, files);
};

describe('a complaint', () => {
  test('is stored with its photos, mailed to both sides, and read by the dealer of the order and by clerks', async () => {
    const order = await newOrder();
    const report = aPdf();
    const { status, complaint } = await sendComplaint(app, dealer.cookie, order, {
      text: `${COMPLAINT_TEXT}\r\nSeit der ersten Fahrt.`,
      mileageKm: '48263',
      photos: [
        { name: 'Getriebe.JPG', content: await aPicture() },
        { name: 'Gutachten.pdf', content: report },
      ],
    });
    expect(status).toBe(201);
    expect(complaint).toMatchObject({
      state: 'OPEN',
      vehicle: { id: order.vehicleId, vin: order.vehicles[0]?.vin },
      text: `${COMPLAINT_TEXT}\nSeit der ersten Fahrt.`,
      mileageKm: 48_263,
      terms: [
        { term: 'FIRST_NOTICE', isLate: false },
        { term: 'OBVIOUS', isLate: false },
        { term: 'HIDDEN', isLate: false },
      ],
      photos: [
        { fileName: 'Getriebe.JPG', mediaType: 'image' },
        { fileName: 'Gutachten.pdf', mediaType: 'pdf', byteSize: report.length },
      ],
      answers: [],
    });
    expect(Date.parse(complaint.answerBy ?? '') - Date.parse(complaint.reportedAt)).toBe(24 * 60 * 60 * 1000);
    for (const { cookie } of [dealer, admin])
      expect(await list(cookie, order.id)).toMatchObject({ complaints: [complaint], total: 1 });
    const [picture, document] = complaint.photos;
    const shown = await read(admin.cookie, order.id, complaint.id, picture?.id);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="Getriebe.webp"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const file = await read(dealer.cookie, order.id, complaint.id, document?.id);
    expect(file.rawPayload.equals(report)).toBe(true);
    expect(await complaintMailsOf(order.id)).toEqual(
      expect.arrayContaining([
        { kind: 'complaintOpened', recipient: dealer.user.email },
        { kind: 'complaintOpened', recipient: null },
      ]),
    );
    expect(await entriesOf(order.id)).toMatchObject([
      {
        action: 'COMPLAINT_OPENED',
        order_id: order.id,
        actor_email: dealer.user.email,
        after: { complaintId: complaint.id, vin: order.vehicles[0]?.vin, mileageKm: 48_263, photos: 2 },
      },
    ]);
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  test('is stored and mailed once when it is sent twice, also at the same time', async () => {
    const order = await newOrder();
    const photos = [{ name: 'a.jpg', content: await aPicture() }];
    await runJob();
    const before = (await files.list('papers')).length;
    const sent = await Promise.all([1, 2, 3].map(() => sendComplaint(app, dealer.cookie, order, { photos })));
    const again = await sendComplaint(app, dealer.cookie, order, { photos });
    expect(new Set([...sent, again].map(({ status, complaint }) => `${status} ${complaint.id}`)).size).toBe(
      1,
    );
    expect((await list(dealer.cookie, order.id)).total).toBe(1);
    expect(await entriesOf(order.id)).toHaveLength(1);
    expect(await complaintMailsOf(order.id)).toHaveLength(2);
    await runJob();
    expect((await files.list('papers')).length).toBe(before + 1);
    // Another mileage is another complaint.
    await sendComplaint(app, dealer.cookie, order, { photos, mileageKm: '5' });
    expect((await list(dealer.cookie, order.id)).total).toBe(2);
  });

  test('of another dealer does not exist, nor does one of another order', async () => {
    const { orderId, id, complaint } = await aComplaint(app, admin, dealer);
    const { cookie } = await aDealer(app);
    const other = await newOrder();
    const photo = complaint.photos[0]?.id;
    expect([
      (await call(app, 'GET /api/orders/{id}/complaints', { cookie, params: { id: orderId } })).status,
      (await read(cookie, orderId, id, photo)).statusCode,
      (await sendComplaint(app, cookie, { id: orderId, vehicleId: complaint.vehicle.id })).status,
      (await read(dealer.cookie, other.id, id, photo)).statusCode,
      (await answerTo(app, admin, { orderId: other.id, id })).status,
      (await answerTo(app, dealer, { orderId, id })).problem.code,
      (await sendComplaint(app, admin.cookie, other)).problem.code,
    ]).toEqual([404, 404, 404, 404, 404, 'ADMIN_ONLY', 'DEALER_NOT_ACTIVE']);
  });

  test('is taken from the completion of an order on, until the thirtieth day after it ends in Berlin', async () => {
    const open = await anOrder(app, dealer);
    const order = await newOrder();
    const send = (id: string, vehicleId = '') => sendComplaint(app, dealer.cookie, { id, vehicleId });
    const refusalOf = ({ status, problem }: Awaited<ReturnType<typeof send>>) =>
      `${status} ${problem.errors?.[0]?.path} ${problem.errors?.[0]?.code}`;
    expect(refusalOf(await send(open.order.id, open.vehicles[0]?.id))).toBe('400  COMPLAINTS_CLOSED');
    expect((await list(dealer.cookie, open.order.id)).reporting).toBeNull();
    const completeAt = (time: string, daysAgo: number) =>
      sql`
        update orders
        set completed_at = ((now() at time zone 'Europe/Berlin')::date - ${daysAgo}::int + ${time}::time) at time zone 'Europe/Berlin',
          order_date = now() - interval '90 days'
        where id = ${order.id}
      `.execute(db);
    await completeAt('23:59:59', 31);
    expect(refusalOf(await send(order.id, order.vehicleId))).toBe('400  COMPLAINTS_CLOSED');
    expect((await list(dealer.cookie, order.id)).reporting).toMatchObject({ isOpen: false });
    await completeAt('00:00', 30);
    const { reporting } = await list(dealer.cookie, order.id);
    expect([reporting?.isOpen, reporting?.closesAt]).toEqual([true, reporting?.terms[2]?.endsAt]);
    expect(refusalOf(await send(order.id, open.vehicles[0]?.id))).toBe('400 vehicleId NOT_A_CHOICE');
    expect((await send(order.id, order.vehicleId)).status).toBe(201);
  });

  test.each([
    [23, [false, false, false]],
    [25, [true, false, false]],
    [49, [true, true, false]],
  ])('names the three terms, and which of them was over after %i hours', async (hours, late) => {
    const order = await newOrder();
    await completeEarlier(app, order.id, hours);
    const { complaint } = await sendComplaint(app, dealer.cookie, order);
    expect(complaint.terms.map(({ isLate }) => isLate)).toEqual(late);
    const { reporting } = await list(dealer.cookie, order.id);
    expect(reporting?.terms).toEqual(complaint.terms);
  });

  test('counts its terms from the recorded day of delivery, if that is before the completion', async () => {
    const order = await newOrder();
    await sql`
      update orders
      set order_date = now() - interval '90 days',
        paid_at = now() - interval '60 days',
        delivery_on = (now() at time zone 'Europe/Berlin')::date - 3
      where id = ${order.id}
    `.execute(db);
    const { complaint } = await sendComplaint(app, dealer.cookie, order);
    expect(complaint.terms.map(({ isLate }) => isLate)).toEqual([true, true, false]);
  });

  test('keeps its late marks and its vehicle in mails when the order is cancelled because of it', async () => {
    const { orderId, id } = await aComplaint(app, admin, dealer);
    await sql`
      update complaints set reported_at = reported_at + interval '49 hours' where id = ${id}
    `.execute(db);
    const late = async () =>
      (await list(admin.cookie, orderId)).complaints[0]?.terms.map(({ isLate }) => isLate);
    expect(await late()).toEqual([true, true, false]);
    await setStatus(orderId, 'CANCELLED');
    expect(await late()).toEqual([true, true, false]);
    await answerTo(app, admin, { orderId, id }, { state: 'SETTLED', answer: 'Das Geld ist zurück.' });
    const mails = await db
      .selectFrom('mail_outbox')
      .select(sql<PayloadOf<'complaintAnswered'>>`facts`.as('payload'))
      .where('kind', '=', 'complaintAnswered')
      .where(sql<string>`facts ->> 'orderId'`, '=', orderId)
      .execute();
    expect(mails.map(({ payload }) => [payload.vehicles.length, payload.complaint.late])).toEqual([
      [1, ['FIRST_NOTICE', 'OBVIOUS']],
    ]);
  });

  test('keeps its terms when the order is completed again', async () => {
    const { orderId, complaint } = await aComplaint(app, admin, dealer);
    await setStatus(orderId, 'PROCESSED');
    await setStatus(orderId, 'COMPLETED');
    const { complaints, reporting } = await list(dealer.cookie, orderId);
    expect(complaints[0]?.terms).toEqual(complaint.terms);
    expect(reporting?.terms).not.toEqual(complaint.terms);
  });

  test('keeps the late marks that its day of delivery gives it when the order is opened again', async () => {
    const order = await newOrder();
    await sql`
      update orders
      set order_date = now() - interval '90 days',
        paid_at = now() - interval '60 days', delivery_on = (now() at time zone 'Europe/Berlin')::date - 3
      where id = ${order.id}
    `.execute(db);
    const { complaint } = await sendComplaint(app, dealer.cookie, order);
    const terms = async () => (await list(dealer.cookie, order.id)).complaints[0]?.terms;
    await setStatus(order.id, 'CANCELLED');
    await setStatus(order.id, 'PROCESSED');
    expect(await terms()).toEqual(complaint.terms);
    await setStatus(order.id, 'COMPLETED');
    expect(await terms()).toEqual(complaint.terms);
  });

  test('about a vehicle that has five already is refused, also when more are sent at the same time', async () => {
    const order = await newOrder({ vehicles: 2 });
    const sent = await Promise.all(
      Array.from({ length: COMPLAINTS_MAX + 1 }, (_, index) =>
        sendComplaint(app, dealer.cookie, order, { text: `Mangel ${index}` }),
      ),
    );
    const refused = sent.filter(({ status }) => status !== 201);
    expect(refused.map(({ problem }) => problem.errors?.[0]?.code)).toEqual(['TOO_MANY_COMPLAINTS']);
    const other = { ...order, vehicleId: order.vehicles[1]?.id ?? '' };
    expect((await sendComplaint(app, dealer.cookie, other)).status).toBe(201);
  });

  test('with a file of an unknown kind, too many files or wrong words is refused by name, and nothing is stored', async () => {
    const order = await newOrder();
    const picture = { name: 'a.jpg', content: await aPicture() };
    const before = await files.list('papers');
    for (const [sent, path, code] of [
      [{ photos: [picture, { name: 'b.jpg', content: Buffer.from('x') }] }, 'photos.1', 'FILE_KIND_UNKNOWN'],
      [
        { photos: [picture, { name: 'b.jpg', content: (await aPicture()).subarray(0, 400) }] },
        'photos.1',
        'FILE_DAMAGED',
      ],
      [
        { photos: Array.from({ length: COMPLAINT_PHOTOS_MAX + 1 }, () => picture) },
        'photos',
        'TOO_MANY_FILES',
      ],
      [{ text: '  \r\n ' }, 'text', 'REQUIRED'],
      [{ text: 'x'.repeat(COMPLAINT_TEXT_MAX + 1) }, 'text', 'TOO_LONG'],
      [{ mileageKm: '-1' }, 'mileageKm', 'INVALID'],
      [{ mileageKm: '2000001' }, 'mileageKm', 'OUT_OF_RANGE'],
    ] as const) {
      const { status, problem } = await sendComplaint(app, dealer.cookie, order, sent);
      expect([status, problem.errors?.[0]?.path, problem.errors?.[0]?.code]).toEqual([400, path, code]);
    }
    expect([await files.list('papers'), await readdir(scratchFolder)]).toEqual([before, []]);
    // 2000 characters of three bytes each.
    const long = await sendComplaint(app, dealer.cookie, order, { text: '€'.repeat(COMPLAINT_TEXT_MAX) });
    expect(long.complaint.text).toHaveLength(COMPLAINT_TEXT_MAX);
  });

  test('loses its photos and their files after 36 months, and stays', async () => {
    const { orderId, id } = await aComplaint(app, admin, dealer);
    await runJob();
    const before = (await files.list('papers')).length;
    await sql`
      update complaint_photos set added_at = now() - interval '36 months' where complaint_id = ${id}
    `.execute(db);
    await applyRetention(db);
    await runJob();
    expect((await files.list('papers')).length).toBe(before - 1);
    expect((await list(dealer.cookie, orderId)).complaints).toMatchObject([{ id, photos: [] }]);
  });
});

describe('the answer to a complaint', () => {
  test('changes its state, is mailed to the dealer, and does not name the clerk to them', async () => {
    const { orderId, id } = await aComplaint(app, admin, dealer);
    const { status, result } = await answerTo(app, admin, { orderId, id });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      state: 'ACCEPTED',
      answerBy: null,
      answers: [{ state: 'ACCEPTED', text: ANSWER_TEXT, author: admin.user.email }],
    });
    expect((await list(dealer.cookie, orderId)).complaints[0]?.answers).toMatchObject([
      { state: 'ACCEPTED', text: ANSWER_TEXT, author: null },
    ]);
    expect((await complaintMailsOf(orderId)).at(-1)).toEqual({
      kind: 'complaintAnswered',
      recipient: dealer.user.email,
    });
    expect((await entriesOf(orderId)).at(-1)).toMatchObject({
      action: 'COMPLAINT_ANSWERED',
      actor_email: admin.user.email,
      before: { state: 'OPEN' },
      after: { state: 'ACCEPTED', answer: ANSWER_TEXT },
    });
  });

  test('is refused if another clerk has answered meanwhile, with the state that holds now', async () => {
    const { orderId, id } = await aComplaint(app, admin, dealer);
    const one = { orderId, id };
    const answers = await Promise.all(
      ['ACCEPTED', 'DECLINED'].map((state) =>
        answerTo(app, admin, one, { state, answer: `So ist es: ${state}`, from: 'OPEN' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const { complaints } = await list(admin.cookie, orderId);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.problem).toMatchObject({
      code: 'EDITED_MEANWHILE',
      current: { state: complaints[0]?.state },
    });
    expect(complaints[0]?.answers).toHaveLength(1);
  });

  test('changes and mails nothing when it is sent again, and another needs another state', async () => {
    const { orderId, id } = await aComplaint(app, admin, dealer);
    const one = { orderId, id };
    const body = { state: 'ACCEPTED', answer: ANSWER_TEXT, from: 'OPEN' };
    await answerTo(app, admin, one, body);
    expect((await answerTo(app, admin, one, body)).status).toBe(200);
    expect(await complaintMailsOf(orderId)).toHaveLength(3);
    expect(await entriesOf(orderId)).toHaveLength(2);
    const same = await answerTo(app, admin, one, { state: 'ACCEPTED', answer: 'Noch etwas' });
    expect([same.status, same.problem.errors?.[0]]).toMatchObject([
      400,
      { path: 'state', code: 'NOT_A_CHOICE' },
    ]);
    const settled = await answerTo(app, admin, one, {
      state: 'SETTLED',
      answer: 'Gutschrift',
      from: 'ACCEPTED',
    });
    expect(settled.result.answers.map(({ state }) => state)).toEqual(['ACCEPTED', 'SETTLED']);
  });
});

test('a buyer who complains about the order of a colleague is named, and gets the mails too', async () => {
  const order = await newOrder();
  const buyer = await aColleague(app, dealer, 'BUYER');
  await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', buyer.user.id).execute();
  const { complaint } = await sendComplaint(app, buyer.cookie, order);
  await answerTo(app, admin, { orderId: order.id, id: complaint.id });
  const mails = await complaintMailsOf(order.id);
  expect(mails.map(({ kind, recipient }) => `${kind} ${recipient ?? 'provider'}`).toSorted()).toEqual(
    [
      `complaintAnswered ${buyer.user.email}`,
      `complaintAnswered ${dealer.user.email}`,
      `complaintOpened ${buyer.user.email}`,
      `complaintOpened ${dealer.user.email}`,
      'complaintOpened provider',
    ].toSorted(),
  );
  for (const { cookie } of [admin, dealer, buyer])
    expect((await list(cookie, order.id)).complaints).toMatchObject([{ reportedBy: 'Jules Perrin' }]);
  const toClerks = await db
    .selectFrom('mail_outbox')
    .select(sql<PayloadOf<'complaintOpened'>>`facts`.as('payload'))
    .where('recipient', 'is', null)
    .where(sql<string>`facts ->> 'orderId'`, '=', order.id)
    .where('kind', '=', 'complaintOpened')
    .executeTakeFirstOrThrow();
  expect(toClerks.payload.complaint.reportedBy).toBe('Jules Perrin');
});

test('the search finds an order with the number of its complaints that wait for an answer', async () => {
  const { orderId, id } = await aComplaint(app, admin, dealer);
  const find = async () =>
    (await call(app, 'GET /api/admin/search', { cookie: admin.cookie, query: { q: orderId.slice(0, 8) } }))
      .result.orders;
  expect(await find()).toMatchObject([{ id: orderId, complaints: 1 }]);
  await answerTo(app, admin, { orderId, id });
  expect(await find()).toMatchObject([{ id: orderId, complaints: 0 }]);
});
