import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aColleague, aDealer, anAdmin } from '../fixtures/dealers.ts';
import { aMark } from '../fixtures/marks.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue, orderOf } from '../fixtures/orders.ts';
import { aSearch } from '../fixtures/saved-searches.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { findFailedMails, markFailedMails } from './mail/failed.ts';
import { sendMailTask } from './mail/send.ts';
import { mailWatchedChanges } from './marks/watch-mails.ts';
import { drawArrivalFormOf } from './order-documents/queries.ts';
import { remindOfExpiry } from './orders/lapse.ts';
import { isOutdatedMail } from './outdated-mails.ts';
import { alertSearches } from './saved-searches/alerts.ts';

const { db, owner: databaseOwner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);
const { cookie } = admin;

const sent: string[] = [];
const send = sendMailTask({
  ...app.deps,
  drawArrivalForm: drawArrivalFormOf,
  isOutdated: isOutdatedMail,
  log: { info: () => {} },
  transport: {
    send: async (_, name) => {
      sent.push(name);
      return 'nowhere';
    },
    close: () => {},
  },
});

/** Sends all mails of this kind that wait, as after a mail server was away; returns how many went out. */
async function sendLate(kind: string): Promise<number> {
  const waiting = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  expect(waiting.length).toBeGreaterThan(0);
  sent.length = 0;
  for (const { id } of waiting) await send({ id });
  await db.deleteFrom('mail_outbox').where('kind', '=', kind).where('sent_at', 'is not', null).execute();
  return sent.length;
}

const changeOrder = (id: string, body: object) =>
  call(app, 'PATCH /api/orders/{id}', { cookie, params: { id }, body });
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status } });

test('a payment reminder that waits is not sent once the invoice is paid or cancelled', async () => {
  const remind = async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const number = await anInvoiceOf(app, admin, order.id);
    await letInvoiceBeDue(databaseOwner, number, -30);
    for (const place of [1, 2])
      await call(app, 'POST /api/invoices/{number}/reminders', {
        cookie,
        params: { number },
        body: { place },
      });
    return order.id;
  };
  await remind();
  expect([await sendLate('paymentReminder'), await sendLate('secondPaymentReminder')]).toEqual([1, 1]);
  await changeOrder(await remind(), { paidAt: new Date().toISOString() });
  expect([await sendLate('paymentReminder'), await sendLate('secondPaymentReminder')]).toEqual([0, 0]);
  await setStatus(await remind(), 'CANCELLED');
  expect([await sendLate('paymentReminder'), await sendLate('secondPaymentReminder')]).toEqual([0, 0]);
});

test('a second payment reminder that waits beyond its last day is not sent, and the clerk sends it again', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const number = await anInvoiceOf(app, admin, order.id);
  await letInvoiceBeDue(databaseOwner, number, -30);
  const remind = async (place: number) =>
    (
      await call(app, 'POST /api/invoices/{number}/reminders', {
        cookie,
        params: { number },
        body: { place },
      })
    ).result;
  const invoiceNow = async () =>
    (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id: order.id } })).result
      .invoices[0];
  /** Moves the second reminder and its mails so many days into the past. */
  const daysLater = async (days: number) => {
    await sql`update payment_reminders set sent_at = sent_at - make_interval(days => ${days}) where place = 2`.execute(
      databaseOwner,
    );
    await sql`
      update mail_outbox
      set
        created_at = created_at - make_interval(days => ${days}),
        facts = facts || jsonb_build_object('payBy', ((facts ->> 'payBy')::date - ${days}::int)::text)
      where kind = 'secondPaymentReminder' and facts ->> 'number' = ${number}
    `.execute(databaseOwner);
  };
  const payBy = async () =>
    (
      await sql<{ payBy: string }>`
        select facts ->> 'payBy' as "payBy"
        from mail_outbox
        where kind = 'secondPaymentReminder' and facts ->> 'number' = ${number} and failed_at is null
      `.execute(db)
    ).rows[0]?.payBy;
  await remind(1);
  expect(await sendLate('paymentReminder')).toBe(1);
  await remind(2);
  const inTime = await payBy();
  await daysLater(20);
  const notSent = {
    reminders: [{ place: 1 }],
    nextReminder: { place: 2, isPossible: true },
    mayBeCancelled: false,
  };
  expect(await invoiceNow()).toMatchObject(notSent);
  expect(await sendLate('secondPaymentReminder')).toBe(0);
  expect(await invoiceNow()).toMatchObject(notSent);

  expect(await remind(2)).toMatchObject({
    reminders: [{ place: 1 }, { place: 2 }],
    nextReminder: null,
    mayBeCancelled: false,
  });
  expect(await payBy()).toBe(inTime);
  expect(await sendLate('secondPaymentReminder')).toBe(1);
});

test('a second payment reminder is sent on its last day', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const number = await anInvoiceOf(app, admin, order.id);
  await letInvoiceBeDue(databaseOwner, number, -30);
  for (const place of [1, 2])
    await call(app, 'POST /api/invoices/{number}/reminders', { cookie, params: { number }, body: { place } });
  await sql`
    update mail_outbox
    set facts = facts || jsonb_build_object('payBy', (now() at time zone 'Europe/Berlin')::date::text)
    where kind = 'secondPaymentReminder' and sent_at is null
  `.execute(db);
  expect([await sendLate('paymentReminder'), await sendLate('secondPaymentReminder')]).toEqual([1, 1]);
});

test('a mail that was dropped says why, waits for no clerk, and goes out if a clerk sends it when it holds again', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const number = await anInvoiceOf(app, admin, order.id);
  await letInvoiceBeDue(databaseOwner, number, -30);
  await call(app, 'POST /api/invoices/{number}/reminders', {
    cookie,
    params: { number },
    body: { place: 1 },
  });
  await changeOrder(order.id, { paidAt: new Date().toISOString() });
  expect(await sendLate('paymentReminder')).toBe(0);
  await markFailedMails(db);
  expect((await findFailedMails(db, { page: 1, limit: 100 })).total).toBe(0);
  const query = { orderId: order.id, kind: 'paymentReminder' };
  const { mails } = (await call(app, 'GET /api/admin/mails', { cookie, query })).result;
  expect(mails).toMatchObject([
    { state: 'FAILED', reason: 'not sent: it was outdated', canBeSentAgain: true },
  ]);
  const params = { id: mails[0]?.id ?? '' };
  await call(app, 'POST /api/admin/mails/{id}/send', { cookie, params });
  expect(await sendLate('paymentReminder')).toBe(0);
  await changeOrder(order.id, { paidAt: null });
  await call(app, 'POST /api/admin/mails/{id}/send', { cookie, params });
  expect(await sendLate('paymentReminder')).toBe(1);
});

test('a reminder that an order lapses is not sent once the order is processed, has ended or has a new period', async () => {
  const anOrderThatEnds = async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const soon = { expires_at: sql<Date>`now() + interval '3 hours'` };
    await db.updateTable('vehicle_reservations').set(soon).where('order_id', '=', order.id).execute();
    await remindOfExpiry(db);
    return order.id;
  };
  await anOrderThatEnds();
  expect(await sendLate('expiryReminder')).toBe(1);
  await setStatus(await anOrderThatEnds(), 'PROCESSED');
  expect(await sendLate('expiryReminder')).toBe(0);
  await setStatus(await anOrderThatEnds(), 'CANCELLED');
  expect(await sendLate('expiryReminder')).toBe(0);
  const id = await anOrderThatEnds();
  await setStatus(id, 'CANCELLED');
  await setStatus(id, 'PENDING');
  expect(await sendLate('expiryReminder')).toBe(0);
});

test('a request to order is not mailed once it was decided or taken back', async () => {
  const owner = await aDealer(app);
  const buyer = await aColleague(app, owner, 'BUYER');
  const ask = async () =>
    (
      await call(app, 'POST /api/company/requests', {
        cookie: buyer.cookie,
        body: orderOf([await aVehicle(db)]),
      })
    ).result.id;
  await ask();
  expect(await sendLate('orderRequested')).toBe(1);
  const taken = { cookie: buyer.cookie, params: { id: await ask() } };
  await call(app, 'POST /api/company/requests/{id}/withdraw', taken);
  expect(await sendLate('orderRequested')).toBe(0);
  await databaseOwner
    .deleteFrom('order_requests')
    .where('id', '=', await ask())
    .execute();
  expect(await sendLate('orderRequested')).toBe(0);
});

test('a mail about watched vehicles is not sent to a user who has ended these mails meanwhile', async () => {
  const dealer = await aDealer(app);
  const setMails = (watchMails: string) =>
    call(app, 'PATCH /api/user', { cookie: dealer.cookie, body: { watchMails } });
  await setMails('AT_ONCE');
  const vehicle = await aVehicle(db);
  await aMark(app, dealer, vehicle);
  const reprice = async (price_net: string) => {
    await db.updateTable('vehicles').set({ price_net }).where('id', '=', vehicle.id).execute();
    await mailWatchedChanges(app.deps);
  };
  await reprice('9000.00');
  expect(await sendLate('watchedVehicleChanged')).toBe(1);
  await reprice('8000.00');
  await setMails('OFF');
  expect(await sendLate('watchedVehicleChanged')).toBe(0);
});

test('a mail about a saved search is not sent once all its vehicles are sold or gone, or the search has ended', async () => {
  const dealer = await aDealer(app);
  let makes = 0;
  const find = async (count: number) => {
    const make = `Make ${(makes += 1)}`;
    const { id } = await aSearch(app, dealer, { search: `make=${encodeURIComponent(make)}` });
    const vehicles = [];
    for (let made = 0; made < count; made += 1) vehicles.push((await aVehicle(db, { make })).id);
    await alertSearches(app.deps);
    await sql`update saved_search_matches set found_at = found_at - interval '1 minute'`.execute(db);
    await alertSearches(app.deps);
    return { id, vehicles };
  };
  const sell = (vehicles: string[]) =>
    db.updateTable('vehicles').set({ status: 'SOLD' }).where('id', 'in', vehicles).execute();
  const one = await find(2);
  await sell(one.vehicles.slice(1));
  expect(await sendLate('savedSearch')).toBe(1);
  const two = await find(2);
  await sell(two.vehicles.slice(1));
  await db.deleteFrom('vehicles').where('id', 'in', two.vehicles.slice(0, 1)).execute();
  expect(await sendLate('savedSearch')).toBe(0);
  const params = { id: (await find(1)).id };
  const paused = { cookie: dealer.cookie, params, body: { isPaused: true } };
  await call(app, 'PATCH /api/searches/{id}', paused);
  expect(await sendLate('savedSearch')).toBe(0);
  await call(app, 'DELETE /api/searches/{id}', {
    cookie: dealer.cookie,
    params: { id: (await find(1)).id },
  });
  expect(await sendLate('savedSearch')).toBe(0);
});
