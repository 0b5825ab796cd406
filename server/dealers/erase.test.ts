import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aFeed } from '../../fixtures/feeds.ts';
import { anAddress } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aComplaint, answerTo } from '../../fixtures/complaints.ts';
import { aDealer, anAdmin, aRegistration, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { aMark } from '../../fixtures/marks.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder, anOrderRow, auditEntriesOf, orderOf } from '../../fixtures/orders.ts';
import { aPaper, sendPaper } from '../../fixtures/papers.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { findSession } from '../http/session.ts';
import { deleteDealer } from './delete.ts';
import { eraseDealer } from './erase.ts';

const app = await testApp();
const { db, files } = app.deps;
const admin = await anAdmin(app);
const clerk = await anAdmin(app, { rights: 'CLERK' });
const of = ({ dealer }: TestDealer, cookie = admin.cookie) => ({ cookie, params: { id: dealer.id } });
const erase = (dealer: TestDealer, cookie?: string) =>
  call(app, 'POST /api/admin/dealers/{id}/erase', of(dealer, cookie));
const detailsOf = async (dealer: TestDealer) =>
  (await call(app, 'GET /api/admin/dealers/{id}', of(dealer))).result;
const cancel = (dealer: TestDealer, id: string) =>
  call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id } });
const mailsOf = ({ dealer }: TestDealer) =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'facts'])
    .where('dealer_id', '=', dealer.id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
/** What the mail to the provider says of a complaint. */
async function complaintMailOf(dealer: TestDealer) {
  const mail = (await mailsOf(dealer)).find(({ kind }) => kind === 'complaintOpened');
  return mail?.facts as { complaint: { reportedBy: string } };
}
const note = (dealer: TestDealer) =>
  call(app, 'POST /api/admin/notes', {
    cookie: admin.cookie,
    body: { subject: 'dealer', subjectId: dealer.dealer.id, kind: 'NOTE', text: 'Frau Muster anrufen' },
  });

/** The rows that belong to the account and its users, by table. */
async function rowsOf({ dealer, user }: TestDealer) {
  const counted = await sql<Record<string, number>>`
    select
      (select count(*)::int from dealer_papers where dealer_id = ${dealer.id}) as papers,
      (select count(*)::int from dealer_addresses where dealer_id = ${dealer.id}) as addresses,
      (select count(*)::int from dealer_vehicle_statuses where dealer_id = ${dealer.id}) as marks,
      (select count(*)::int from clerk_notes where dealer_id = ${dealer.id}) as notes,
      (select count(*)::int from feeds where dealer_id = ${dealer.id}) as feeds,
      (select count(*)::int from order_requests where dealer_id = ${dealer.id}) as requests,
      (select count(*)::int from saved_searches where user_id = ${user.id}) as searches,
      (select count(*)::int from sessions where user_id = ${user.id}) as sessions,
      (select count(*)::int from sign_ins where user_id = ${user.id}) as "signIns",
      (select count(*)::int from password_resets where user_id = ${user.id}) as links,
      (select count(*)::int from idempotency_keys where user_id = ${user.id}) as answers
  `.execute(db);
  return counted.rows[0];
}

/** A dealer with everything that an account can hold, and a cancelled order. */
async function aDealerWithData() {
  const dealer = await aDealer(app, { notes: 'Stammkunde' });
  const { email, password } = dealer.user;
  await aPaper(app, dealer);
  await anAddress(app, dealer);
  await aMark(app, dealer, await aVehicle(db));
  await aSearch(app, dealer);
  await aFeed(app, dealer);
  await note(dealer);
  await call(app, 'POST /api/login', { body: { email, password } });
  await sql`
    insert into password_resets (token_hash, user_id, expires_at)
    values (decode(md5(${email}), 'hex'), ${dealer.user.id}, now() + interval '1 hour')
  `.execute(db);
  const vehicle = await aVehicle(db);
  const request = { cookie: dealer.cookie, body: orderOf([vehicle]) };
  expect((await call(app, 'POST /api/company/requests', request)).status).toBe(201);
  const placed = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    headers: { 'idempotency-key': `erased ${email}`.replaceAll(' ', '-') },
    body: orderOf([vehicle]),
  });
  await cancel(dealer, placed.result.id);
  return { dealer, orderId: placed.result.id };
}

describe('the erasure of a dealer', () => {
  test('ends logins, sessions, marks, papers, addresses and notes, and replaces names, phone and e-mail', async () => {
    const { dealer, orderId } = await aDealerWithData();
    expect(Object.values((await rowsOf(dealer)) ?? {}).every((count) => count > 0)).toBe(true);
    const { status, result } = await erase(dealer);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      companyName: 'erased',
      legalForm: null,
      email: `erased-${dealer.dealer.id}`,
      emailConfirmed: false,
      phone: 'erased',
      status: 'SUSPENDED',
      street: null,
      postalCode: null,
      city: null,
      country: 'DE',
      contactFirstName: 'erased',
      contactLastName: 'erased',
      contactPhone: 'erased',
      vatId: null,
      notes: '',
      lastSignInAt: null,
      erasedAt: expect.stringMatching(/Z$/),
      orders: [{ id: orderId }],
    });
    expect(Object.values((await rowsOf(dealer)) ?? {}).every((count) => count === 0)).toBe(true);
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', dealer.user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toContain(dealer.user.email);
  });

  test('keeps order, invoice and audit entries, and the VAT id that the invoice names', async () => {
    const dealer = await aDealer(app);
    const { id } = (await anOrder(app, dealer)).order;
    const number = await anInvoiceOf(app, admin, id);
    await call(app, 'PATCH /api/orders/{id}', {
      cookie: admin.cookie,
      params: { id },
      body: { paidAt: new Date().toISOString() },
    });
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params: { id },
      body: { status: 'COMPLETED' },
    });
    const url = `/api/invoices/${number}.xml`;
    const before = (await app.inject({ url, headers: { cookie: admin.cookie } })).body;
    const entries = await auditEntriesOf(app, id);
    expect((await erase(dealer)).result).toMatchObject({ vatId: 'DE123456789', vatIdCheck: 'UNCHECKED' });
    expect((await app.inject({ url, headers: { cookie: admin.cookie } })).body).toBe(before);
    expect(before).toContain(dealer.dealer.companyName);
    expect(await auditEntriesOf(app, id)).toEqual(entries);
    const order = await call(app, 'GET /api/orders/{id}', { cookie: admin.cookie, params: { id } });
    expect(order.result.order.billingAddress?.name).toBe(dealer.dealer.companyName);
    expect(await auditEntriesOf(app, dealer.dealer.id)).toMatchObject([
      {
        action: 'DEALER_ERASED',
        actor_email: admin.user.email,
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
      },
    ]);
  });

  test('leaves an account that cannot sign in, and an address that may register anew', async () => {
    const dealer = await aDealer(app);
    await erase(dealer);
    expect((await call(app, 'GET /api/user', { cookie: dealer.cookie })).status).toBe(401);
    const { email, password } = dealer.user;
    expect((await call(app, 'POST /api/login', { body: { email, password } })).status).toBe(401);
    expect((await call(app, 'POST /api/register', { body: aRegistration({ email }) })).status).toBe(201);
    const listed = await call(app, 'GET /api/admin/dealers', {
      cookie: admin.cookie,
      query: { search: `erased-${dealer.dealer.id}` },
    });
    expect(listed.result.dealers).toMatchObject([
      { id: dealer.dealer.id, erasedAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test('removes the files of the papers after the commit', async () => {
    const dealer = await aDealer(app);
    await aPaper(app, dealer);
    const stored = (await files.list('papers')).length;
    await erase(dealer);
    await sql`update file_removals set due_at = now()`.execute(db);
    await removeUnusedFiles(db, files);
    expect((await files.list('papers')).length).toBeLessThan(stored);
    expect(
      await db.selectFrom('dealer_papers').select('id').where('dealer_id', '=', dealer.dealer.id).execute(),
    ).toEqual([]);
  });

  test('deletes the unsent mails to the dealer, and takes names, phone and e-mail out of the others', async () => {
    const dealer = await aDealer(app);
    const { id } = (await anOrder(app, dealer)).order;
    await cancel(dealer, id);
    await sql`
      update mail_outbox set sent_at = now() where recipient = ${dealer.user.email} and kind = 'orderConfirmation'
    `.execute(db);
    await erase(dealer);
    const mails = await mailsOf(dealer);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['newOrder', null],
      ['orderConfirmation', dealer.user.email],
      ['orderCancelled', null],
    ]);
    for (const { facts } of mails.filter(({ recipient }) => recipient === null)) {
      expect(facts).toMatchObject({ orderId: id, companyName: 'erased', dealerEmail: 'erased' });
      for (const personal of [dealer.dealer.companyName, dealer.user.email, 'Erika', '+49'])
        expect(JSON.stringify(facts)).not.toContain(personal);
    }
    const sent = mails.find(({ recipient }) => recipient !== null);
    const again = { cookie: admin.cookie, params: { id: sent?.id ?? '' } };
    expect((await call(app, 'GET /api/admin/mails/{id}', again)).result.canBeSentAgain).toBe(false);
    expect((await call(app, 'POST /api/admin/mails/{id}/send', again)).problem.code).toBe('NOT_FOUND');
  });

  test('takes the one who reported a complaint out of the unsent mail about it', async () => {
    const dealer = await aDealer(app);
    const reported = await aComplaint(app, admin, dealer);
    await anInvoiceOf(app, admin, reported.orderId);
    await sql`update orders set paid_at = now() where id = ${reported.orderId}`.execute(db);
    await answerTo(app, admin, reported);
    const { complaint } = await complaintMailOf(dealer);
    expect(complaint.reportedBy).toBe(dealer.user.email);
    await erase(dealer);
    expect((await complaintMailOf(dealer)).complaint).toEqual({ ...complaint, reportedBy: 'erased' });
  });

  test('is refused to clerks', async () => {
    const dealer = await aDealer(app);
    expect((await erase(dealer, clerk.cookie)).problem.code).toBe('ADMIN_ONLY');
    expect((await detailsOf(dealer)).erasedAt).toBeNull();
  });

  test('is refused by name while an order is open, unpaid or to be refunded', async () => {
    const dealer = await aDealer(app);
    const { id } = (await anOrder(app, dealer)).order;
    const refused = async () => (await erase(dealer)).problem;
    expect(await refused()).toMatchObject({ code: 'DEALER_HAS_ORDERS', orders: [{ id, status: 'PENDING' }] });
    await cancel(dealer, id);
    const invoiced = (await anOrder(app, dealer)).order.id;
    const set = (status: string) =>
      call(app, 'PATCH /api/orders/{id}/status', {
        cookie: admin.cookie,
        params: { id: invoiced },
        body: { status },
      });
    const date = (body: object) =>
      call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params: { id: invoiced }, body });
    const now = new Date().toISOString();
    await set('COMPLETED');
    expect((await refused())['orders']).toEqual([{ id: invoiced, status: 'COMPLETED' }]);
    await set('PROCESSED');
    await anInvoiceOf(app, admin, invoiced);
    expect((await refused())['orders']).toEqual([{ id: invoiced, status: 'PROCESSED' }]);
    await set('COMPLETED');
    expect((await refused())['orders']).toEqual([{ id: invoiced, status: 'COMPLETED' }]);
    await date({ paidAt: now });
    await set('CANCELLED');
    expect((await refused())['orders']).toEqual([{ id: invoiced, status: 'CANCELLED' }]);
    await date({ refundedAt: now });
    expect((await erase(dealer)).status).toBe(200);
  });

  test('is refused by name while a complaint about an order is open', async () => {
    const dealer = await aDealer(app);
    const reported = await aComplaint(app, admin, dealer);
    await anInvoiceOf(app, admin, reported.orderId);
    await sql`update orders set paid_at = now() where id = ${reported.orderId}`.execute(db);
    expect((await erase(dealer)).problem).toMatchObject({ orders: [{ id: reported.orderId }] });
    await answerTo(app, admin, reported);
    expect((await erase(dealer)).status).toBe(200);
  });

  test('is refused while a complaint is open about an order that was cancelled after its completion', async () => {
    const dealer = await aDealer(app);
    const reported = await aComplaint(app, admin, dealer);
    const at = { cookie: admin.cookie, params: { id: reported.orderId } };
    await call(app, 'PATCH /api/orders/{id}/status', { ...at, body: { status: 'CANCELLED' } });
    expect((await erase(dealer)).problem).toMatchObject({ orders: [{ id: reported.orderId }] });
    await answerTo(app, admin, reported);
    expect((await erase(dealer)).status).toBe(200);
  });

  test('is refused by name while a delivery without VAT lacks its proof of arrival', async () => {
    const dealer = await aDealerAbroad(app);
    const { id } = await anExemptOrder(app, admin, dealer);
    const at = { cookie: admin.cookie, params: { id } };
    await call(app, 'PATCH /api/orders/{id}', { ...at, body: { paidAt: new Date().toISOString() } });
    await call(app, 'PATCH /api/orders/{id}/status', { ...at, body: { status: 'COMPLETED' } });
    expect((await erase(dealer)).problem).toMatchObject({ orders: [{ id, status: 'COMPLETED' }] });
    expect((await detailsOf(dealer)).erasedAt).toBeNull();
    expect((await sendDocument(app, admin.cookie, id)).status).toBe(201);
    expect((await erase(dealer)).status).toBe(200);
  });
});

test('an erased dealer cannot be approved, changed, asked for papers or noted about', async () => {
  const dealer = await aDealer(app);
  await anOrderRow(db, dealer);
  await erase(dealer);
  const before = await detailsOf(dealer);
  const at = of(dealer);
  for (const refused of [
    await call(app, 'PATCH /api/admin/dealers/{id}/status', { ...at, body: { status: 'ACTIVE' } }),
    await call(app, 'PATCH /api/admin/dealers/{id}', { ...at, body: { email: 'new@example.com' } }),
    await call(app, 'POST /api/admin/dealers/{id}/paper-requests', { ...at, body: { message: 'Bitte.' } }),
    await note(dealer),
  ])
    expect([refused.status, refused.problem.code]).toEqual([404, 'NOT_FOUND']);
  expect(await detailsOf(dealer)).toEqual(before);
});

describe('acts at the same time as an erasure', () => {
  test('two erasures leave one audit entry', async () => {
    const dealer = await aDealer(app);
    const answers = await Promise.all([erase(dealer), erase(dealer), erase(dealer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const entries = await auditEntriesOf(app, dealer.dealer.id);
    expect(entries.map(({ action }) => action)).toEqual(['DEALER_ERASED']);
  });

  test('an order is placed and the erasure refused, or the other way round', async () => {
    for (let round = 0; round < 8; round += 1) {
      const dealer = await aDealer(app);
      const vehicle = await aVehicle(db);
      const order = () =>
        call(app, 'POST /api/orders/create', {
          cookie: dealer.cookie,
          headers: { 'idempotency-key': `round-${round}-of-orders` },
          body: orderOf([vehicle]),
        });
      // In turn, the one or the other begins.
      const early = round % 2 ? order() : undefined;
      const erasing = erase(dealer);
      const [placed, erased] = await Promise.all([early ?? order(), erasing]);
      const orders = (await detailsOf(dealer)).orders.map(({ status }) => status);
      const [status, outcome] =
        erased.status === 200 ? [placed.status, orders] : [erased.status, [placed.status, ...orders]];
      expect([
        [401, []],
        [403, []],
        [409, [201, 'PENDING']],
      ]).toContainEqual([status, outcome]);
    }
  });

  test('leaves no room for a colleague, a feed or a saved search that was sent before it, nor does the deletion', async () => {
    const colleague = { name: 'Jules Perrin', rights: 'VIEWER', locale: 'fr' };
    const acts = [
      ({ cookie, dealer }: TestDealer) =>
        call(app, 'POST /api/company/users', { cookie, body: { ...colleague, email: `x-${dealer.email}` } }),
      ({ cookie }: TestDealer) =>
        call(app, 'POST /api/feeds', { cookie, body: { kind: 'STOCK', searchId: null } }),
      ({ cookie }: TestDealer) =>
        call(app, 'POST /api/searches', {
          cookie,
          body: { name: 'Audi', search: 'make=Audi', alert: 'OFF' },
        }),
    ];
    const user = await findSession(db, admin.cookie.replace(/^sid=/, ''));
    if (user?.role !== 'admin') throw new Error('an admin signs in');
    const endings = [eraseDealer, deleteDealer];
    for (const [act, ending] of acts.flatMap((each) => endings.map((end) => [each, end] as const))) {
      const dealer = await aDealer(app);
      const late = await db.transaction().execute(async (tx) => {
        await ending(tx, user, dealer.dealer.id);
        const answer = act(dealer);
        await untilOneWaits(db);
        return { answer };
      });
      expect((await late.answer).problem.code).toMatch(/NOT_AUTHENTICATED|DEALER_NOT_ACTIVE/);
      expect(Object.values((await rowsOf(dealer)) ?? {}).every((count) => count === 0)).toBe(true);
    }
  });

  test('nothing that its users add, and no session, stays in an erased account', async () => {
    const vehicle = await aVehicle(db);
    for (let round = 0; round < 8; round += 1) {
      const dealer = await aDealer(app);
      const { cookie, user } = dealer;
      const acts = [
        sendPaper(app, cookie),
        call(app, 'PUT /api/vehicles/{id}/mark', {
          cookie,
          params: { id: vehicle.id },
          body: { status: 'WATCHED' },
        }),
        call(app, 'POST /api/login', { body: { email: user.email, password: user.password } }),
        note(dealer),
      ];
      const [erased, ...others] = await Promise.all([erase(dealer), ...acts]);
      expect([erased.status, ...others.map(({ status }) => status)]).not.toContain(500);
      expect(erased.status).toBe(200);
      expect(Object.values((await rowsOf(dealer)) ?? {})).toEqual(Array.from({ length: 11 }, () => 0));
    }
  });
});
