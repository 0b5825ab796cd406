import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderNumberOf } from '../contract/order-number.ts';
import { createClock, removeClock } from '../database/demo-clock.ts';
import type { DB } from '../database/schema.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../demo/accounts.ts';
import { useAddresses } from '../fixtures/addresses.ts';
import { call, testApp } from '../fixtures/app.ts';
import { aMessage } from '../fixtures/contact.ts';
import { useComplaints } from '../fixtures/complaints.ts';
import { useColleagues } from '../fixtures/company-access.ts';
import { correctPaidInvoice, setOrderStatus } from '../fixtures/corrections.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../fixtures/dealers.ts';
import { changeByClerk } from '../fixtures/clerk-changes.ts';
import { A_CONDITION, aDelivery, aDocument, aSpec, importOne } from '../fixtures/deliveries.ts';
import { anImport, runImports, sendZips } from '../fixtures/imports.ts';
import { aFailedMail } from '../fixtures/mails.ts';
import { aMark, aMarkShownAgain } from '../fixtures/marks.ts';
import { anExemptOrder, sendDocument } from '../fixtures/order-documents.ts';
import { anOrder, askInvoiceOfAnotherSum, letLapse, markInvoiced, orderOf } from '../fixtures/orders.ts';
import { aPaper } from '../fixtures/papers.ts';
import { useSearches } from '../fixtures/saved-searches.ts';
import { turnOn } from '../fixtures/second-factor.ts';
import {
  type Column,
  describeStatement,
  type Recorded,
  StatementRecorder,
} from '../fixtures/statement-recorder.ts';
import { readStatements, type TypedStatement } from '../fixtures/typed-statements.ts';
import { aDocument as aDocumentOf, aPicture, aVehicle } from '../fixtures/vehicles.ts';
import { aView } from '../fixtures/views.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { reportFailedImports } from './imports/report.ts';
import { readPortalChanges, readSnapshot } from './events/portal-changes.ts';
import { Replica } from './replica.ts';
import { hasKnownPassword } from './demo-accounts.ts';
import { remindOfExpiry, sweepLapsedOrders } from './orders/lapse.ts';
import { mailWatchedChanges } from './marks/watch-mails.ts';
import { findVehiclePages } from './pages/sitemap.ts';
import { removeUnusedFiles } from './files/remove-unused-files.ts';

const CALLED_AT = new Date().toISOString();
const recorder = new StatementRecorder();
const { pool, owner } = await createTestDatabase();
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [recorder] });
const app = await testApp({ db, limits: { contactByNetwork: { size: 1, seconds: 1000 } } });
const admin = await anAdmin(app);
// Every nullable column is null.
const dealer = await aDealer(app, {
  legal_form: null,
  phone: null,
  street: null,
  postal_code: null,
  city: null,
  vat_id: null,
  contact_first_name: null,
  contact_last_name: null,
});

/** Calls that run every statement at least once, each with a row in its result. */
async function useEverything(): Promise<void> {
  await useStock();
  await useAddresses(app, dealer);
  await useColleagues(app, dealer);
  await usePapers();
  await useImports();
  await useChanges();
  await useOrders();
  await useJobs();
  await owner
    .withPlugin(recorder)
    .transaction()
    .execute(async (tx) => {
      await createClock(tx, new Date(CALLED_AT));
      await removeClock(tx);
    });
  await hasKnownPassword({ db });
  await ensureAdmin(app.deps, { email: DEMO_ADMIN, password: DEMO_PASSWORD });
  await sql`insert into settings (name, value) values ('demo password', '{"hash": "none"}')`.execute(db);
  await hasKnownPassword({ db });
  await call(app, 'GET /api/user/sessions', { cookie: admin.cookie });
  await call(app, 'GET /api/admin/admins', { cookie: admin.cookie });
  const named = { cookie: admin.cookie, params: { id: admin.user.id }, body: { name: 'Ada Brandt' } };
  await call(app, 'PATCH /api/admin/admins/{id}', named);
  await turnOn(app, (await anAdmin(app)).cookie);
  await call(app, 'GET /api/user/second-factor', { cookie: admin.cookie });
  await call(app, 'POST /api/login', { body: { email: admin.user.email, password: admin.user.password } });
  for (const status of [201, 429])
    expect((await call(app, 'POST /api/contact-form', { body: aMessage() })).status).toBe(status);
}

/** What open pages and a replica ask. */
async function useChanges(): Promise<void> {
  const seen = await readSnapshot(db);
  await aDealer(app);
  await readPortalChanges(db, seen);
  await new Replica({ primary: db, replica: db, log: app.log }).read(async () => {});
}

async function usePapers(): Promise<void> {
  const { id } = await aPaper(app, dealer);
  await call(app, 'GET /api/dealer/papers', { cookie: dealer.cookie });
  await app.inject({ url: `/api/dealer/papers/${id}`, headers: { cookie: admin.cookie } });
}

async function useImports(): Promise<void> {
  const { cookie } = admin;
  const zip = await aDelivery(aSpec(), { 'a.txt': 'skipped' });
  const { id } = await sendZips(app, cookie, { 'a.zip': zip, 'b.zip': Buffer.from('x') });
  await runImports(app);
  const one = { cookie, params: { id } };
  await sql`update import_files set finished_at = now() - interval '1 hour'`.execute(db);
  await reportFailedImports(db);
  await sendZips(app, cookie, { 'b.zip': await aDelivery() }, `/api/imports/${id}/files`);
  await call(app, 'PUT /api/imports/{id}', { ...one, body: { isDryRun: false, fileNames: ['c.zip'] } });
  // Its clerk is deleted.
  const other = await anImport(app, cookie);
  await sql`update imports set started_by = null where id = ${other.id}`.execute(db);
  await sql`update import_files set added_by = null where import_id = ${other.id}`.execute(db);
  await sendZips(app, cookie, { 'x.zip': Buffer.from('x') }, `/api/imports/${other.id}/files`);
  await runImports(app);
  await sql`update import_files set finished_at = now() - interval '1 hour' where state = 'failed'`.execute(
    db,
  );
  await reportFailedImports(db);
  await call(app, 'GET /api/imports', { cookie });
  await call(app, 'GET /api/imports/{id}', { cookie, params: { id: other.id } });
  for (const params of [one.params, { id: other.id }])
    await call(app, 'PATCH /api/imports/{id}', { cookie, params, body: { isSettled: true } });
}

async function useStock(): Promise<void> {
  const spec = aSpec(A_CONDITION);
  const { vehicle } = await importOne(app, admin.cookie, await aDelivery(spec, { 'a.pdf': aDocument() }));
  await changeByClerk(app, admin.cookie, vehicle.id);
  await importOne(app, admin.cookie, await aDelivery(spec));
  const shown = await aVehicle(db);
  for (const { id } of [shown, vehicle]) await aPicture(app, id);
  for (const query of [{}, { q: 'Golf' }, { q: 'Gofl' }, { make: 'Volkswagen', sortBy: 'priceAsc' }]) {
    await call(app, 'GET /api/vehicles', { query });
    await call(app, 'GET /api/vehicles', { query, cookie: admin.cookie });
  }
  await aMark(app, dealer, vehicle, 'HIDDEN');
  // What has changed is read with a session, and again without one when the vehicle has been read, and for a visitor.
  await aPicture(app, shown.id);
  await call(app, 'GET /api/vehicles', { cookie: dealer.cookie });
  await aPicture(app, shown.id);
  await call(app, 'GET /api/vehicles');
  await call(app, 'GET /api/vehicles', { query: { q: 'TDI-Life', sortBy: 'relevance' } });
  // The relevance of a word that stands twice, once as a beginning, is left to the database.
  for (const q of ['golf golf-x', 'TDI TDI-Life', 'Gofl TDI TDI-Life', 'TDI TDI-Life Wasserstoff'])
    await call(app, 'GET /api/vehicles', { query: { q, make: 'Volkswagen', sortBy: 'relevance' } });
  for (const query of [{ hasPictures: 'true' }, { stockDaysMax: '9' }, { changedSince: '2020-01-01' }])
    await call(app, 'GET /api/vehicles', { query, cookie: admin.cookie });
  await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicle.id } });
  await call(app, 'GET /api/vehicles/states', { query: { id: vehicle.id } });
  await app.inject({ url: `/api/vehicles/${shown.id}/media.zip`, headers: { cookie: admin.cookie } });
  await call(app, 'GET /api/admin/overview', { cookie: admin.cookie });
  await aMarkShownAgain(app, dealer, vehicle);
  await call(app, 'PATCH /api/user', { cookie: dealer.cookie, body: { watchMails: 'AT_ONCE' } });
  await sql`update vehicles set price_net = price_net - 1 where id = ${vehicle.id}`.execute(db);
  await mailWatchedChanges({ db, networkKey: Buffer.alloc(32) });
  await call(app, 'GET /api/watchlist', { cookie: dealer.cookie });
  await useSearches(app, dealer);
  await findVehiclePages(db);
  await useBulk(vehicle.id);
}

async function useBulk(id: string): Promise<void> {
  const { cookie } = admin;
  const query = { make: 'Volkswagen' };
  const { vehicles } = (await call(app, 'GET /api/admin/vehicles/selection', { cookie, query })).result;
  const seen = vehicles.filter((each) => each.id === id);
  const prices = seen.map(({ priceNet }) => ({ id, priceNet }));
  const body = { vehicles: prices, by: 'AMOUNT', value: '5', rounding: 0 };
  await call(app, 'PATCH /api/admin/vehicles/prices', { cookie, body });
  await call(app, 'POST /api/admin/vehicles/export', { cookie, body: { ids: [id], format: 'csv' } });
}

async function useOrders(): Promise<void> {
  const vehicles = [await aVehicle(db, { variant: null, mileage_km: null }), await aVehicle(db)];
  const headers = { 'idempotency-key': randomUUID() };
  const sent = { cookie: dealer.cookie, headers, body: orderOf(vehicles) };
  await call(app, 'POST /api/orders/create', sent);
  const { id, reservations } = (await call(app, 'POST /api/orders/create', sent)).result;
  const query = { id: vehicles.map((vehicle) => vehicle.id) };
  await call(app, 'GET /api/vehicles/states', { cookie: dealer.cookie, query });
  await call(app, 'GET /api/admin/vehicles/interest', { cookie: admin.cookie, query });
  for (const vehicle of vehicles) await aDocumentOf(app, vehicle.id);
  const one = { params: { id }, cookie: admin.cookie };
  const [first, second] = reservations;
  await call(app, 'POST /api/reservations/{id}/cancel', {
    params: { id: first?.id ?? '' },
    cookie: dealer.cookie,
  });
  for (const status of ['PROCESSED', 'CANCELLED', 'PENDING'])
    await call(app, 'PATCH /api/orders/{id}/status', { ...one, body: { status } });
  await call(app, 'PATCH /api/vehicles/{id}', {
    params: { id: second?.vehicleId ?? '' },
    cookie: admin.cookie,
    body: { status: 'SOLD', firstRegistered: '2021-03-01' },
  });
  const { vehicles: released } = await anOrder(app, dealer);
  await call(app, 'PATCH /api/vehicles/{id}', {
    params: { id: released[0]?.id ?? '' },
    cookie: admin.cookie,
    body: { status: 'AVAILABLE' },
  });
  await call(app, 'PATCH /api/orders/{id}', { ...one, body: { calledAt: CALLED_AT } });
  await call(app, 'GET /api/orders/{id}', one);
  await useInvoices();
  const about = { subject: 'order', subjectId: one.params.id } as const;
  const body = { ...about, id: one.params.id, text: 'Voicemail' };
  for (const cookie of [admin.cookie, admin.cookie])
    await call(app, 'POST /api/admin/notes', { cookie, body });
  await call(app, 'GET /api/admin/notes', { cookie: admin.cookie, query: about });
  for (const sortBy of ['dateDesc', 'amountAsc', 'status'])
    await call(app, 'GET /api/orders', {
      cookie: admin.cookie,
      query: { sortBy, search: orderNumberOf(id) },
    });
  for (const { cookie } of [dealer, admin]) await call(app, 'GET /api/reservations', { cookie });
  await call(app, 'GET /api/user/data', { cookie: dealer.cookie });
}

/** An order with the least that an invoice holds, and a paid one whose invoice is corrected. The second call reads the stored one. */
async function useInvoices(): Promise<void> {
  const known = await aDealer(app, { country: 'FR', postal_code: '69007', vat_id: 'FR40303265045' });
  const { order, vehicles } = await anOrder(app, known, { vehicles: 1 });
  await sql`
    update vehicle_reservations set variant = null, mileage_km = null, first_registered = null
    where vehicle_id = ${vehicles[0]?.id}
  `.execute(db);
  const { order: other } = await anOrder(app, known);
  await setOrderStatus(app, admin, other.id, 'COMPLETED');
  await askInvoiceOfAnotherSum(app, admin, order.id);
  for (const id of [order.id, order.id]) await markInvoiced(app, id);
  await correctPaidInvoice(app, admin, other.id, 'COMPLETED');
  await setOrderStatus(app, admin, order.id, 'CANCELLED');
  const sent = { cookie: known.cookie };
  await useDocuments(known);
  await useComplaints(app, admin, known);
  await call(app, 'GET /api/user/data', sent);
  const { invoices } = (
    await call(app, 'GET /api/orders/{id}/invoices', { ...sent, params: { id: order.id } })
  ).result;
  await call(app, 'GET /api/admin/invoices', { cookie: admin.cookie });
  await call(app, 'GET /api/admin/invoices.csv', { cookie: admin.cookie });
  await call(app, 'GET /api/admin/intra-community-supplies.csv', { cookie: admin.cookie });
  await call(app, 'GET /api/orders', sent);
  const notSettled = { cookie: admin.cookie, params: { id: known.dealer.id } };
  await call(app, 'POST /api/admin/dealers/{id}/erase', notSettled);
  const number = invoices[0]?.number ?? '';
  const reminder = { cookie: admin.cookie, params: { number }, body: { place: 1 } };
  await call(app, 'POST /api/invoices/{number}/reminders', reminder);
  for (const q of [number, 'Golf', known.dealer.email])
    await call(app, 'GET /api/admin/search', { cookie: admin.cookie, query: { q } });
  for (const { number } of invoices)
    for (const name of ['GET /api/invoices/{number}.xml', 'GET /api/invoices/{number}.pdf'] as const)
      await call(app, name, { ...sent, params: { number } });
}

async function useDocuments(known: TestDealer): Promise<void> {
  const { id } = await anExemptOrder(app, admin, known);
  for (const { cookie } of [known, admin, admin]) {
    const { document } = await sendDocument(app, cookie, id);
    await call(app, 'GET /api/orders/{id}/documents', { cookie, params: { id } });
    for (const path of [`documents/${document.id}`, 'arrival-form.pdf'])
      await app.inject({ url: `/api/orders/${id}/${path}`, headers: { cookie } });
  }
}

/** Both dealers have the VAT id that test dealers share. */
async function useViews(): Promise<void> {
  const { cookie } = admin;
  const id = await aView(app, cookie);
  await call(app, 'PATCH /api/admin/views/{id}', { cookie, params: { id }, body: { name: 'Audi' } });
  await call(app, 'GET /api/admin/views', { cookie });
  await call(app, 'GET /api/user/data', { cookie });
}

async function useDealers(): Promise<void> {
  const [checked] = [await aDealer(app), await aDealer(app)];
  await anOrder(app, checked);
  const sent = { cookie: admin.cookie, params: { id: checked.dealer.id } };
  await call(app, 'PATCH /api/admin/dealers/{id}', { ...sent, body: { vatIdCheck: 'VALID' } });
  await call(app, 'GET /api/admin/dealers/{id}', sent);
}

async function useJobs(): Promise<void> {
  const mailId = await aFailedMail(db);
  await call(app, 'GET /api/admin/mails/failed', { cookie: admin.cookie });
  const { mails } = (await call(app, 'GET /api/admin/mails', { cookie: admin.cookie })).result;
  for (const { id } of mails)
    await call(app, 'GET /api/admin/mails/{id}', { cookie: admin.cookie, params: { id } });
  await call(app, 'GET /api/admin/worklist', { cookie: admin.cookie });
  for (const use of [useDealers, useViews]) await use();
  await call(app, 'GET /api/admin/audit', { cookie: admin.cookie });
  await app.inject({ url: '/api/admin/audit.csv', headers: { cookie: admin.cookie } });
  for (const params of [{ id: mailId }, { id: mailId }])
    await call(app, 'POST /api/admin/mails/{id}/send', { cookie: admin.cookie, params });
  const { order: due } = await anOrder(app, dealer);
  await sql`
    update vehicle_reservations set expires_at = now() + interval '1 hour' where order_id = ${due.id}
  `.execute(db);
  await remindOfExpiry(db);
  const { order: over } = await anOrder(app, dealer);
  await letLapse(app, over.id);
  await sweepLapsedOrders(db);
  await sql`
    insert into stored_files (sha256, storage_id, kind, byte_size) values (${'0'.repeat(64)}, 'unused', 'pdf', 1)
  `.execute(db);
  await sql`insert into file_removals (storage_id, kind) values ('unused', 'pdf')`.execute(db);
  await removeUnusedFiles(db, app.deps.files);
}

type Samples = Record<string, unknown>;

/**
 * A value of each type of PostgreSQL, as the driver returns it. JSON has no sample, because it may hold
 * anything.
 */
async function samplesOfTypes(): Promise<Samples> {
  const { rows } = await pool.query<Samples>(`
    select true as bool, 1::int4 as int4, 1::int8 as int8, 1::real as float4, 1::float8 as float8, 1::numeric as numeric, ''::text as text,
      gen_random_uuid() as uuid, current_date as date, now() as timestamptz, ''::bytea as bytea,
      array[true] as _bool, array['']::text[] as _text
  `);
  return rows[0] ?? {};
}

const isJson = (type: string) => type === 'json' || type === 'jsonb';
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Why the described columns do not fit the type of the statement. */
function faultsOfColumns({ columns }: TypedStatement, described: Column[], samples: Samples): string[] {
  const names = new Set(described.map(({ name }) => name));
  const missing = [...columns.keys()].filter((name) => !names.has(name)).map((name) => `${name} is missing`);
  const unfit = described.flatMap(({ name, type, isNullable }) => {
    const column = columns.get(name);
    if (!column) return [`${name} is not in the type`];
    if (!isJson(type) && !(type in samples)) return [`${name} is ${type}, of which there is no sample`];
    if (!isJson(type) && !column.safeParse(samples[type]).success) return [`${name} is ${type}`];
    return isNullable && !column.safeParse(null).success ? [`${name} may be null`] : [];
  });
  return [...missing, ...unfit];
}

/** Why the rows do not match the type of the statement. Only rows show the content of JSON. */
function faultsOfRows({ row }: TypedStatement, described: Column[], rows: Recorded['rows']): string[] {
  if (rows.length === 0) return ['this test gets no row of it'];
  const empty = described.filter(
    ({ name, type }) => isJson(type) && rows.every((each) => isEmpty(each[name])),
  );
  const unfit = rows.flatMap((each) => row.safeParse(each).error?.issues ?? []);
  return [
    ...empty.map(({ name }) => `this test gets no row of it with ${name}`),
    ...unfit.map(({ path, message }) => `${path.join('.')}: ${message}`),
  ];
}

async function faultsOf(statement: TypedStatement, samples: Samples): Promise<string[]> {
  const { texts, rows } = recorder.recorded.get(statement.key) ?? { texts: [], rows: [] };
  const faults = new Set<string>();
  let described: Column[] = [];
  for (const text of texts) {
    described = await describeStatement(pool, text);
    for (const fault of faultsOfColumns(statement, described, samples)) faults.add(fault);
  }
  for (const fault of faultsOfRows(statement, described, rows)) faults.add(fault);
  return [...faults];
}

const { typed, unchecked, mixed } = readStatements(['server', 'database']);

test('every typed statement returns rows of its type', async () => {
  // A column with another name or type can also fail a call. The faults below name its statement.
  const failure = await useEverything().catch((error: unknown) => error);
  const samples = await samplesOfTypes();
  const faults: Record<string, string[]> = {};
  for (const statement of typed) {
    const found = await faultsOf(statement, samples);
    if (found.length > 0) faults[`${statement.file}:${statement.line}`] = found;
  }
  expect({ failure, faults }).toEqual({ failure: undefined, faults: {} });
});

test('a typed template is executed where it is written, so that its rows can be checked', () => {
  expect(typed.length).toBeGreaterThan(30);
  expect(unchecked).toEqual([]);
});

test('a function uses either the query builder or templates for its statements', () => {
  expect(mixed).toEqual([]);
});
