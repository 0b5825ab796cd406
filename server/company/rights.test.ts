import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const owner = await aDealer(app);
const buyer = await aColleague(app, owner, 'BUYER');
const viewer = await aColleague(app, owner, 'VIEWER');

/** The calls of a dealer that change something, by the least rights that they need. */
const CHANGES = {
  VIEWER: [
    'DELETE /api/searches/{id}',
    'DELETE /api/user/sessions',
    'DELETE /api/user/sessions/{id}',
    'DELETE /api/vehicles/{id}/mark',
    'PATCH /api/searches/{id}',
    'PATCH /api/user',
    'POST /api/email-confirmation/resend',
    'POST /api/searches',
    'POST /api/searches/{id}/look',
    'POST /api/user/password',
    'PUT /api/vehicles/{id}/mark',
  ],
  BUYER: [
    'POST /api/company/requests',
    'POST /api/company/requests/{id}/withdraw',
    'PATCH /api/orders/{id}/reference',
    'POST /api/orders/create',
    'POST /api/orders/{id}/cancel',
    'POST /api/orders/{id}/complaints',
    'POST /api/orders/{id}/documents',
    'POST /api/reservations/{id}/cancel',
    'POST /api/vehicles/{id}/reserve',
  ],
  OWNER: [
    'DELETE /api/company/users/{id}',
    'DELETE /api/dealer/addresses/{id}',
    'DELETE /api/dealer/papers/{id}',
    'DELETE /api/feeds/{id}',
    'PATCH /api/company/limit',
    'PATCH /api/company/users/{id}',
    'PATCH /api/dealer',
    'PATCH /api/dealer/addresses/{id}',
    'POST /api/company/requests/{id}/decline',
    'POST /api/company/requests/{id}/order',
    'POST /api/company/users',
    'POST /api/company/users/{id}/invitation',
    'POST /api/dealer/addresses',
    'POST /api/dealer/papers',
    'POST /api/feeds',
  ],
};

/** The rights with which a call is refused as not allowed. It needs no row and no body: rights are checked first. */
async function refusedTo(name: string): Promise<string[]> {
  const [method = '', path = ''] = name.split(' ');
  const people = { VIEWER: viewer, BUYER: buyer, OWNER: owner };
  const refused: string[] = [];
  for (const [rights, { cookie }] of Object.entries(people)) {
    const answer = await app.inject({
      method: method as 'POST',
      url: path.replaceAll(/\{\w+\}/g, randomUUID()),
      headers: { cookie },
    });
    if (answer.statusCode === 403) refused.push(`${rights} ${answer.json<{ code: string }>().code}`);
  }
  return refused;
}

test('every call of a dealer that changes something has the least rights that it needs', () => {
  const changing = app.endpoints.filter(
    ({ method, access }) =>
      method !== 'GET' && ['signedIn', 'activeDealer', 'activeDealerOrAdmin'].includes(access),
  );
  const isOfAdmins = (path: string) => path.startsWith('/api/user/second-factor');
  expect(
    changing
      .filter(({ path }) => !isOfAdmins(path))
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  ).toEqual(Object.values(CHANGES).flat().toSorted());
});

test.each([...CHANGES.BUYER, 'GET /api/company/requests'])('%s needs a BUYER', async (name) => {
  expect(await refusedTo(name)).toEqual(['VIEWER OWNER_ONLY']);
});

test.each([...CHANGES.OWNER, 'GET /api/dealer/papers', 'GET /api/dealer/papers/{id}'])(
  '%s needs an OWNER',
  async (name) => {
    expect(await refusedTo(name)).toEqual(['VIEWER OWNER_ONLY', 'BUYER OWNER_ONLY']);
  },
);

test('a VIEWER marks a vehicle and reads the orders of the company', async () => {
  const { order } = await anOrder(app, buyer);
  const { id } = await aVehicle(db);
  const { cookie } = viewer;
  const marked = await call(app, 'PUT /api/vehicles/{id}/mark', {
    cookie,
    params: { id },
    body: { status: 'WATCHED' },
  });
  expect(marked.status).toBe(200);
  expect((await call(app, 'GET /api/orders/{id}', { cookie, params: { id: order.id } })).status).toBe(200);
});

const cancelOrder = (by: TestDealer, id: string) =>
  call(app, 'POST /api/orders/{id}/cancel', { cookie: by.cookie, params: { id } });

test('a BUYER orders and cancels what they have ordered, and nothing of a colleague', async () => {
  const own = await anOrder(app, buyer, { vehicles: 2 });
  const colleagues = await anOrder(app, owner);
  const { cookie } = buyer;
  const cancelOne = (id = '') => call(app, 'POST /api/reservations/{id}/cancel', { cookie, params: { id } });
  expect((await cancelOrder(buyer, colleagues.order.id)).problem.code).toBe('OWNER_ONLY');
  expect((await cancelOne(colleagues.order.reservations[0]?.id)).problem.code).toBe('OWNER_ONLY');
  expect((await cancelOne(own.order.reservations[0]?.id)).status).toBe(200);
  expect((await cancelOrder(buyer, own.order.id)).status).toBe(200);
});

test('a BUYER reads which order is their own', async () => {
  const own = await anOrder(app, buyer);
  const colleagues = await anOrder(app, owner);
  const isOwn = async ({ id }: { id: string }) =>
    (await call(app, 'GET /api/orders/{id}', { cookie: buyer.cookie, params: { id } })).result.order.isOwn;
  expect([await isOwn(own.order), await isOwn(colleagues.order)]).toEqual([true, false]);
});

test.each([
  ['has become a VIEWER', { rights: 'VIEWER' }],
  ['is blocked', { blocked: true }],
  ['is removed', null],
] as const)('a reader learns that who placed the order %s and cannot cancel it any more', async (_, body) => {
  const placer = await aColleague(app, owner, 'BUYER');
  const { order } = await anOrder(app, placer);
  const mayCancel = async () =>
    (await call(app, 'GET /api/orders/{id}', { cookie: viewer.cookie, params: { id: order.id } })).result
      .order.placerMayCancel;
  expect(await mayCancel()).toBe(true);
  const at = { cookie: owner.cookie, params: { id: placer.user.id } };
  if (body) await call(app, 'PATCH /api/company/users/{id}', { ...at, body });
  else await call(app, 'DELETE /api/company/users/{id}', at);
  expect(await mayCancel()).toBe(false);
});

test('a BUYER reads which reservation is their own', async () => {
  const own = await anOrder(app, buyer);
  const colleagues = await anOrder(app, owner);
  const { result } = await call(app, 'GET /api/reservations', { cookie: buyer.cookie });
  const isOwn = ({ order }: { order: { id: string } }) =>
    result.find((entry) => entry.order.id === order.id)?.order.isOwn;
  expect([isOwn(own), isOwn(colleagues)]).toEqual([true, false]);
});

test('an OWNER cancels what a colleague has ordered', async () => {
  const { order } = await anOrder(app, buyer);
  expect((await cancelOrder(owner, order.id)).status).toBe(200);
});

test('the confirmation of an order goes to who placed it and to the owner, each by their own name, and to nobody else', async () => {
  const otherBuyer = await aColleague(app, owner, 'BUYER');
  await db.updateTable('users').set({ name: 'Tim Albers' }).where('id', '=', buyer.user.id).execute();
  const vehicle = await aVehicle(db);
  const { result } = await call(app, 'POST /api/orders/create', {
    cookie: buyer.cookie,
    body: orderOf([vehicle]),
  });
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['recipient', sql<string>`facts ->> 'contactName'`.as('greeted')])
    .where('kind', '=', 'orderConfirmation')
    .where(sql<boolean>`facts ->> 'orderId' = ${result.id}`)
    .execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [owner.user.email, buyer.user.email].toSorted(),
  );
  expect(mails.map(({ recipient }) => recipient)).not.toContain(otherBuyer.user.email);
  // The contact of the company is the owner.
  expect(Object.fromEntries(mails.map(({ recipient, greeted }) => [recipient, greeted]))).toEqual({
    [owner.user.email]: 'Erika Muster',
    [buyer.user.email]: 'Tim Albers',
  });
});
