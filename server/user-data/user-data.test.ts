import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anAddress } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aComplaint, ANSWER_TEXT, answerTo, COMPLAINT_TEXT } from '../../fixtures/complaints.ts';
import { aRequest } from '../../fixtures/company-access.ts';
import { aColleague, aDealer, anAdmin, aRegistration } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import { aPaper } from '../../fixtures/papers.ts';
import { aDocument } from '../../fixtures/vehicles.ts';
import { DECIDED_REQUESTS_LISTED } from '../../contract/order-requests.ts';
import { aFeed } from '../../fixtures/feeds.ts';
import { LIMITS } from '../http/limits.ts';

const app = await testApp();
const { db } = app.deps;

const dataOf = async ({ cookie }: { cookie: string }) =>
  (await call(app, 'GET /api/user/data', { cookie })).result;

/** A dealer with one of everything. */
async function aBusyDealer() {
  const dealer = await aDealer(app, { notes: 'a secret of the clerks' });
  const address = await anAddress(app, dealer);
  const paper = await aPaper(app, dealer);
  const { order, vehicles } = await anOrder(app, dealer);
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('an order has a vehicle');
  await aDocument(app, vehicle.id, { title: 'Zustandsbericht' });
  await aMark(app, dealer, vehicle);
  return { dealer, address, paper, order, vehicle };
}

test('the data of a user are all that is stored about them and their company', async () => {
  const { dealer, address, paper, order, vehicle } = await aBusyDealer();
  const data = await dataOf(dealer);
  expect(data.user.email).toBe(dealer.user.email);
  expect(data.company?.companyName).toBe(dealer.dealer.companyName);
  expect(data.addresses).toEqual([address]);
  expect(data.papers.map(({ id }) => id)).toEqual([paper.id]);
  expect(data.sessions).toHaveLength(1);
  expect(data.marks).toMatchObject([{ vehicleId: vehicle.id, status: 'WATCHED' }]);
  expect(data.orders).toMatchObject([
    { id: order.id, status: 'PENDING', vehicles: [{ vin: vehicle.vin, documents: ['Zustandsbericht'] }] },
  ]);
  expect(data.mails.map(({ kind }) => kind)).toContain('orderConfirmation');
  expect(data.events).toContainEqual(expect.objectContaining({ action: 'ORDER_PLACED', isOwn: true }));
});

test('the data name the invoices of an order', async () => {
  const { dealer, order } = await aBusyDealer();
  const { cookie } = await anAdmin(app);
  const number = await anInvoiceOf(app, { cookie }, order.id);
  expect((await dataOf(dealer)).orders).toMatchObject([{ id: order.id, invoices: [number] }]);
});

test('the data name the documents that were added to an order', async () => {
  const admin = await anAdmin(app);
  const dealer = await aDealerAbroad(app);
  const { id } = await anExemptOrder(app, admin, dealer);
  const { document } = await sendDocument(app, admin.cookie, id);
  const { kind, date, fileName, addedAt } = document;
  expect((await dataOf(dealer)).orders).toMatchObject([
    { id, addedDocuments: [{ kind, date, fileName, addedAt }] },
  ]);
});

test('the data hold the complaints about an order, without the clerk who answered', async () => {
  const admin = await anAdmin(app);
  const dealer = await aDealer(app);
  const { orderId, id } = await aComplaint(app, admin, dealer);
  await answerTo(app, admin, { orderId, id });
  expect((await dataOf(dealer)).orders).toMatchObject([
    {
      id: orderId,
      complaints: [
        {
          state: 'ACCEPTED',
          text: COMPLAINT_TEXT,
          photos: ['gearbox.jpg'],
          answers: [{ state: 'ACCEPTED', text: ANSWER_TEXT }],
        },
      ],
    },
  ]);
  expect(JSON.stringify(await dataOf(dealer))).not.toContain(admin.user.email);
});

test('the data hold what a buyer has requested, without the owner who decided', async () => {
  const owner = await aDealer(app);
  const buyer = await aColleague(app, owner, 'BUYER');
  await aRequest(app, buyer);
  await aRequest(app, owner);
  const { requests } = await dataOf(buyer);
  expect(requests).toMatchObject([{ state: 'OPEN', totalAmount: expect.any(String) }]);
  expect(requests[0]).not.toHaveProperty('decidedBy');
});

test('the data hold also the requests that are too old for the list', async () => {
  const dealer = await aDealer(app);
  const { cookie } = dealer;
  const sent = DECIDED_REQUESTS_LISTED + 1;
  for (let count = 0; count < sent; count += 1) {
    const id = await aRequest(app, dealer);
    await call(app, 'POST /api/company/requests/{id}/withdraw', { cookie, params: { id } });
  }
  expect((await call(app, 'GET /api/company/requests', { cookie })).result.total).toBe(sent - 1);
  expect((await dataOf(dealer)).requests).toHaveLength(sent);
});

test('the data of a colleague without all rights hold no feeds, which only owners read', async () => {
  const owner = await aDealer(app);
  await aFeed(app, owner);
  expect((await dataOf(owner)).feeds).toHaveLength(1);
  expect((await dataOf(await aColleague(app, owner, 'VIEWER'))).feeds).toEqual([]);
});

test('the data hold what a clerk has corrected, but not what a clerk has noted', async () => {
  const dealer = await aDealer(app);
  const { cookie } = await anAdmin(app);
  const correct = (body: object) =>
    call(app, 'PATCH /api/admin/dealers/{id}', { cookie, params: { id: dealer.dealer.id }, body });
  await correct({ notes: 'a secret of the clerks' });
  await correct({ notes: 'another secret', vatIdCheck: 'VALID' });
  const data = await dataOf(dealer);
  expect(JSON.stringify(data)).not.toContain('secret');
  expect(data.events.filter(({ action }) => action === 'DEALER_EDITED')).toMatchObject([
    { before: { vatIdCheck: 'UNCHECKED' }, after: { vatIdCheck: 'VALID' } },
  ]);
});

test('the data hold nothing of another company, of a colleague or of clerks', async () => {
  const [{ dealer }, other] = [await aBusyDealer(), await aBusyDealer()];
  const admin = await anAdmin(app);
  await call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id: dealer.dealer.id },
    body: { status: 'SUSPENDED' },
  });
  await db
    .insertInto('users')
    .columns(['email', 'password_hash', 'role', 'dealer_id', 'locale'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select((select) => select.val('colleague@example.com').as('email'))
        .select(['password_hash', 'role', 'dealer_id', 'locale'])
        .where('id', '=', dealer.user.id),
    )
    .execute();
  const { password } = dealer.user;
  await aPaper(
    app,
    await call(app, 'POST /api/login', { body: { email: 'colleague@example.com', password } }),
  );
  const data = await dataOf(dealer);
  const text = JSON.stringify(data);
  for (const foreign of [
    other.dealer.user.email,
    other.dealer.dealer.id,
    other.vehicle.vin,
    other.order.id,
    admin.user.email,
    'colleague@example.com',
    'a secret of the clerks',
    'token',
  ])
    expect(text).not.toContain(foreign);
  expect(data.events.filter(({ action }) => action === 'PAPER_ADDED')).toHaveLength(1);
  expect(data.events).toContainEqual(
    expect.objectContaining({ action: 'DEALER_STATUS_CHANGED', actorRole: 'admin', isOwn: false }),
  );
  const own = await dataOf(admin);
  expect(own).toMatchObject({ company: null, addresses: [], papers: [], marks: [], orders: [] });
});

test('the data of an address that was given up are not those of its former account', async () => {
  const { cookie } = await anAdmin(app);
  const dealer = await aDealer(app);
  await anOrder(app, dealer);
  const { email } = dealer.user;
  const correct = { cookie, params: { id: dealer.dealer.id }, body: { email: `new-${email}` } };
  await call(app, 'PATCH /api/admin/dealers/{id}', correct);
  const stranger = await call(app, 'POST /api/register', { body: aRegistration({ email }) });
  expect((await dataOf(stranger)).mails.map(({ kind }) => kind)).toEqual(['registrationReceived']);
});

test('the data of an owner do not name the colleagues whom they have invited, changed or removed', async () => {
  const owner = await aDealer(app);
  const { cookie } = owner;
  const body = { email: 'jules@example.com', name: 'Jules Perrin', rights: 'BUYER', locale: 'fr' } as const;
  const { result: colleague } = await call(app, 'POST /api/company/users', { cookie, body });
  const params = { id: colleague.id };
  await call(app, 'PATCH /api/company/users/{id}', { cookie, params, body: { rights: 'VIEWER' } });
  await sql`update dealers set email = ${body.email} where id = ${owner.dealer.id}`.execute(db);
  await call(app, 'DELETE /api/company/users/{id}', { cookie, params });
  const data = await dataOf(owner);
  expect(data.events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['COLLEAGUE_INVITED', 'COLLEAGUE_CHANGED', 'DEALER_EDITED', 'COLLEAGUE_REMOVED']),
  );
  for (const foreign of [body.email, body.name]) expect(JSON.stringify(data)).not.toContain(foreign);
});

test('the data of a colleague without all rights hold no events of the company, which tell of its papers and its owners', async () => {
  const owner = await aDealer(app);
  const { cookie } = await anAdmin(app);
  const params = { id: owner.dealer.id };
  const paper = await aPaper(app, owner);
  await call(app, 'DELETE /api/dealer/papers/{id}', { cookie, params: { id: paper.id } });
  const message = 'A word to the owners';
  await call(app, 'POST /api/admin/dealers/{id}/paper-requests', { cookie, params, body: { message } });
  for (const status of ['SUSPENDED', 'ACTIVE'] as const)
    await call(app, 'PATCH /api/admin/dealers/{id}/status', { cookie, params, body: { status, message } });
  const email = `new-${owner.user.email}`;
  await call(app, 'PATCH /api/admin/dealers/{id}', { cookie, params, body: { email } });
  const secrets = [paper.fileName, message, email];
  // Their sessions ended with the former address.
  const { password } = owner.user;
  const signedIn = await call(app, 'POST /api/login', { body: { email, password } });
  const told = JSON.stringify((await dataOf(signedIn)).events);
  for (const each of secrets) expect(told).toContain(each);
  for (const rights of ['BUYER', 'VIEWER'] as const) {
    const colleague = await aColleague(app, owner, rights);
    const { events } = await dataOf(colleague);
    for (const each of secrets) expect(JSON.stringify(events)).not.toContain(each);
  }
});

test('the data of an owner do not name a colleague whom the portal has removed', async () => {
  const owner = await aDealer(app);
  const before = JSON.stringify({ email: 'jules@example.com', name: 'Jules Perrin', rights: 'BUYER' });
  await sql`
    insert into audit_events (actor_role, action, subject, subject_id, before)
    values ('system', 'COLLEAGUE_REMOVED', 'dealer', ${owner.dealer.id}, ${before})
  `.execute(db);
  expect((await dataOf(owner)).events).toMatchObject([{ actorRole: 'system', before: { rights: 'BUYER' } }]);
  for (const foreign of ['jules@example.com', 'Jules Perrin'])
    expect(JSON.stringify(await dataOf(owner))).not.toContain(foreign);
});

test('the data are a file, five times a day for each user', async () => {
  expect(LIMITS.dataByUser).toEqual({ size: 5, seconds: 24 * 60 * 60 });
  const strict = await testApp({ db, limits: { dataByUser: LIMITS.dataByUser } });
  const [dealer, other] = [await aDealer(app), await aDealer(app)];
  for (let time = 0; time < LIMITS.dataByUser.size; time += 1) {
    const answer = await call(strict, 'GET /api/user/data', { cookie: dealer.cookie });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="forecourt-data.json"');
  }
  const refused = await call(strict, 'GET /api/user/data', { cookie: dealer.cookie });
  expect(refused.problem).toMatchObject({ code: 'RATE_LIMITED', limit: 'DATA' });
  expect((await call(strict, 'GET /api/user/data', { cookie: other.cookie })).status).toBe(200);
});
