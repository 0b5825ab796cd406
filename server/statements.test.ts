import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../database/schema.ts';
import { ORDER_DOCUMENTS_MAX } from '../contract/arrival-proof.ts';
import { DELIVERY_ADDRESSES_MAX } from '../contract/choices.ts';
import { PAPERS_MAX } from '../contract/paper-figures.ts';
import { anAddress } from '../fixtures/addresses.ts';
import { call, serversOf, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { aPdf } from '../fixtures/documents.ts';
import { aFailedMail } from '../fixtures/mails.ts';
import { aMark } from '../fixtures/marks.ts';
import { aDealerAbroad, sendDocument } from '../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder } from '../fixtures/orders.ts';
import { aPaper } from '../fixtures/papers.ts';
import { aDocument, aPicture, aVehicle } from '../fixtures/vehicles.ts';
import { aView } from '../fixtures/views.ts';
import type { EndpointName } from '../web/api/call.ts';
import { openSession } from './http/session.ts';
import { mailWatchedChanges } from './marks/watch-mails.ts';

const statements: string[] = [];
const { pool } = await createTestDatabase();
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => void statements.push(event.query.sql),
});
const app = await testApp({ db });
const dealer = await aDealer(app);
const admin = await anAdmin(app);

/** The number of statements that a call runs, on every server the same. */
async function count(name: EndpointName, sent: Parameters<typeof call>[2] = {}): Promise<number> {
  const counts = new Set<number>();
  for (const server of serversOf(app)) {
    statements.length = 0;
    const { status } = await call(server, name, sent);
    expect(status).toBe(200);
    counts.add(statements.length);
  }
  const [counted = 0, ...different] = counts;
  expect(different).toEqual([]);
  return counted;
}

const list = (query: Record<string, string | string[]>, cookie?: string) =>
  count('GET /api/vehicles', { query, ...(cookie ? { cookie } : {}) });

const CLIENT = { browser: null, system: null, network: null };
const FILTERED = { fuelType: 'Diesel', priceMax: '20000', kwMin: '1', doors: ['3', '5'] };

test('the inventory runs the same number of statements for one vehicle and for a hundred, filtered or not', async () => {
  await aPicture(app, (await aVehicle(db)).id);
  // The first call reads the stock into memory.
  await list({ limit: '1' });
  await Promise.all(Array.from({ length: 99 }, () => aVehicle(db)));
  // What has changed, with a cookie also the session; the vehicles that are not cached; and again what has changed.
  expect(await list({ limit: '98' })).toBe(3);
  expect(await list({ limit: '5', page: '2' })).toBe(1);
  expect(await list({ ...FILTERED, limit: '1' }, dealer.cookie)).toBe(1);
  expect(await list({ limit: '100', sortBy: 'priceAsc', status: 'ALL' }, dealer.cookie)).toBe(3);
  expect(await list({ limit: '100' }, admin.cookie)).toBe(3);
});

test('a new search asks for its words once, a correction once more, and a search that was made before asks nothing', async () => {
  await list({ q: 'Life' });
  // What has changed, the words, and again what has changed.
  expect(await list({ q: 'Golf TDI' })).toBe(3);
  expect(await list({ q: 'Gofl Volkswagn TDI' })).toBe(5);
  expect(await list({ q: 'TDI Golf', priceMax: '90000' })).toBe(1);
});

test('only vehicles that have changed are read again, and without a change a list takes one statement', async () => {
  const { id } = await aVehicle(db);
  await list({ limit: '100' });
  expect(await list({ limit: '5', page: '2', sortBy: 'mileage' })).toBe(1);
  await db.updateTable('vehicles').set({ first_registered: '2026-01-01' }).where('id', '=', id).execute();
  expect(await list({ limit: '5' })).toBe(3);
  expect(await list({ limit: '5' })).toBe(1);
});

test('a search after a change reads what has changed, and another page of it takes one statement', async () => {
  const q = 'Klimaautomatik';
  // A list of all vehicles may have the new one on its second page: equally good hits are in the order of their ids.
  await aVehicle(db, { make: 'Lancia' });
  expect(await list({ q, make: 'Lancia' })).toBe(3);
  expect(await list({ q, limit: '5', page: '2', sortBy: 'mileage' })).toBe(1);
  expect(await list({ q, limit: '5', page: '2', sortBy: 'mileage' })).toBe(1);
});

test('a vehicle takes two statements after it has changed, whatever it includes, and otherwise one', async () => {
  const { id } = await aVehicle(db);
  const read = () => count('GET /api/vehicles/{id}', { params: { id } });
  expect([await read(), await read()]).toEqual([2, 1]);
  for (let each = 0; each < 5; each += 1) await aPicture(app, id);
  await aDocument(app, id);
  expect([await read(), await read()]).toEqual([2, 1]);
  expect(await count('GET /api/vehicles/{id}', { params: { id }, cookie: dealer.cookie })).toBe(1);
});

test('every list runs the same number of statements for one row and for sixty', async () => {
  const ids: string[] = [];
  const add = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      const { vehicles, order } = await anOrder(app, dealer);
      ids.push(...vehicles.map(({ id }) => id));
      // An invoice takes long to print.
      if (each % 5 === 0) await anInvoiceOf(app, admin, order.id);
      for (const vehicle of vehicles) await aMark(app, dealer, vehicle);
      await db.transaction().execute((tx) => openSession(tx, dealer.user.id, CLIENT));
      await aDealer(app);
      await anAdmin(app, { rights: 'CLERK' });
      await aFailedMail(db);
      // A clerk has room for fifty.
      if (each < 45) await aView(app, admin.cookie);
    }
  };
  const as = (cookie: string, query: Record<string, string> = { limit: '100' }) => ({ cookie, query });
  const calls = async () => ({
    ownOrders: await count('GET /api/orders', as(dealer.cookie)),
    allOrders: await count('GET /api/orders', as(admin.cookie)),
    everything: await count('GET /api/admin/search', as(admin.cookie, { q: 'Golf' })),
    searchedOrders: await count('GET /api/orders', as(admin.cookie, { search: 'Golf' })),
    ownReservations: await count('GET /api/reservations', as(dealer.cookie)),
    allReservations: await count('GET /api/reservations', as(admin.cookie)),
    allReservationsAsSpecified: await count('GET /api/reservations', { cookie: admin.cookie }),
    dealers: await count('GET /api/admin/dealers', as(admin.cookie)),
    searchedDealers: await count('GET /api/admin/dealers', as(admin.cookie, { search: 'example' })),
    invoices: await count('GET /api/admin/invoices', as(admin.cookie)),
    searchedInvoices: await count('GET /api/admin/invoices', as(admin.cookie, { search: 'example' })),
    imports: await count('GET /api/imports', as(admin.cookie)),
    mails: await count('GET /api/admin/mails', as(admin.cookie, { search: 'example', limit: '100' })),
    failedMails: await count('GET /api/admin/mails/failed', as(admin.cookie)),
    notes: await count('GET /api/admin/notes', {
      cookie: admin.cookie,
      query: { subject: 'dealer', subjectId: dealer.dealer.id },
    }),
    audit: await count('GET /api/admin/audit', as(admin.cookie)),
    worklist: await count('GET /api/admin/worklist', { cookie: admin.cookie }),
    overview: await count('GET /api/admin/overview', { cookie: admin.cookie }),
    watchlist: await count('GET /api/watchlist', { cookie: dealer.cookie }),
    ownSessions: await count('GET /api/user/sessions', { cookie: dealer.cookie }),
    ownData: await count('GET /api/user/data', { cookie: dealer.cookie }),
    admins: await count('GET /api/admin/admins', { cookie: admin.cookie }),
    views: await count('GET /api/admin/views', { cookie: admin.cookie }),
    aDealersPage: await count('GET /api/admin/dealers/{id}', {
      cookie: admin.cookie,
      params: { id: dealer.dealer.id },
    }),
    states: await count('GET /api/vehicles/states', { cookie: dealer.cookie, query: { id: ids } }),
    interest: await count('GET /api/admin/vehicles/interest', { cookie: admin.cookie, query: { id: ids } }),
  });
  await add(1);
  const before = await calls();
  await add(59);
  expect(await calls()).toEqual(before);
});

test('papers, addresses and all that an order has run the same number of statements for one row and for many', async () => {
  const buyer = await aDealerAbroad(app);
  const [small, large] = await Promise.all([anOrder(app, buyer), anOrder(app, buyer, { vehicles: 50 })]);
  for (const { order } of [small, large]) await anInvoiceOf(app, admin, order.id);
  for (const { id } of large.vehicles) await aDocument(app, id);
  const [{ id: one }, { id: many }] = [small.order, large.order];
  const add = async (papers: number, addresses: number) => {
    for (let each = 0; each < papers; each += 1) await aPaper(app, buyer, { name: `${each}.pdf` });
    for (let each = 0; each < addresses; each += 1)
      await anAddress(app, buyer, { name: `Lager ${each} of ${addresses}` });
  };
  const addDocuments = async (order: string, documents: number) => {
    for (let each = 0; each < documents; each += 1)
      await sendDocument(app, buyer.cookie, order, {
        content: Buffer.concat([aPdf(), Buffer.from(`% ${each}\n`)]),
      });
  };
  const { cookie } = buyer;
  const ofDealer = async () => ({
    papers: await count('GET /api/dealer/papers', { cookie }),
    papersForClerks: await count('GET /api/dealer/papers', {
      cookie: admin.cookie,
      query: { dealerId: buyer.dealer.id },
    }),
    addresses: await count('GET /api/dealer/addresses', { cookie }),
  });
  const ofOrder = async (id: string) => ({
    order: await count('GET /api/orders/{id}', { cookie, params: { id } }),
    orderForClerks: await count('GET /api/orders/{id}', { cookie: admin.cookie, params: { id } }),
    documents: await count('GET /api/orders/{id}/documents', { cookie, params: { id } }),
    invoices: await count('GET /api/orders/{id}/invoices', { cookie, params: { id } }),
  });
  await add(1, 1);
  const before = await ofDealer();
  await add(PAPERS_MAX - 1, DELIVERY_ADDRESSES_MAX - 1);
  expect(await ofDealer()).toEqual(before);
  await addDocuments(one, 1);
  await addDocuments(many, ORDER_DOCUMENTS_MAX);
  expect(await ofOrder(many)).toEqual(await ofOrder(one));
});

test('the job of watched vehicles takes one statement for all without changes, and a fixed number for each other user', async () => {
  const watch = async (vehicles: number) => {
    const { cookie } = await aDealer(app);
    await call(app, 'PATCH /api/user', { cookie, body: { watchMails: 'AT_ONCE' } });
    const watched = await Promise.all(Array.from({ length: vehicles }, () => aVehicle(db)));
    for (const { id } of watched)
      await call(app, 'PUT /api/vehicles/{id}/mark', { cookie, params: { id }, body: { status: 'WATCHED' } });
    return watched.map(({ id }) => id);
  };
  const reprice = (ids: string[]) =>
    db.updateTable('vehicles').set({ price_net: '9000.00' }).where('id', 'in', ids).execute();
  const run = async () => {
    statements.length = 0;
    await mailWatchedChanges(app.deps);
    return statements.length;
  };
  const [few, many] = [await watch(1), await watch(12)];
  expect(await run()).toBe(1);
  await reprice(few);
  const once = await run();
  await reprice(many);
  expect([once, await run()]).toEqual([6, 6]);
  expect(await run()).toBe(1);
});
